import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  title: ['L’anneau rouge', '{hero} et le grand bassin'],
  passage: [
    'Il fallait passer par les casiers, puis par la douche, puis par le petit bain de pieds, où l’eau est toujours fâchée.',
    'Le sac était déjà mouillé, du mercredi d’avant. {hero} [poussa|a poussé] la porte de verre, et le bruit [sortit|est sorti].',
  ],
  arrive: [
    'Ça piquait un peu le nez. Les cris ricochaient sous le plafond, et le carrelage était froid, puis mouillé, puis froid.',
    'La vapeur chatouillait la gorge. Un ballon claquait sur l’eau, et sous les pieds, le sol avait de petites bosses.',
  ],
  image: [
    'Au fond, les lignes bleues ondulaient comme des serpents bien élevés.',
    'Une sandale flottait, très lentement, vers le petit bain.',
  ],
  meet: [
    'La maître-nageuse était en haut de sa chaise, un sifflet entre les dents. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je vois tout. Surtout ceux qui courent.</helper>',
    '<helper>On ne court pas</helper>, [dit|a dit] une maître-nageuse, sans se retourner. <helper>{helper}. J’ai des yeux dans le bonnet.</helper>',
  ],
  task: [
    '<helper>Il reste un anneau au fond, le rouge</helper>, [dit|a dit] {helper}. <helper>Je ferme à la sonnerie, et j’aimerais les avoir tous. Il est dans le grand bassin. Je reste à côté.</helper>',
    '<helper>Quelqu’un a laissé tomber l’anneau rouge</helper>, [dit|a dit] {helper}. <helper>J’aimerais le ranger avant la sonnerie. C’est dans le grand bassin. On y va quand tu veux.</helper>',
  ],
  way: [
    'On [longea|a longé] le bord, une main sur la barre. {helper} marchait au même pas, au sec, la perche sous le bras.',
    'On [descendit|est descendu] l’échelle jusqu’au menton. {helper} s’était assise au bord, les pieds dans l’eau.',
  ],
  obstacle: [
    'Le grand bassin était d’un bleu plus foncé. On n’y avait pas pied, et une échelle descendait dedans et ne remontait pas.',
    'Sous le menton, le grand bassin descendait, bleu, puis plus bleu. Au fond, quelque chose de rouge.',
  ],
  stuck: [
    'L’eau [entra|est entrée] dans le nez, du mauvais côté. Un sifflet [dit|a dit] : pause.',
    'Les lunettes [se remplirent|se sont remplies]. Le rouge était maintenant partout.',
  ],
  still: [
    'Sous la surface, tout se taisait. L’anneau brillait, très calme, comme une chose qui a le temps.',
    'L’eau s’était refermée, bien lisse. Une horloge avançait d’un cran.',
  ],
  open: [
    'Les doigts [touchèrent|ont touché] le fond, et le fond était lisse, et l’anneau était là. On [remonta|est remonté] dans un nuage de bulles. Il y [eut|a eu] de l’air, beaucoup, et il était pour tout le monde.',
    'Un battement de pieds, deux, et le fond était là. L’anneau [tint|a tenu] au bout d’un doigt. En haut, l’air avait un goût de neuf.',
  ],
  gift: [
    '{helper} [décousit|a décousu] un badge de sa propre veste, avec une petite grenouille. <helper>C’était mon premier. Couds-le droit.</helper>',
    '{helper} [sortit|a sorti] un badge de la boîte aux trouvailles. <helper>Personne ne l’a réclamé depuis huit ans. Il t’attendait.</helper>',
  ],
  homeward: [
    'Dehors, il faisait un froid délicieux. Les cheveux gouttaient, et un petit pain n’avait jamais été aussi bon.',
    'Le sac était mouillé pour mercredi prochain.',
  ],
  question: ['<hero>Pourquoi est-on si léger, dans l’eau ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [poussa|a poussé] un ballon sous l’eau, et il [repoussa|a repoussé] la main. L’eau qu’on déplace pousse vers le haut. Elle porte tout le monde, le ballon et les gens.',
  ],
};
