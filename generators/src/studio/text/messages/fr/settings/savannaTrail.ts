import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  title: ['Le mur d’herbes', '{hero} et le guetteur debout'],
  passage: ['La piste était rouge et toute droite. Au bout de la piste, un arbre plat. Après l’arbre plat, on était {at_setting}.'],
  arrive: ['L’herbe sèche sifflait, et la poussière avait un goût de soleil. On sentait des sabots dans le sol, bien avant d’en voir.'],
  image: ['Contre le soleil, une rangée de dos avançait, un grand, un grand, un tout petit.'],
  meet: [
    'Un suricate se tenait debout sur une termitière, les mains sur le ventre. <helper>{helper}, guetteur,</helper> [dit|a dit] le petit animal. <helper>Je vois tout, sauf ce qui est derrière moi. Derrière, c’est mon cousin.</helper>',
  ],
  task: [
    '<helper>Le point d’eau a changé de place,</helper> [dit|a dit] {helper}. <helper>Le petit éléphant a soif, et le soleil descend. L’eau est là-bas, je la sens, mais il y a les hautes herbes.</helper>',
  ],
  way: ['On [alla|est allé] en file, {helper} devant, qui se dressait tous les vingt pas et disait : rien. Puis encore : rien.'],
  obstacle: [
    'Les herbes faisaient un mur, plus haut qu’un homme à cheval. Au-dedans, tout bruissait, et l’on ne voyait pas son propre coude.',
  ],
  stuck: ['L’herbe [se referma|s’est refermée] par derrière, et la piste [disparut|a disparu] sans dire au revoir.'],
  still: [
    'Le vent [passa|est passé] sur les herbes, et elles [se couchèrent|se sont couchées] toutes du même côté. Puis elles [se relevèrent|se sont relevées].',
  ],
  open: [
    'Les herbes [s’ouvrirent|se sont ouvertes], et l’eau était là, ronde, avec tout le ciel dedans. Le petit éléphant y [entra|est entré] jusqu’aux genoux. Il [but|a bu], et le bruit était celui d’une baignoire qui se vide à l’envers.',
  ],
  gift: [
    '{helper} [secoua|a secoué] une gousse sèche, qui [fit|a fait] un bruit de pluie. <helper>C’est pour appeler,</helper> [dit|a dit] {helper}. <helper>Si on ne vient pas, c’est qu’on guette.</helper>',
  ],
  homeward: ['On [rentra|est rentré] avec le soleil bas dans le dos, derrière des ombres aux jambes de girafe.'],
  question: ['<hero>Comment savent-ils où il y a de l’eau ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] les traces : elles venaient de partout, et se rejoignaient comme les doigts d’une main. Il suffisait de suivre la paume. Les éléphants, eux, gardent le chemin en mémoire pendant des années.',
  ],
};
