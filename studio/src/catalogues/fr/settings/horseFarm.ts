import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  title: ['La barrière du pré', '{hero} et le poulain aux grands genoux'],
  passage: [
    'La route longeait une clôture, longtemps. Au bout de la clôture, il y avait un nom peint sur une roue de charrette.',
    'On [fit|a fait] la fin du chemin sur une charrette. Celui qui tirait connaissait la route mieux que tous.',
  ],
  arrive: [
    'On sentait les sabots dans le sol avant de les entendre. L’herbe se déchirait sous les dents, et l’air avait un goût de poussière et de soleil.',
    'Le vent sentait la menthe écrasée. Quelque part on hennissait, et la terre répondait par petits coups.',
  ],
  image: [
    'Au milieu du pré, un cheval blanc dormait debout, une hirondelle sur le dos.',
    'Un seau pendait à un clou. Dedans, il y avait la pluie de la semaine, et un ciel.',
  ],
  meet: [
    'Un poulain [arriva|est arrivé] au galop, [freina|a freiné] trop tard et [s’assit|s’est assis]. <companion>{helper} a trois semaines</companion>, [dit|a dit] {companion}. <companion>Il n’a pas encore lu le mode d’emploi de ses jambes.</companion>',
    'Un poulain tétait le coude de {companion}. <companion>{helper} cherche sa mère</companion>, [dit|a dit] {companion}. <companion>Il sait qu’elle est grande et chaude. Il essaie tout.</companion>',
  ],
  task: [
    '<companion>Il a perdu son licol dans le grand pré</companion>, [dit|a dit] {companion}. <companion>Il lui en faut un pour dormir à l’écurie, et le soir vient. Seulement, il y a la barrière. Elle est ouverte, et les autres aussi aimeraient sortir.</companion>',
    '<companion>Son licol est resté quelque part au pré</companion>, [dit|a dit] {companion}. <companion>Il faut le rentrer avant la nuit. D’abord, la barrière, ils sont cinq à attendre que ça s’ouvre.</companion>',
  ],
  way: [
    'On [marcha|a marché] le long du fossé, dans le trèfle. {helper} suivait, partait, revenait, et tombait parfois en saluant.',
    'On [traversa|a traversé] le petit bois. {helper} sautait par-dessus toutes les ombres.',
  ],
  obstacle: [
    'La barrière du pré pendait, ouverte, et derrière elle cinq chevaux réfléchissaient à la liberté.',
    'La barrière du pré battait au vent. Chaque fois, un cheval de plus levait la tête.',
  ],
  stuck: [
    'Un sabot [gratta|a gratté] la terre. Cinq têtes [se levèrent|se sont levées], et le trou de la barrière [parut|a paru] plus grand.',
    'La barrière [s’ouvrit|s’est ouverte] toute grande. Quelqu’un [trotta|a trotté], pour voir ce que ça faisait.',
  ],
  still: [
    'Les chevaux mâchaient. C’était un bruit lent, comme quelqu’un qui marche dans la neige.',
    'Un cheval blanc regardait loin. Rien ne bougeait que ses cils.',
  ],
  open: [
    'La barrière [se ferma|s’est fermée], et cinq soupirs [passèrent|sont passés] par cinq nez. Sous le vieux pommier, le licol pendait à une branche. {helper} [mit|a mis] le nez dedans tout seul, à l’envers, puis à l’endroit.',
    'Le loquet [fit|a fait] clac, et tout le monde était du bon côté. Le licol pendait à une ronce, près de l’eau. {helper} [le respira|l’a respiré], et [baissa|a baissé] la tête, comme un grand.',
  ],
  gift: [
    'Une mèche de crinière était restée prise dans la boucle. {companion} [la tressa|l’a tressée] en trois, et [la noua|l’a nouée] au poignet de {hero}.',
    '{hero} [trouva|a trouvé] dans ses doigts une mèche de crinière. {helper} n’avait pas l’air de la vouloir.',
  ],
  homeward: [
    '{helper} [vint|est venu] jusqu’au coin du pré, et là, son galop [fit|a fait] le tour pour aller dormir.',
    'La charrette [rentra|est rentrée] au pas. Derrière, quelqu’un galopait pour le plaisir.',
  ],
  question: [
    '<hero>Pourquoi les chevaux dorment-ils debout sans tomber ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [plia|a plié] un mètre de bois et [le bloqua|l’a bloqué] avec l’ongle : il tenait sans effort. Dans la jambe du cheval, le genou se bloque aussi. Ainsi, les muscles se reposent.',
  ],
};
