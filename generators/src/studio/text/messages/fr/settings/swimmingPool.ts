import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  title: ['L’anneau rouge', '{hero} et le grand bassin'],
  passage: ['Il fallait passer par les casiers, puis par la douche, puis par le petit bain de pieds, où l’eau est toujours fâchée.'],
  arrive: ['Ça piquait un peu le nez. Les cris ricochaient sous le plafond, et le carrelage était froid, puis mouillé, puis froid.'],
  image: ['Au fond, les lignes bleues ondulaient comme des serpents bien élevés.'],
  meet: [
    'La maître-nageuse était en haut de sa chaise, un sifflet entre les dents. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>Je vois tout. Surtout ceux qui courent.</helper>',
  ],
  task: [
    '<helper>Il reste un anneau au fond, le rouge,</helper> [dit|a dit] {helper}. <helper>Je ferme à la sonnerie, et j’aimerais les avoir tous. Il est dans le grand bassin. Je reste à côté.</helper>',
  ],
  way: ['On [longea|a longé] le bord, une main sur la barre. {helper} marchait au même pas, au sec, la perche sous le bras.'],
  obstacle: ['Le grand bassin était d’un bleu plus foncé. On n’y avait pas pied, et une échelle descendait dedans et ne remontait pas.'],
  stuck: ['L’eau [entra|est entrée] dans le nez, du mauvais côté. Un sifflet [dit|a dit] : pause.'],
  still: ['Sous la surface, tout se taisait. L’anneau brillait, très calme, comme une chose qui a le temps.'],
  open: [
    'Les doigts [touchèrent|ont touché] le fond, et le fond était lisse, et l’anneau était là. On [remonta|est remonté] dans un nuage de bulles. Il y [eut|a eu] de l’air, beaucoup, et il était pour tout le monde.',
  ],
  gift: [
    '{helper} [décousit|a décousu] un badge de sa propre veste, avec une petite grenouille. <helper>C’était mon premier,</helper> [dit-elle|a-t-elle dit]. <helper>Couds-le droit.</helper>',
  ],
  homeward: ['Dehors, il faisait un froid délicieux. Les cheveux gouttaient, et un petit pain n’avait jamais été aussi bon.'],
  question: ['<hero>Pourquoi est-on si léger, dans l’eau ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [poussa|a poussé] un ballon sous l’eau, et il [repoussa|a repoussé] la main. L’eau qu’on déplace pousse vers le haut. Elle porte tout le monde, le ballon et les gens.',
  ],
};
