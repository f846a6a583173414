import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  passage: [
    'La porte de la cuisine était ouverte, et une grande personne assise sur la marche. Après la marche, l’herbe était froide, et tout le reste était bleu.',
    'Les volets laissaient passer un trait blanc. {hero_subj} le suivait pieds nus, derrière une robe de chambre, jusqu’aux salades.',
    'Un manteau sur la chemise de nuit, des bottes aux pieds nus. La grande main [ouvrit|a ouvert] la porte, et la nuit [entra|est entrée] la première.',
    'La lampe de poche faisait un rond, et {hero} marchait dedans. Au potager, la grande main l’[éteignit|a éteinte], car la lune suffisait.',
  ],
  arrive: [
    'L’herbe rafraîchissait les chevilles. Cela sentait la terre arrosée, et un chien rêvait tout haut, trois jardins plus loin.',
    'Le gravier était froid et discret. Une odeur de tomate montait des feuilles, et les haricots se frottaient à leurs tuteurs.',
    'Cela sentait le fenouil et la pierre qui refroidit. Une gouttière parlait en dormant, et les radis ne disaient rien.',
    'L’air était doux comme l’intérieur d’une manche. Très loin, un train passait, et les feuilles l’écoutaient passer.',
    { text: 'L’herbe était fraîche. Un chien rêvait : wouf.', to: '3-5' },
    { text: 'Ça sentait la tomate. Le gravier faisait crr, tout bas.', to: '3-5' },
  ],
  image: [
    'La lune était tombée dans l’arrosoir. Elle y tenait tout entière.',
    'Un escargot escaladait le tuteur d’un haricot, et la lune l’éclairait, comme au théâtre.',
    'Sur la corde à linge, une chemise blanche dansait avec un pantalon. Ils se tenaient bien.',
    'La toile d’une araignée tenait entre deux tomates. La lune y était prise, par un bord.',
  ],
  meet: [
    'Des feuilles remuaient sous les salades : un hérisson. <companion>C’est {helper}</companion>, [chuchota|a chuchoté] {companion}. <companion>Il fait sa tournée. Il commence toujours par les fraises.</companion>',
    '<companion>Chut, il mange</companion>, [souffla|a soufflé] {companion}. Sous le chou, un hérisson croquait sans lever le nez. C’était {helper}.',
    'Un petit moteur [traversa|a traversé] l’allée en reniflant. <companion>C’est {helper}, le hérisson</companion>, [murmura|a murmuré] {companion}. <companion>Il est enrhumé depuis les limaces de mardi.</companion>',
    'La gamelle [bougea|a bougé] toute seule, d’un doigt. <companion>Regarde dessous</companion>, [souffla|a soufflé] {companion}. C’était {helper}, un hérisson, et il avait mis la gamelle en chapeau.',
    {
      text: 'Les salades bougeaient. <companion>C’est {helper}</companion>, [chuchota|a chuchoté] {companion}. C’était un hérisson.',
      to: '3-5',
    },
    {
      text: 'Snif, snif, faisait l’allée. <companion>Voilà {helper}</companion>, [dit|a dit] {companion}. C’était un hérisson enrhumé.',
      to: '3-5',
    },
  ],
  way: [
    'L’allée craquait, le bord ne disait rien. {hero_subj} [prit|a pris] le bord.',
    'Il fallait longer les framboises, l’une après l’autre, sans en compter aucune. {hero_subj} en [compta|a compté] deux.',
    'Les dalles étaient claires, une sur deux. Sur les sombres, le pied cherchait un peu.',
    'Il fallait passer sous la corde à linge, là où pendent les chaussettes froides. Une chaussette [toucha|a touché] un front.',
  ],
  still: [
    'L’herbe ne bougeait plus. Une feuille gouttait, et la goutte d’après n’était pas pressée.',
    'Une chauve-souris [écrivit|a écrit] un mot dans l’air, et [l’effaça|l’a effacé].',
    'Les choux avaient fermé leurs grandes feuilles. Un seul pétale tombait, et il n’était pas arrivé.',
    'Dans l’arrosoir, la lune s’était arrêtée de trembler.',
  ],
  gift: [
    'Près de l’arrosoir, {helper} avait laissé une coquille d’escargot, vide, très propre. {hero} l’[emporta|a emportée] au creux de la main. Dedans, c’était lisse comme la nuit.',
    '{hero} [trouva|a trouvé] dans l’herbe une coquille d’escargot, rayée. Elle était à la taille d’un petit doigt.',
  ],
  homeward: [
    'Le retour se faisait par l’herbe, sur ses propres traces, qui étaient noires dans la rosée.',
    'Le trait blanc des volets attendait au bord du lit.',
    'La porte [se ferma|s’est fermée] sur la nuit, sauf sur celle des bottes, qui était mouillée.',
    'La lampe de poche [se ralluma|s’est rallumée] devant la marche. Le rond [rentra|est rentré] à la maison, avec tout le monde dedans.',
  ],
  question: [
    '<hero>Pourquoi l’herbe est-elle mouillée, s’il n’a pas plu ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [posa|a posé] une assiette froide dans l’herbe, et bientôt elle [porta|a porté] des gouttes. L’air du soir garde de l’eau qu’on ne voit pas. Quand il touche une chose froide, l’eau s’y pose.',
  ],
};
