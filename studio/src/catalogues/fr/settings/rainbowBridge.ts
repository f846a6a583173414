import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  title: ['La couleur égarée', '{hero} à mi-chemin'],
  passage: [
    'Il pleuvait d’un côté de la rue et faisait beau de l’autre. {hero_subj} [se mit|s’est mis{hero_e}] juste au milieu, et [posa|a posé] le pied sur du rouge.',
    'La flaque avait des couleurs dedans. {hero_subj} [sauta|a sauté] à pieds joints, et [ne retomba pas|n’est pas retombé{hero_e}].',
  ],
  arrive: [
    'Cela sentait la pluie qui vient de finir. Le rouge était chaud sous la semelle, le bleu était frais, et sous les pieds, très loin, l’air chantait.',
    'Chaque pas donnait une note. L’air lavait la figure, et le jaune, sous les pieds, était tiède comme un dos de chat.',
  ],
  image: [
    'Dans le jaune, quelqu’un avait perdu une moufle. Elle était devenue jaune.',
    'Un facteur avait laissé son vélo contre le vert.',
  ],
  meet: [
    'Un agneau de nuage gambadait sur le bord. <helper>{helper}</helper>, [dit|a dit] l’agneau. <helper>Je suis en train de devenir un canard. Ne fais pas attention.</helper>',
    'Un petit nuage frisé [bêla|a bêlé]. <helper>{helper}</helper>, [dit|a dit] l’agneau. <helper>Hier, j’étais un dragon. C’était fatigant.</helper>',
  ],
  task: [
    '<helper>Il manque une couleur, là, au milieu</helper>, [dit|a dit] {helper}. <helper>Sans elle, le pont ne se ferme pas, et quand la pluie reprend, tout glisse. Elle est tombée de l’autre côté du trou.</helper>',
    '<helper>Quelqu’un a perdu l’indigo</helper>, [dit|a dit] {helper}. <helper>On le voit d’ici, de l’autre côté du trou. Si la pluie revient avant, le pont se décolle.</helper>',
  ],
  way: [
    'On [monta|est monté] par l’orange, on [traversa|a traversé] le vert, où il faisait un temps de jardin. {helper} changeait de forme à chaque bande.',
    '{helper} roulait en boule dans les montées et s’étalait dans les descentes.',
  ],
  obstacle: [
    'Là où il aurait dû y avoir l’indigo, il y avait un trou. Au fond du trou, on voyait une vache, minuscule.',
    'Le trou était exactement large d’une couleur. On voyait au travers, et il n’y avait personne.',
  ],
  stuck: [
    'Le bord [s’effrita|s’est effrité] un peu, en violet. La vache, en bas, [leva|a levé] la tête.',
    'Un bout d’orange [tomba|est tombé]. En bas, un chien [l’attrapa|l’a attrapé].',
  ],
  still: [
    'Il tombait une seule goutte, avec tout le pont dedans.',
    'Deux gouttes se tenaient au bord, et aucune ne voulait être la première.',
  ],
  open: [
    'De l’autre côté, la couleur attendait, roulée comme un tapis. On [la déroula|l’a déroulée], et le pont [se ferma|s’est fermé] avec un bruit de bonbon qu’on croque.',
    'Le pied [toucha|a touché] l’autre bord. L’indigo s’était pris à un clou d’étoile. On [le tira|l’a tiré] doucement, et les sept couleurs [se donnèrent|se sont donné] la main.',
  ],
  gift: [
    '{helper} [coupa|a coupé] un ruban dans le bord, là où cela dépassait. <helper>Il change de couleur quand on ne regarde pas. Tu devras me croire.</helper>',
    '{helper} [mâchonna|a mâchonné] le bord du pont et [rendit|a rendu] un ruban. <helper>Un peu mouillé</helper>, [dit|a dit] {helper}, <helper>mais d’origine.</helper>',
  ],
  homeward: [
    'On [descendit|est descendu] en glissade par le violet, et les talons [restèrent|sont restés] lilas jusqu’au soir.',
    'La pluie [s’arrêta|s’est arrêtée] juste quand les pieds [touchèrent|ont touché] la flaque.',
  ],
  question: ['<hero>D’où viennent les couleurs de l’arc-en-ciel ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mit|a mis] un verre d’eau au soleil, devant une feuille blanche. Au bord de l’ombre, il y [eut|a eu] du rouge, du vert, du bleu. Elles étaient toutes dans la lumière, et l’eau les sépare.',
  ],
};
