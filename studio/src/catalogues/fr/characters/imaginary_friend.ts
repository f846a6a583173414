import type { Tables } from '../../schema.ts';

export const imaginary_friend: NonNullable<Tables['character']['imaginary_friend']> = {
  home: [
    'Il n’y avait que {companion} qui voyait {hero}. Cela suffisait largement. À table, {companion} demandait toujours une chaise de plus.',
    '{hero_subj} était né{hero_e} un jour de pluie, dans la tête de {companion}, et en était sorti{hero_e} pour jouer. Depuis, on ne se quittait pas.',
    '{companion} avait inventé {hero} avec un bouton, deux jours de fièvre et une chanson. Le bouton était toujours là.',
    '{hero_subj} habitait chez {companion}, entre l’oreiller et le mur. C’était petit, mais on n’y payait pas de loyer.',
    'Quand il manquait un biscuit, {companion} disait que c’était {hero}. Quelquefois, c’était même exact.',
    'On ne voyait pas {hero} sur les photos de {companion}. Mais il y avait toujours une place vide, bien cadrée.',
    '{companion} parlait à {hero} dans le bain. {hero_subj} répondait, mais avec de la mousse sur la tête.',
    'Les grands passaient à travers {hero} sans le savoir. Alors {companion} leur disait : attention.',
    '{hero_subj} avait exactement l’âge de {companion}, sauf les jours d’orage. Ces jours-là, {hero_il} était bien plus grand{hero_e}.',
    'Dans le dessin de {companion}, {hero} avait six doigts. Depuis, {hero_il} en avait six, et trouvait cela pratique.',
  ],
  senses: [
    'Rien, ici, ne remarquait {hero}, sauf un bébé et un chien. Ces deux-là remarquent tout.',
    'Quand {companion} y pensait très fort, {hero} faisait une ombre. Une petite, mais bien nette.',
    '{hero_subj} [respira|a respiré] ce que respirait {companion}. C’était plus simple.',
    '{hero_subj} ne laissait pas de traces. {companion} en [fit|a fait] deux fois plus, pour compenser.',
    'Une porte [essaya|a essayé] de se fermer sur {hero}, [passa|est passée] à travers, et [s’excusa|s’est excusée].',
    '{hero_subj} [sentit|a senti] le vent, parce que {companion} avait dit qu’il y en avait.',
    {
      text: '<companion>Qu’est-ce que tu vois, toi ?</companion> [demanda|a demandé] {companion}. <hero>La même chose</hero>, [dit|a dit] {hero}. <hero>Avec un éléphant en plus.</hero>',
      from: '6-8',
    },
  ],
  passage: [
    '{hero_subj} n’avait pas besoin de marcher. Il suffisait que {companion} y pense, mais {companion} pensait à chaque pas.',
    'Au carrefour, {hero} [regarda|a regardé] aussi à gauche et à droite, même si personne ne l’aurait vu.',
    '{hero_subj} marchait à gauche de {companion}. C’était sa place, et personne ne s’y mettait jamais.',
    'Une dame [dit|a dit] bonjour à {companion}, et puis, après un moment, à l’air d’à côté.',
    '{companion} [tint|a tenu] la porte une seconde de plus. {hero} [passa|est passé{hero_e}] dans cette seconde-là.',
    'Quand {companion} regardait ailleurs, {hero} avançait sans toucher terre. C’était reposant, mais un peu froid aux pieds.',
  ],
  tries: [
    '{hero_subj} avait encore oublié qu’on ne tient rien quand on est imaginaire. La main [passa|est passée] tout droit et [ressortit|est ressortie] derrière.',
    '{obstacle_def} ne croyait pas en {hero}. C’était bien l’ennui.',
    '<hero>Fais-le, toi</hero>, [dit|a dit] {hero}, <hero>exactement comme moi.</hero> {companion} [le fit|l’a fait] exactement comme cela, et [ce fut|cela a été] raté exactement comme cela.',
    '{hero_subj} [devint|est devenu{hero_e}] un peu transparent{hero_e} sur les bords. Cela arrive quand on a honte.',
    '{hero_subj} [poussa|a poussé] de toutes ses forces, qui étaient inventées aussi. Même {companion} en [eut|a eu] mal aux bras.',
    'Les idées de {hero} étaient les idées de {companion}, avec un chapeau. Le chapeau [tomba|est tombé], et c’était encore la même.',
  ],
  stops: [
    '{hero_subj} s’[assit|est assis{hero_e}] à côté de {companion} et [laissa|a laissé] juste la place d’une personne.',
    'Un moment, on [cessa|a cessé] d’imaginer. C’était très calme, et {hero} était encore là.',
    '{hero_subj} [pensa|a pensé] une pensée que {companion} n’avait pas pensée d’abord. Elle était grosse comme un pois, et elle était à {hero_lui}.',
    '{hero_subj} [regarda|a regardé], pour une fois, avec ses propres yeux. Ils étaient bons. Ils servaient si peu.',
    '{hero_subj} [se fit|s’est fait{hero_e}] aussi mince qu’une pensée, pour ne pas peser sur {companion}. De là, on entendait deux souffles, dont un vrai.',
    'Personne ne demandait rien à {hero}. C’était la première fois qu’{hero_il} pouvait regarder quelque chose sans qu’on le raconte.',
    {
      text: '<hero>Arrête de m’imaginer avec des idées</hero>, [demanda|a demandé] {hero}. {companion} [arrêta|a arrêté]. Il y [eut|a eu] un petit blanc, et dans le blanc de la place.',
      from: '6-8',
    },
  ],
  homeward: [
    'Sur le chemin, {companion} [se poussa|s’est poussé{companion_e}] un peu, pour que {hero} ait aussi du trottoir.',
    'Dans le sable, {hero} n’écrivait rien avec ses pieds. {companion} l’[écrivit|a écrit] à sa place, avec deux doigts, au bord.',
    'Au portail, {companion} [le tint|l’a tenu] ouvert une personne de trop.',
    '{hero_subj} [raconta tout|a tout raconté] de son côté. C’était la même histoire, vue d’un peu plus à gauche.',
    '{hero} [sauta|a sauté] dans toutes les flaques, et il [n’y eut pas|n’y a pas eu] d’éclaboussure. {companion} en [fit|a fait] une grande, pour deux.',
    'Au retour, {companion} était fatigué{companion_e}, et {hero} un peu pâle sur les bords. On se tenait par le petit doigt, cela suffisait.',
    {
      text: '<companion>Tu es fatigué{hero_e} ?</companion> [demanda|a demandé] {companion}. <hero>Comme toi</hero>, [dit|a dit] {hero}. <companion>Alors oui.</companion>',
      from: '6-8',
    },
  ],
  echo: [
    'Cette nuit-là, {companion} [posa|a posé] un deuxième oreiller à côté du premier. Au matin, il avait un creux.',
    '{hero_subj} [resta|est resté{hero_e}] jusqu’à ce que {companion} dorme, et encore un peu, parce qu’on y était bien.',
    '<companion>Tu es encore là</companion>, [dit|a dit] {companion} dans le noir. C’était à gauche. C’était toujours à gauche.',
    'Au crochet de l’entrée pendait un manteau, et à côté, beaucoup de place.',
    '{companion} [dessina|a dessiné] la journée, avec {hero} au milieu. Cette fois, l’ombre y était.',
    'Deux brosses à dents, un seul bruit d’eau. {hero} [fit|a fait] semblant de cracher très loin.',
    {
      text: '<companion>Tu seras là demain ?</companion> [demanda|a demandé] {companion}. <hero>Pense à l’heure</hero>, [dit|a dit] {hero}.',
      from: '6-8',
    },
  ],
  meets: [
    '{companion} [présenta|a présenté] {hero}, une main posée sur l’air. {hero} [s’inclina|s’est incliné{hero_e}] exactement sous la main.',
    '<companion>Il y a aussi quelqu’un là</companion>, [dit|a dit] {companion}. On [dit|a dit] bonjour un peu trop à droite, et {hero} [fit|a fait] le pas qu’il fallait.',
    '{hero_subj} [agita|a agité] la main devant chaque visage, pour voir. Personne [ne cligna|n’a cligné], alors {companion} [répondit|a répondu] pour tous.',
    '{hero} [souffla|a soufflé] un bonjour dans l’oreille de {companion}. {companion} [le répéta|l’a répété] tout haut, avec la bonne voix.',
    'Quelqu’un [s’assit|s’est assis] presque sur {hero}. <hero>Il y a du monde</hero>, [dit|a dit] {hero}, et {companion} [le fit|l’a fait] savoir.',
    '{hero_subj} [fit|a fait] la révérence qu’on avait inventée ensemble, celle avec le coude. {companion} [la fit|l’a faite] aussi, et cela se voyait deux fois.',
  ],
  asks: [
    {
      text: '<hero>Pense à moi bien fort</hero>, [demanda|a demandé] {hero} à {companion}. {companion} [pensa|a pensé], et {hero} [eut|a eu] de nouveau des pieds jusqu’au sol.',
      to: '6-8',
    },
    {
      text: 'À lui seul, un ami inventé ne soulève pas même un cil. {hero} [chercha|a cherché] la main de {companion}, et [la trouva|l’a trouvée], à gauche.',
      to: '6-8',
    },
    {
      text: '<companion>Tu y crois, toi ?</companion> [demanda|a demandé] {companion}. C’était à {hero} qu’on le demandait, et d’habitude, c’était l’inverse.',
      to: '6-8',
    },
    {
      text: 'Il fallait que quelqu’un décide comment {hero} ferait. {companion} [plissa|a plissé] le front, et les bras de {hero} [devinrent|sont devenus] un peu plus longs.',
      to: '6-8',
    },
    {
      text: '{hero} [attendit|a attendu] que {companion} ait fini d’y penser. À moitié pensé, on n’a qu’une jambe, et pas la meilleure.',
      to: '6-8',
    },
    {
      text: 'On [compta|a compté] ceux qui étaient là, et cela ne tombait pas juste. {companion} [recompta|a recompté] à voix haute, avec {hero} en premier.',
      to: '6-8',
    },
    {
      text: '{hero_subj} [expliqua|a expliqué] {a_companion} ce qu’il fallait faire, {companion} [passa|a passé] l’explication aux autres, et les autres [posèrent|ont posé] une question. {companion} [la répéta|l’a répétée] à l’air vide, juste à côté. Une fois le tour fini, c’était une autre réponse. <hero>Je n’ai pas dit soupe</hero>, [dit|a dit] {hero}. <companion>On a entendu soupe</companion>, [dit|a dit] {companion}. Il [fallut|a fallu] tout reprendre, plus lentement, comme avec une ficelle entre deux boîtes.',
      from: '9-12',
    },
    {
      text: '<companion>Vas-y, toi</companion>, [dit|a dit] {companion}. {hero_subj} [tendit|a tendu] les deux mains, et l’air [siffla|a sifflé] au travers. <companion>Ah oui</companion>, [dit|a dit] {companion}. <companion>J’avais oublié.</companion> <hero>Moi aussi</hero>, [dit|a dit] {hero}. Quand quelqu’un croit en vous à ce point, on peut passer toute une matinée sans remarquer qu’on n’a jamais rien soulevé. Maintenant, il y avait {part_def}, et cela se remarquait beaucoup.',
      from: '9-12',
    },
    {
      text: 'Cette fois, il fallait que {hero} soit vraiment là, et pas seulement jusqu’aux genoux. <hero>Pense à moi</hero>, [dit|a dit] {hero}. {companion} [y pensa|y a pensé] si fort que cela [craqua|a craqué]. D’abord [vinrent|sont venus] les coudes, puis les oreilles, et en dernier le pied gauche, qui avait toujours été timide. <companion>Il ne manque rien ?</companion> <hero>Le nez, un peu plus au milieu</hero>, [dit|a dit] {hero}. <hero>Merci. On peut y aller.</hero>',
      from: '9-12',
    },
  ],
  leaves: [
    '{companion} [mit|a mis] un manteau et en [tendit|a tendu] un autre en l’air. {hero} était là. Le manteau lui allait bien.',
    'À la porte, {companion} [attendit|a attendu] un peu plus longtemps que pour une seule personne. Ensuite, {hero} était dehors aussi.',
    '{hero_subj} [n’emporta rien|n’a rien emporté]. [Ce fut|Cela a été] vite fait. {companion} portait le reste.',
    {
      text: '<hero>Attends-moi</hero>, [dit|a dit] {hero}. <companion>Je t’ai déjà pensé{hero_e} dehors</companion>, [dit|a dit] {companion}. C’était vrai.',
      from: '6-8',
    },
  ],
  takes: [
    '{hero_subj} [écouta|a écouté] avec les oreilles {de_companion}. C’étaient de bonnes oreilles. Il y en avait une un peu froide.',
    '<hero>Dis oui</hero>, [souffla|a soufflé] {hero}. Personne d’autre ne [l’entendit|l’a entendu]. <companion>Oui</companion>, [dit|a dit] {companion} bien fort.',
    '{companion} y [pensa|a pensé] très fort, et {hero} [eut|a eu] chaud. C’était toujours ainsi, quand c’était sérieux.',
    {
      text: '<hero>On dit oui ?</hero> [demanda|a demandé] {hero}. <companion>Tu as déjà dit oui, dans ma tête.</companion> <hero>J’avais une voix comment ?</hero>',
      from: '6-8',
    },
  ],
  opens: [
    'Un instant, {hero} [eut|a eu] une ombre. Elle était mince et un peu bleue. {companion} l’avait vue aussi.',
    '{hero_subj} [devint|est devenu{hero_e}] si clair{hero_e} qu’on aurait pu compter ses boutons. {companion} les [compta|a comptés]. Il y en avait quatre.',
    '<companion>C’était toi</companion>, [murmura|a murmuré] {companion}. Les autres n’avaient pas besoin de le savoir.',
    {
      text: '<companion>Ce n’était pas moi</companion>, [dit|a dit] {companion}. <hero>Moi non plus</hero>, [dit|a dit] {hero}, et l’on [se regarda|s’est regardé].',
      from: '6-8',
    },
  ],
};
