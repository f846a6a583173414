import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  title: ['Le premier œuf', '{hero} et la barrière'],
  passage: [
    'Le car [s’arrêta|s’est arrêté] au bout du chemin. Le reste se faisait en bottes, d’une flaque à l’autre.',
    'Le tracteur avait une remorque, et la remorque avait des bancs. À chaque bosse, tout le monde changeait de place.',
  ],
  arrive: [
    'La paille piquait à travers les chaussettes. Cela sentait le lait tiède, et une porte battait, toc, toc, pendant qu’un coq se trompait d’heure.',
    'Une odeur forte [prit|a pris] tout le monde par le nez. Des ailes battaient, un seau roulait, et le sol collait aux talons.',
  ],
  image: [
    'Dans la cour, une botte était restée toute seule dans la boue, bien debout. Un poussin regardait dedans.',
    'Une oie gardait une brouette vide. Elle y tenait.',
  ],
  meet: [
    'Une chèvre [mangea|a mangé] le bord du plan de la ferme. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Elle ouvre les verrous. On ne sait pas qui lui a montré.</companion>',
    'Quelque chose [tira|a tiré] sur une manche. <companion>{helper} aime la laine</companion>, [dit|a dit] {companion}. C’était une chèvre, et elle mâchait déjà.',
  ],
  task: [
    '<companion>La poule rousse a pondu son premier œuf</companion>, [dit|a dit] {companion}. <companion>Dans le pré, pas au nid. Il faut le rentrer avant la pluie, et la barrière est embourbée.</companion>',
    '<companion>On cherche le premier œuf de la poule rousse</companion>, [dit|a dit] {companion}. <companion>Elle l’a caché dans le pré, et il va pleuvoir dessus. Le pré est derrière cette barrière.</companion>',
  ],
  way: [
    'On [marcha|a marché] dans les ornières, un pied dans chacune. {helper} goûtait les poches, en commençant par la gauche.',
    'On [passa|est passé] entre l’étable et le tas, du côté de l’étable. {helper} [préféra|a préféré] le tas.',
  ],
  obstacle: [
    'La barrière était prise dans la boue jusqu’au deuxième barreau. La boue la tenait et n’avait pas l’intention de la rendre.',
    'La barrière était vieille et le verrou encore plus. La boue montait tout autour.',
  ],
  stuck: [
    'La boue [garda|a gardé] une botte. Elle l’[ajouta|a ajoutée] à sa collection.',
    'Le verrou [se rouilla|s’est rouillé] un peu plus, exprès.',
  ],
  still: [
    'Une goutte pendait sous le barreau. La poule rousse, de l’autre côté, fermait un œil.',
    'Une poule, sur une patte, pensait à quelque chose de rond.',
  ],
  open: [
    'La barrière [céda|a cédé] avec un bruit de baiser. L’œuf était dans l’herbe, petit, un peu de travers, et chaud. On [le rapporta|l’a rapporté] dans un bonnet, et personne ne respirait.',
    'La barrière [tourna|a tourné], enfin, en tirant une longue langue de boue. Dans une touffe, l’œuf était tiède, avec une tache en forme de cœur, ou de haricot.',
  ],
  gift: [
    'À la place de l’œuf, il y avait une plume rousse. {companion} [la souffla|l’a soufflée] vers {hero}, et elle [se laissa|s’est laissé] attraper.',
    'La poule rousse [s’ébroua|s’est ébrouée], et une plume [resta|est restée] dans l’air. {hero} l’[attrapa|a attrapée] d’une main.',
  ],
  homeward: [
    'Dans le car, il [flotta|a flotté] une odeur de chèvre. Tout le monde [regarda|a regardé] ailleurs, avec fierté.',
    'Sur la remorque, chacun avait de la paille dans les cheveux, et personne ne l’ôtait.',
  ],
  question: ['<hero>Comment le poussin respire-t-il dans l’œuf ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [plongea|a plongé] un œuf dans de l’eau chaude : des bulles minuscules en [sortirent|sont sorties]. La coquille a des milliers de trous. L’air passe, et pas l’eau des grosses pluies.',
  ],
};
