import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  title: ['Le carton du milieu', '{hero} et les pièces qui répondaient'],
  passage: [
    'Le camion avait avalé la table, les lits et le bocal aux cornichons. On [monta|est monté] derrière lui, et l’on [roula|a roulé] {to_setting}.',
    'La vieille clé [resta|est restée] sur la table. La nouvelle, dans la poche, n’avait pas encore de bruit à elle.',
  ],
  arrive: [
    'Les pièces vides répondaient quand on parlait. Cela sentait la peinture et le carton, et le ruban adhésif hurlait chaque fois qu’on tirait dessus.',
    'Les pas faisaient un écho de piscine. Un robinet essayait sa voix, et l’air sentait la colle et le bois coupé.',
  ],
  image: [
    'Sur le mur, il y avait un carré plus clair. C’était l’ombre du tableau des autres.',
    'Derrière un radiateur, il y avait une bille, oubliée par d’autres.',
  ],
  meet: [
    'La voisine d’en bas était assise sur la troisième marche, une pomme à la main. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>C’est moi qui connais la minuterie. Elle dure vingt-deux marches.</helper>',
    'On [frappa|a frappé], trois coups en bas de la porte. C’était la voisine d’en dessous, un balai à la main. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je frappais au plafond. Autant frapper ici.</helper>',
  ],
  task: [
    '<helper>Tu cherches le carton de la veilleuse ?</helper> [demanda|a demandé] {helper}. <helper>Il faut le trouver avant que le camion reparte. Je l’ai vu entrer. Il est sous la montagne.</helper>',
    '<helper>Il te manque un carton ?</helper> [dit|a dit] {helper}. <helper>Celui de la veilleuse, je parie. Cherche-le avant ce soir, le camion en a gardé deux par erreur et repart bientôt.</helper>',
  ],
  way: [
    'On [monta|est monté] deux par deux, une marche pour chacun. {helper} disait : attention, celle-là sonne.',
    '{helper} connaissait les interrupteurs. Celui de la cuisine allumait le couloir, et celui du couloir, on ne savait pas.',
  ],
  obstacle: [
    'La montagne de cartons montait jusqu’à la lampe. Sur chacun, on avait écrit : fragile, ou bien : divers.',
    'Les cartons étaient empilés jusqu’en haut. C’était une montagne, et elle était marquée : ne pas grimper.',
  ],
  stuck: [
    'Un carton [s’ouvrit|s’est ouvert] tout seul et [rendit|a rendu] quarante pinces à linge.',
    'La montagne [glissa|a glissé] d’un cran, et un parapluie [s’ouvrit|s’est ouvert] dans le noir.',
  ],
  still: [
    'La minuterie [s’éteignit|s’est éteinte]. Dans le noir, la maison faisait connaissance.',
    'Une porte [bougea|a bougé] toute seule. Elle essayait ses gonds.',
  ],
  open: [
    'Sous le dernier divers, il y avait le bon. La veilleuse était dedans, roulée dans un pull. On [la brancha|l’a branchée], et le mur vide [eut|a eu] une lune, et la lune était à sa place.',
    'Le carton était là, tout en dessous, écrasé mais fidèle. La veilleuse [s’alluma|s’est allumée]. La chambre vide [eut|a eu] un coin, et dans le coin, il y avait déjà quelqu’un.',
  ],
  gift: [
    '{helper} [donna|a donné] à {hero} une clé. <helper>Celle de la cour. Elle n’ouvre bien que si on se trompe d’abord de sens.</helper>',
    '{helper} [détacha|a détaché] une clé de son anneau. <helper>C’est celle du toit. De là-haut, on voit ton ancienne rue.</helper>',
  ],
  homeward: [
    'Le camion [repartit|est reparti], tout léger. On [agita|a agité] la main, et puis on [monta|est monté] chez soi.',
    'Le soir, on [mangea|a mangé] sur un carton. Il était marqué : table.',
  ],
  question: ['<hero>Pourquoi une pièce vide résonne-t-elle ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [tapa|a tapé] dans ses mains : cela [répondit|a répondu]. Avec le tapis et les couvertures, cela [se tut|s’est tu]. Le son saute d’un mur dur à l’autre, mais les choses molles le retiennent.',
  ],
};
