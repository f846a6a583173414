import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  passage: [
    'Le car [s’arrêta|s’est arrêté] au bout du chemin. Le reste se faisait en bottes, d’une flaque à l’autre.',
    'Le tracteur avait une remorque, et la remorque avait des bancs. À chaque bosse, tout le monde changeait de place.',
    'La boîte aux lettres portait une vache. {hero_subj} [tourna|a tourné] là, et le bitume [devint|est devenu] de l’herbe.',
    'Au dernier virage, la radio de la voiture [perdit|a perdu] sa chanson et [trouva|a trouvé] un coq. C’était là.',
  ],
  arrive: [
    'La paille piquait à travers les chaussettes. Cela sentait le lait tiède, et une porte battait, toc, toc, pendant qu’un coq se trompait d’heure.',
    'Une odeur forte [prit|a pris] tout le monde par le nez. Des ailes battaient, un seau roulait, et le sol collait aux talons.',
    'Le foin grattait la gorge. Une pompe grinçait, une chaîne tintait, et très loin un tracteur toussait son nom.',
    'Sous les pieds, cela changeait : gravier, herbe, beurre. Le beurre était de la boue, et elle sentait le lait.',
    { text: 'La paille piquait. Cot, cot, disait quelqu’un.', to: '3-5' },
    { text: 'Ça sentait fort, et le lait tiède. Un seau roulait.', to: '3-5' },
  ],
  image: [
    'Dans la cour, une botte était restée toute seule dans la boue, bien debout. Un poussin regardait dedans.',
    'Une oie gardait une brouette vide. Elle y tenait.',
    'Sur le fil à linge, il y avait six chaussettes et une poule. La poule séchait aussi.',
    'Un cochon dormait contre la porte marquée : bureau.',
  ],
  meet: [
    'Une chèvre [mangea|a mangé] le bord du plan de la ferme. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Elle ouvre les verrous. On ne sait pas qui lui a montré.</companion>',
    'Quelque chose [tira|a tiré] sur une manche. <companion>{helper} aime la laine</companion>, [dit|a dit] {companion}. C’était une chèvre, et elle mâchait déjà.',
    'Une chèvre était debout sur la niche, et le chien dedans n’en disait rien. <companion>{helper} aime voir loin</companion>, [dit|a dit] {companion}. <companion>Elle regarde surtout chez les voisins.</companion>',
    'Un seau [passa|est passé] dans la cour, avec des pattes. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>C’est une chèvre. Enlève-lui le seau, elle croit qu’il fait nuit.</companion>',
    {
      text: 'Une chèvre mangeait le plan. <companion>Ça, c’est {helper}</companion>, [dit|a dit] {companion}. Il ne restait qu’un coin.',
      to: '3-5',
    },
    {
      text: 'Bêê, [fit|a fait] une chèvre, dans un seau. <companion>Bonjour, {helper}</companion>, [dit|a dit] {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait marcher dans les ornières, un pied dans chacune. {helper} goûtait les poches, en commençant par la gauche.',
    'Entre l’étable et le tas, le chemin prenait du côté de l’étable. {helper} [préféra|a préféré] le tas.',
    'Le chemin longeait les poules, qui longeaient le chemin. {helper} marchait au milieu et saluait à gauche.',
    'Il fallait fermer chaque barrière derrière soi. {helper} la rouvrait, pour vérifier.',
  ],
  still: [
    'Une goutte pendait à la gouttière et n’arrivait pas à se décider. Une poule fermait un œil.',
    'Une poule, sur une patte, pensait à une chose ronde.',
    'Le tracteur s’était tu. Dans l’étable, une vache mâchait le silence, bien à fond.',
    'La girouette ne savait plus. Un brin de foin [descendit|est descendu] tout droit.',
  ],
  gift: [
    'Une poule rousse [s’ébroua|s’est ébrouée], et une plume [resta|est restée] dans l’air. {hero} l’[attrapa|a attrapée] d’une main.',
    '{companion} [souffla|a soufflé] sur une plume rousse. Elle [fit|a fait] deux tours et [se posa|s’est posée] sur la manche de {hero}.',
  ],
  homeward: [
    'Dans le car, il [flotta|a flotté] une odeur de chèvre. Tout le monde [regarda|a regardé] ailleurs, avec fierté.',
    'Sur la remorque, chacun avait de la paille au cou, et personne ne l’ôtait.',
    'La vache de la boîte aux lettres regardait de l’autre côté. L’herbe [redevint|est redevenue] du bitume.',
    'Au premier virage, la radio [retrouva|a retrouvé] sa chanson. Tout le monde [la trouva|l’a trouvée] un peu maigre.',
  ],
  question: ['<hero>Pourquoi la poule gratte-t-elle toujours la terre ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] sous les pattes de la poule : il y avait un ver, deux graines et un caillou. La poule n’a pas de dents. Elle avale de petits cailloux, et ils écrasent les graines dans son ventre.',
  ],
};
