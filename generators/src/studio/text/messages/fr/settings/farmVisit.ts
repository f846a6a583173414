import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  title: ['Le premier œuf', '{hero} et la barrière'],
  passage: ['Le car [s’arrêta|s’est arrêté] au bout du chemin. Le reste se faisait en bottes, d’une flaque à l’autre.'],
  arrive: [
    'La paille piquait à travers les chaussettes. Cela sentait le lait tiède, et une porte battait, toc, toc, pendant qu’un coq se trompait d’heure.',
  ],
  image: ['Dans la cour, une botte était restée toute seule dans la boue, bien debout. Un poussin regardait dedans.'],
  meet: [
    'Une chèvre [mangea|a mangé] le bord du plan de la ferme. <companion>C’est {helper},</companion> [dit|a dit] {companion}. <companion>Elle ouvre les verrous. On ne sait pas qui lui a montré.</companion>',
  ],
  task: [
    '<companion>La poule rousse a pondu son premier œuf,</companion> [dit|a dit] {companion}. <companion>Dans le pré, pas au nid. Il faut le rentrer avant la pluie, et la barrière est embourbée.</companion>',
  ],
  way: ['On [marcha|a marché] dans les ornières, un pied dans chacune. {helper} goûtait les poches, en commençant par la gauche.'],
  obstacle: ['La barrière était prise dans la boue jusqu’au deuxième barreau. La boue la tenait et n’avait pas l’intention de la rendre.'],
  stuck: ['La boue [garda|a gardé] une botte. Elle l’[ajouta|a ajoutée] à sa collection.'],
  still: ['Une goutte pendait sous le barreau. La poule rousse, de l’autre côté, fermait un œil.'],
  open: [
    'La barrière [céda|a cédé] avec un bruit de baiser. L’œuf était dans l’herbe, petit, un peu de travers, et chaud. On [le rapporta|l’a rapporté] dans un bonnet, et personne ne respirait.',
  ],
  gift: [
    'À la place de l’œuf, il y avait une plume rousse. {companion} [la souffla|l’a soufflée] vers {hero}, et elle [se laissa|s’est laissé] attraper.',
  ],
  homeward: ['Dans le car, il [flotta|a flotté] une odeur de chèvre. Tout le monde [regarda|a regardé] ailleurs, avec fierté.'],
  question: ['<hero>Comment le poussin respire-t-il dans l’œuf ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [plongea|a plongé] un œuf dans de l’eau chaude : des bulles minuscules en [sortirent|sont sorties]. La coquille a des milliers de trous. L’air passe, et pas l’eau des grosses pluies.',
  ],
};
