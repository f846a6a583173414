import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  title: ['Le mur d’herbes', '{hero} et le guetteur debout'],
  passage: [
    'La piste était rouge et toute droite. Au bout de la piste, un arbre plat. Après l’arbre plat, on était {at_setting}.',
    'Le paillasson était jaune et piquait un peu. {hero_subj} [s’y allongea|s’y est allongé{hero_e}], et il s’étendait jusqu’au soleil.',
  ],
  arrive: [
    'L’herbe sèche sifflait, et la poussière avait un goût de soleil. On sentait des sabots dans le sol, bien avant d’en voir.',
    'Les herbes sentaient la tisane. Très loin, une bête bâillait, et cela faisait frémir le sol.',
  ],
  image: [
    'Contre le soleil, une rangée de dos avançait, un grand, un grand, un tout petit.',
    'Une girafe mangeait le haut d’un arbre. Un zèbre attendait les restes.',
  ],
  meet: [
    'Un suricate se tenait debout sur une termitière, les mains sur le ventre. <helper>{helper}, guetteur</helper>, [dit|a dit] le petit animal. <helper>Je vois tout, sauf ce qui est derrière moi. Derrière, c’est mon cousin.</helper>',
    '<helper>À gauche, rien. À droite, quelqu’un</helper>, [dit|a dit] un suricate au garde-à-vous. <helper>Bonjour, quelqu’un. Moi, c’est {helper}.</helper>',
  ],
  task: [
    '<helper>Le point d’eau a changé de place</helper>, [dit|a dit] {helper}. <helper>Le petit éléphant a soif, et le soleil descend. L’eau est là-bas, je la sens, mais il y a les hautes herbes.</helper>',
    '<helper>On ne trouve plus le point d’eau</helper>, [dit|a dit] {helper}. <helper>Le troupeau arrive au coucher du soleil. Il faut ouvrir une piste à travers les herbes.</helper>',
  ],
  way: [
    'On [alla|est allé] en file, {helper} devant, qui se dressait tous les vingt pas et disait : rien. Puis encore : rien.',
    '{helper} montait sur toutes les bosses, et sur une tortue, qui ne disait rien.',
  ],
  obstacle: [
    'Les herbes faisaient un mur, plus haut qu’un homme à cheval. Au-dedans, tout bruissait, et l’on ne voyait pas son propre coude.',
    'Le mur d’herbes bougeait comme une bête qui respire. Dedans, on ne verrait plus {helper}.',
  ],
  stuck: [
    'L’herbe [se referma|s’est refermée] par derrière, et la piste [disparut|a disparu] sans dire au revoir.',
    'Les herbes [chuchotèrent|ont chuchoté] entre elles. On les sentait sourire.',
  ],
  still: [
    'Le vent [passa|est passé] sur les herbes, et elles [se couchèrent|se sont couchées] toutes du même côté. Puis elles [se relevèrent|se sont relevées].',
    'Le soleil touchait le bord. Tout ce qui avait des oreilles les dressait.',
  ],
  open: [
    'Les herbes [s’ouvrirent|se sont ouvertes], et l’eau était là, ronde, avec tout le ciel dedans. Le petit éléphant y [entra|est entré] jusqu’aux genoux. Il [but|a bu], et le bruit était celui d’une baignoire qui se vide à l’envers.',
    'Une dernière touffe, et l’on avait les pieds dans l’eau. Le point d’eau était rose de ciel. Le troupeau [vint|est venu], [but|a bu], et [remercia|a remercié] en éclaboussant.',
  ],
  gift: [
    '{helper} [secoua|a secoué] une gousse sèche, qui [fit|a fait] un bruit de pluie. <helper>C’est pour appeler. Si on ne vient pas, c’est qu’on guette.</helper>',
    '{helper} [ouvrit|a ouvert] la main : une gousse noire, longue comme un doigt. <helper>Secoue-la quand tu t’ennuies</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'On [rentra|est rentré] avec le soleil bas dans le dos, derrière des ombres aux jambes de girafe.',
    'Le soleil [passa|est passé] dessous. Le paillasson avait repris sa taille.',
  ],
  question: ['<hero>Comment savent-ils où il y a de l’eau ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] les traces : elles venaient de partout, et se rejoignaient comme les doigts d’une main. Il suffisait de suivre la paume. Les éléphants, eux, gardent le chemin en mémoire pendant des années.',
  ],
};
