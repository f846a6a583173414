import type { Tables } from '../../schema.ts';

export const mythical_creature: NonNullable<Tables['character']['mythical_creature']> = {
  home: [
    '{hero_subj} vivait en haut d’une colline que les cartes oubliaient. Cela faisait peu de courrier.',
    'Dans les vieux livres, on parlait de {hero} avec des majuscules. Au petit déjeuner, on l’appelait par son petit nom.',
    '{hero_subj} avait des ailes, mais elles étaient en tissu de parapluie, et s’ouvraient surtout quand il pleuvait.',
    'Il y avait une statue de {hero} sur la place. Elle était plus grande, et n’avait jamais les pieds mouillés.',
    '{hero_subj} dormait sur un tas de petites cuillères. L’or, c’était froid, et ça glissait.',
    'Quand {hero} riait, les vitres le savaient. On avait mis du papier dans les cadres.',
    '{hero_subj} avait une corne, petite, où l’on pouvait sécher une moufle.',
    'Les chevaliers ne venaient plus depuis longtemps. {hero} gardait quand même une chaise pour eux.',
    'La légende disait que {hero} gardait une montagne. En vrai, {hero_il} gardait la clé des voisins.',
    'Chez {hero}, le feu de la cheminée était de famille. On lui souhaitait sa fête.',
  ],
  senses: [
    'L’ombre de {hero} avait des ailes plus grandes que {hero_lui}. Elle en profitait.',
    '{hero_subj} [huma|a humé] le vent. Il avait soufflé ici il y a mille ans, et n’avait pas beaucoup changé.',
    'Le sol [trembla|a tremblé] un peu sous {hero}, par habitude.',
    'La corne de {hero}, ou ce qui y ressemblait, [devint|est devenue] tiède. C’était bon signe.',
    '{hero_subj} [rentra|a rentré] le bout de sa queue, car l’endroit était bas de plafond. Ou {hero_il} en avait l’impression.',
    'Quelque chose de très vieux, ici, [ouvrit|a ouvert] un œil, [reconnut|a reconnu] {hero} et [le referma|l’a refermé].',
  ],
};
