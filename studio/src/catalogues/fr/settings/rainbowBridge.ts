import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  passage: [
    'Il pleuvait d’un côté de la rue et faisait beau de l’autre. {hero_subj} [se mit|s’est mis{hero_e}] juste au milieu, et [posa|a posé] le pied sur du rouge.',
    'La flaque avait des couleurs dedans. {hero_subj} [sauta|a sauté] à pieds joints, et [ne retomba pas|n’est pas retombé{hero_e}].',
    'Sur la vitre, les gouttes couraient les unes après les autres. Là où deux se rejoignaient, il y avait du rouge, puis de l’orange, et une marche.',
    'La boîte de craies avait une couleur qui ne s’usait pas. {hero_subj} [traça|a tracé] un arc sur le mur de la cour, et l’arc [tint|a tenu] debout.',
  ],
  play: [
    'Les coussins étaient le pont, un par couleur. Entre deux couleurs, le tapis était un nuage, et l’on n’y posait pas le pied.',
    'Le pont était fait d’écharpes, mises bout à bout dans le couloir. Celle de laine verte était la plus chaude à traverser.',
  ],
  arrive: [
    'Cela sentait la pluie qui vient de finir. Le rouge était chaud sous la semelle, le bleu était frais, et sous les pieds, l’air chantait.',
    'Chaque pas donnait une note. L’air lavait la figure, et le jaune, sous les pieds, était tiède comme un dos de chat.',
    'Le vent sentait l’herbe et le fer mouillé. Sous les pieds, l’orange ronronnait, et il restait du jaune au bout des doigts.',
    'Le vert sentait la pomme et le bleu la rivière. L’air vibrait dans les dents, comme quand on fredonne bouche fermée.',
    { text: 'Do, ré, mi, faisaient les pieds. Le rouge était chaud.', to: '3-5' },
    { text: 'Ça sentait la pluie. Le bleu était frais sous la semelle.', to: '3-5' },
  ],
  image: [
    'Dans le jaune, une moufle s’était perdue. Elle était devenue jaune.',
    'Un facteur avait laissé son vélo contre le vert.',
    'Un parapluie oublié séchait au vert. Un côté était vert clair, l’autre avait pris un peu de bleu.',
    'Un oiseau était entré rouge par un bout. Il venait de ressortir de l’orange, l’air étonné.',
  ],
  meet: [
    'Un agneau de nuage gambadait sur le bord. <helper>{helper}</helper>, [dit|a dit] l’agneau. <helper>Je suis en train de devenir un canard. Ne fais pas attention.</helper>',
    'Un petit nuage frisé [bêla|a bêlé]. <helper>{helper}</helper>, [dit|a dit] l’agneau. <helper>Hier, j’étais un dragon. C’était fatigant.</helper>',
    'Un agneau de nuage se changeait en mouton, et c’était difficile à voir. <helper>Fini</helper>, [dit|a dit] l’agneau. <helper>{helper}. J’aime aussi être un pouf.</helper>',
    'Un agneau de nuage avait une patte en forme de théière. <helper>Elle est d’hier</helper>, [dit|a dit] l’agneau. <helper>{helper}. Je finis toujours par les pattes.</helper>',
    {
      text: 'Un petit nuage frisé [bêla|a bêlé]. <helper>{helper}</helper>, [dit|a dit] l’agneau. <helper>Je suis un canard, bientôt.</helper>',
      to: '3-5',
    },
    {
      text: 'Un agneau de nuage [sauta|a sauté] du vert au bleu. C’était {helper}. <helper>Bê.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [monta|est monté] par l’orange, on [traversa|a traversé] le vert, où il faisait un temps de jardin. {helper} changeait de forme à chaque bande.',
    '{helper} roulait en boule dans les montées et s’étalait dans les descentes.',
    'Au milieu, il y avait un palier de rien du tout, où l’on changeait de couleur. {helper} y soufflait un peu.',
    'La montée se faisait à petits pas, parce que les couleurs glissent vers le haut. {helper} se faisait pousser par le vent.',
  ],
  still: [
    'Il tombait une seule goutte, avec tout le pont dedans.',
    'Deux gouttes se tenaient au bord, et aucune ne voulait être la première.',
    'Une goutte pendait sous le vert et [y tint|y a tenu] bon. Toute la vallée était dedans, à l’envers.',
    'Le vent [posa|a posé] tout ce qu’il portait. Une plume [resta|est restée] en l’air, par habitude.',
  ],
  gift: [
    '{helper} [coupa|a coupé] un ruban dans le bord, là où cela dépassait. <helper>Il change de couleur quand on ne regarde pas. Tu devras me croire.</helper>',
    '{helper} [mâchonna|a mâchonné] un fil qui dépassait et [rendit|a rendu] un ruban. <helper>Un peu mouillé</helper>, [dit|a dit] {helper}, <helper>mais d’origine.</helper>',
  ],
  homeward: [
    'La descente [se fit|s’est faite] en glissade, et les talons [restèrent|sont restés] lilas jusqu’au soir.',
    'La flaque [s’approcha|s’est approchée], ronde comme un tapis. La pluie [s’arrêta|s’est arrêtée] juste quand les pieds [touchèrent|ont touché] l’eau.',
    'La marche [fondit|a fondu] entre deux gouttes. Sur la vitre, il ne restait qu’une traînée, d’un côté orange, de l’autre rouge.',
    'L’arc [redevint|est redevenu] de la craie. La première goutte de pluie en [fit|a fait] une flaque rose.',
  ],
  unplay: [
    'C’était l’heure du dîner. Le pont [se replia|s’est replié] par le rouge, et les coussins [retrouvèrent|ont retrouvé] leurs coins.',
    'La soupe [fuma|a fumé], et il [fallut|a fallu] descendre du pont. Les écharpes [remontèrent|sont remontées] à leurs crochets, dans le désordre.',
  ],
  question: ['<hero>D’où viennent les couleurs de l’arc-en-ciel ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] un verre d’eau au soleil, devant une feuille blanche. Au bord de l’ombre, il y [eut|a eu] du rouge, du vert, du bleu. Elles étaient toutes dans la lumière, et l’eau les sépare.',
  ],
};
