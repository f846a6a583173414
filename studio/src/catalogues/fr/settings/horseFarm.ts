import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  passage: [
    'La route longeait une clôture, longtemps. Au bout de la clôture, il y avait un nom peint sur une roue de charrette.',
    'On [fit|a fait] la fin du chemin sur une charrette. Celui qui tirait connaissait la route mieux que tous.',
    'Le fermier conduisait d’une main et montrait de l’autre ce qui était à lui. À la fin, il y avait surtout des oreilles à perte de vue.',
    'Le car s’arrêtait à une boîte aux lettres, et la fermière à côté. Après, c’était tout droit, entre deux haies qui respiraient.',
  ],
  arrive: [
    'On sentait les sabots dans le sol avant de les entendre. L’herbe se déchirait sous les dents, et l’air avait un goût de poussière et de soleil.',
    'Le vent sentait la menthe écrasée. Au loin, on hennissait, et la terre répondait par petits coups.',
    'Une girouette grinçait, des mouches tournaient, et l’herbe sentait chaud. Au fond du pré, on soufflait par le nez comme dans un tuba.',
    'Des queues fouettaient l’air, chacune son tour. La poussière avait le goût du pain, et un coq s’était trompé d’heure.',
    { text: 'Ploc, ploc, faisaient les sabots. L’herbe se déchirait.', to: '3-5' },
    { text: 'Ça sentait la menthe. La terre tremblait un petit peu.', to: '3-5' },
  ],
  image: [
    'Au milieu du pré, un cheval blanc dormait debout, une hirondelle sur le dos.',
    'Un vieux chapeau pendait à un clou. Dedans, il y avait la pluie de la semaine, et un ciel.',
    'Sur un poteau, un fer à cheval pendait à l’envers. Une mésange avait fait son nid au milieu.',
    'Sur la clôture séchait une rangée de chaussettes, et au bout un nez les comptait.',
  ],
  meet: [
    'Un poulain [arriva|est arrivé] au galop, [freina|a freiné] trop tard et [s’assit|s’est assis]. <companion>{helper} ne sait pas encore tout</companion>, [dit|a dit] {companion}. <companion>Il n’a pas lu le mode d’emploi de ses jambes.</companion>',
    'Un poulain tétait le coude de {companion}. <companion>{helper} cherche sa mère</companion>, [dit|a dit] {companion}. <companion>Il sait qu’elle est grande et chaude. Il essaie tout.</companion>',
    'Un poulain traversait la cour avec un panier sur la tête. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il croit qu’on éteint la lumière.</companion> Le panier [fit|a fait] un tour, et [trouva|a trouvé] le mur.',
    'Un poulain essayait ses quatre jambes l’une après l’autre. <companion>Voilà {helper}</companion>, [dit|a dit] {companion}. <companion>Celle de gauche derrière, il ne la connaît pas encore bien.</companion>',
    {
      text: 'Un poulain [galopa|a galopé], et [tomba|est tombé] assis. <companion>C’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il apprend.</companion>',
      to: '3-5',
    },
    {
      text: 'Un poulain suçait une manche. <companion>Arrête, {helper}</companion>, [dit|a dit] {companion}. La manche était toute mouillée.',
      to: '3-5',
    },
  ],
  way: [
    'On [marcha|a marché] le long du fossé, dans le trèfle. {helper} suivait, partait, revenait, et tombait parfois en saluant.',
    'On [traversa|a traversé] le petit bois. {helper} sautait par-dessus toutes les ombres.',
    'Un sentier de sabots longeait l’eau, avec une mouche pour chacun. {helper} marchait à côté, et tapait du pied chaque fois qu’on s’arrêtait.',
    'La fermière ouvrait une barrière, la fermait, et il y en avait une autre. {helper} passait toujours le dernier, en faisant l’important.',
  ],
  still: [
    'Les chevaux mâchaient. C’était un bruit lent, comme quelqu’un qui marche dans la neige.',
    'Un cheval blanc regardait loin. Rien ne bougeait que ses cils.',
    'Le vent était tombé dans l’herbe et [y resta|y est resté]. Une mouche [choisit|a choisi] un dos.',
    'Un papillon s’était posé entre deux oreilles. Les oreilles ne bougeaient plus.',
  ],
  gift: [
    'Une mèche de crinière était restée prise à un clou. {companion} [la tressa|l’a tressée] en trois, et [la noua|l’a nouée] au poignet de {hero}.',
    '{hero} [trouva|a trouvé] dans ses doigts une mèche de crinière. {helper} n’avait pas l’air de la vouloir.',
  ],
  homeward: [
    '{helper} [vint|est venu] jusqu’au coin du pré, et là, son galop [fit|a fait] le tour pour aller dormir.',
    'La charrette [rentra|est rentrée] au pas. Derrière, des sabots galopaient pour le plaisir.',
    'Le fermier [rentra|est rentré] sans rien montrer, cette fois. Le soir tenait tout dans ses oreilles.',
    'La fermière [attendit|a attendu] le car à côté de la boîte aux lettres. Derrière la haie, un souffle [fit|a fait] le chemin aussi.',
  ],
  question: [
    '<hero>Pourquoi les chevaux dorment-ils debout sans tomber ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [plia|a plié] un mètre de bois et [le bloqua|l’a bloqué] avec l’ongle : il tenait sans effort. Dans la jambe du cheval, le genou se bloque aussi. Ainsi, les muscles se reposent.',
  ],
};
