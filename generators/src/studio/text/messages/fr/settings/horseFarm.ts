import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  title: ['La barrière du pré', '{hero} et le poulain aux grands genoux'],
  passage: ['La route longeait une clôture, longtemps. Au bout de la clôture, il y avait un nom peint sur une roue de charrette.'],
  arrive: [
    'On sentait les sabots dans le sol avant de les entendre. L’herbe se déchirait sous les dents, et l’air avait un goût de poussière et de soleil.',
  ],
  image: ['Au milieu du pré, un cheval blanc dormait debout, une hirondelle sur le dos.'],
  meet: [
    'Un poulain [arriva|est arrivé] au galop, [freina|a freiné] trop tard et [s’assit|s’est assis]. <companion>{helper} a trois semaines,</companion> [dit|a dit] {companion}. <companion>Il n’a pas encore lu le mode d’emploi de ses jambes.</companion>',
  ],
  task: [
    '<companion>Il a perdu son licol dans le grand pré,</companion> [dit|a dit] {companion}. <companion>Il lui en faut un pour dormir à l’écurie, et le soir vient. Seulement, il y a la barrière. Elle est ouverte, et les autres aussi aimeraient sortir.</companion>',
  ],
  way: ['On [marcha|a marché] le long du fossé, dans le trèfle. {helper} suivait, partait, revenait, et tombait parfois en saluant.'],
  obstacle: ['La barrière du pré pendait, ouverte, et derrière elle cinq chevaux réfléchissaient à la liberté.'],
  stuck: [
    'Un sabot [gratta|a gratté] la terre. Cinq têtes [se levèrent|se sont levées], et le trou de la barrière [parut|a paru] plus grand.',
  ],
  still: ['Les chevaux mâchaient. C’était un bruit lent, comme quelqu’un qui marche dans la neige.'],
  open: [
    'La barrière [se ferma|s’est fermée], et cinq soupirs [passèrent|sont passés] par cinq nez. Sous le vieux pommier, le licol pendait à une branche. {helper} [mit|a mis] le nez dedans tout seul, à l’envers, puis à l’endroit.',
  ],
  gift: [
    'Une mèche de crinière était restée prise dans la boucle. {companion} [la tressa|l’a tressée] en trois, et [la noua|l’a nouée] au poignet de {hero}.',
  ],
  homeward: ['{helper} [vint|est venu] jusqu’au coin du pré, et là, son galop [fit|a fait] le tour pour aller dormir.'],
  question: ['<hero>Pourquoi les chevaux dorment-ils debout sans tomber ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [plia|a plié] un mètre de bois et [le bloqua|l’a bloqué] avec l’ongle : il tenait sans effort. Dans la jambe du cheval, le genou se bloque aussi. Ainsi, les muscles se reposent.',
  ],
};
