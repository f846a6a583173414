import type { Tables } from '../../schema.ts';

export const magical_being: NonNullable<Tables['character']['magical_being']> = {
  home: [
    '{hero_subj} ne savait faire qu’un seul tour. Il rendait tiède le thé froid. On en avait moins besoin qu’on ne croit.',
    'Chez {hero}, le balai balayait tout seul, mais toujours le même coin. Pour le reste, il fallait s’y mettre.',
    'Quand {hero} avait le hoquet, il en sortait une étincelle. C’était commode aux anniversaires, moins dans le foin.',
    '{hero_subj} portait un chapeau pointu avec une bosse. C’est là qu’{hero_il} rangeait son goûter.',
    'La baguette de {hero} était un peu tordue, parce qu’on s’était assis dessus. Elle marchait, mais dans les virages.',
    'La nuit, les doigts de {hero} luisaient un peu, juste assez pour lire. Les ombres étaient bizarres.',
    '{hero_subj} logeait au-dessus de la boulangerie. En échange de la chaleur, {hero_il} rassurait la pâte.',
    'Le grimoire de {hero} avait trois pages. La deuxième était une recette de crêpes.',
    '{hero_subj} pouvait se rendre invisible, mais seulement un genou à la fois.',
    'Chez {hero}, les tasses volaient jusqu’à l’évier. Elles n’avaient jamais appris à atterrir.',
  ],
  senses: [
    'Le bout des doigts de {hero} [picota|a picoté]. Il y avait quelque chose dans l’air, et l’air le savait.',
    'Le chapeau de {hero} [se tourna|s’est tourné] tout seul du côté d’où venait le vent.',
    '{hero_subj} [sentit|a senti] un vieux charme, très usé, comme un tapis devant une porte.',
    '{hero_subj} [essaya|a essayé] son tour, pour dire bonjour. Quelque part, un thé [devint|est devenu] tiède.',
    'La baguette de {hero} [tira|a tiré] un peu vers la gauche, comme un chien qui a vu un ami.',
    'Une étincelle [sauta|a sauté] de sa manche et [éclaira|a éclairé] une fourmi, qui [remercia|a remercié].',
    {
      text: '<hero>Il y a de la vieille magie, par ici</hero>, [dit|a dit] {hero}. <companion>Où ?</companion> {hero} [montra|a montré] une tache de confiture. On [parla|a parlé] moins fort, quand même.',
      from: '6-8',
    },
  ],
  passage: [
    '{hero_subj} aurait pu y aller par magie. La dernière fois, il avait fallu tout un après-midi pour remettre les pieds à l’endroit. {hero_subj} [alla donc|est donc allé{hero_e}] à pied.',
    '{hero_subj} [tapota|a tapoté] son chapeau, et le chapeau connaissait la route. Il ne la connaissait qu’à l’envers.',
    'Derrière {hero}, quelques étincelles restaient sur le chemin et s’éteignaient poliment.',
    '{hero_subj} [demanda|a demandé] au vent de l’emmener. Il allait de l’autre côté.',
    'Le chapeau de {hero} voulait voler, {hero} voulait marcher. On [fit donc|a donc fait] la route par petits bonds.',
    'À chaque pas de {hero}, il poussait quelque chose de minuscule. Derrière, une fourmi [visita|a visité] tout cela, très intéressée.',
  ],
  tries: [
    '{hero_subj} avait une formule pour cela. Après, {obstacle_def} sentait la menthe. C’était tout ce qu’elle savait faire.',
    'La magie n’aime pas qu’on la presse. L’étincelle [sauta|a sauté] à côté, et il y [eut|a eu] là un petit chapeau bleu.',
    '{hero_subj} [dit|a dit] le mot long, celui à trois coins. {obstacle_def} ne comprenait pas les mots longs.',
    'Cela [siffla|a sifflé] dans les doigts de {hero}, et plus rien. C’est toujours ainsi : la magie fait le tour des choses, jamais la chose.',
    '{hero_subj} [remua|a remué] l’air avec deux doigts, comme une soupe. Il en [sortit|est sorti] une bulle, qui [fit|a fait] le tour et [salua|a salué].',
    'La formule avait un trou, juste au milieu. {hero_subj} [chantonna|a chantonné] à la place du trou, et cela [donna|a donné] un chou.',
  ],
  stops: [
    '{hero_subj} [ôta|a ôté] son chapeau. Sans chapeau, on entend mieux.',
    'Dans les manches de {hero}, les étincelles [s’endormirent|se sont endormies] l’une après l’autre. On aurait dit que quelqu’un se taisait enfin.',
    '{hero_subj} [mit|a mis] sa main magique dans sa poche et l’y [laissa|a laissée]. C’est de l’autre qu’on avait besoin.',
    'Aucune formule [ne vint|n’est venue]. C’était reposant. Pour une fois, il n’y avait que ce qu’il y avait.',
    '{hero_subj} [tint|a tenu] ses dix doigts bien serrés, pour que rien n’en tombe. On voit étonnamment loin quand rien ne brille.',
    'La baguette de {hero} [piqua|a piqué] du nez et [s’endormit|s’est endormie]. {hero_subj} [la borda|l’a bordée] dans sa manche, et [resta|est resté{hero_e}] là, sans outil.',
    {
      text: '<companion>Et sans formule ?</companion> [demanda|a demandé] {companion}. {hero} [rangea|a rangé] la baguette. Sans formule, il fallait réfléchir.',
      from: '6-8',
    },
  ],
  homeward: [
    'Sur le chemin, {hero_subj} [lâcha|a lâché] une étincelle, pour rien. Elle [vola|a volé] devant et [éclaira|a éclairé] un escargot.',
    '{hero_subj} [fit|a fait] toute la route sur ses deux pieds, et en était assez fi{hero_g, select, m {er} other {ère}}.',
    'Le chapeau de {hero} avait glissé sur une oreille. On aurait dit qu’il y était aussi.',
    'La menthe traînait encore dans les manches de {hero}. Deux chats [suivirent|ont suivi] pour elle.',
    'La lune ou la lampe, on ne savait plus, marchait avec {hero}. Elles étaient de la même famille, par l’éclairage.',
    '{hero_subj} [retint|a retenu] un éternuement pendant tout le retour. À la porte, il [partit|est parti], et le paillasson [changea|a changé] de couleur.',
    {
      text: '<companion>Tu pourrais nous faire voler</companion>, [dit|a dit] {companion}. <hero>La dernière fois, on a volé</hero>, [dit|a dit] {hero}. <companion>Et ?</companion> <hero>On a atterri.</hero>',
      from: '6-8',
    },
  ],
  echo: [
    '{hero_subj} [accrocha|a accroché] le chapeau. Il [soupira|a soupiré], comme font les chapeaux, et [rêva|a rêvé] tout seul.',
    'Dans le noir, les doigts de {hero} luisaient encore un peu, juste assez pour la dernière page.',
    'Ce soir-là, pas de magie. Le thé [refroidit|a refroidi] tout seul, comme chez tout le monde.',
    'Il restait une étincelle. {hero_subj} [la mit|l’a mise] sous l’oreiller, pour la route de demain.',
    '{hero_subj} [compta|a compté] ses étincelles avant de dormir. Il en manquait une, et {hero} savait très bien qui l’avait.',
    'La baguette [tourna|a tourné] trois fois sur la table de nuit, comme un chien. Puis elle [se coucha|s’est couchée], la pointe vers {hero}.',
    {
      text: '<companion>Éteins</companion>, [dit|a dit] {companion}. <hero>J’essaie</hero>, [dit|a dit] {hero}, sous la couverture, où il faisait jour.',
      from: '6-8',
    },
  ],
  meets: [
    '{hero_subj} [leva|a levé] son chapeau, et quelque chose [s’en envola|s’en est envolé]. <hero>Ne faites pas attention</hero>, [dit|a dit] {hero}, <hero>c’est son heure.</hero>',
    'En serrant la main de {hero}, {companion} [sentit|a senti] une petite étincelle. Elle ne faisait pas mal, elle disait bonjour aussi.',
    '{hero_subj} [s’inclina|s’est incliné{hero_e}], et tous les boutons alentour [brillèrent|ont brillé] un instant. C’était de la bonne éducation.',
    '{hero} [sortit|a sorti] de sa manche une fleur, puis une fourchette. La fleur était pour {companion}, la fourchette une erreur.',
    '<hero>Je peux vous tiédir quelque chose ?</hero> [demanda|a demandé] {hero}. {companion} [tendit|a tendu] ses mains, et elles [furent|ont été] tièdes.',
    '{hero_subj} [dit|a dit] bonjour à l’envers, comme on fait là-bas. {companion} lui [répondit|a répondu] à l’endroit, et les deux [se croisèrent|se sont croisés] sans se cogner.',
  ],
  asks: [
    {
      text: 'La magie de {hero} tirait déjà sur la manche. <hero>Non</hero>, lui [dit|a dit] {hero}, <hero>cette fois, ce n’est pas à toi qu’on a demandé.</hero>',
      to: '6-8',
    },
    {
      text: 'Ce que la magie ouvre se referme la nuit suivante. {hero} le savait, et [noua|a noué] un mouchoir autour de sa baguette.',
      to: '6-8',
    },
    {
      text: 'Tout le monde [regarda|a regardé] la baguette. {hero} [la mit|l’a mise] derrière son dos, où elle [se tortilla|s’est tortillée].',
      to: '6-8',
    },
    {
      text: 'Une étincelle [voulut|a voulu] y aller la première. {hero_subj} [la rattrapa|l’a rattrapée] par la queue et l’[assit|a assise] sur son chapeau.',
      to: '6-8',
    },
    {
      text: '<companion>Un petit coup de magie ?</companion> [demanda|a demandé] {companion}. {hero} [secoua|a secoué] la tête, et le chapeau, un peu après, aussi.',
      to: '6-8',
    },
    {
      text: 'Il y a une règle, cousue dans la doublure du chapeau. Pour ce qui compte, on prend ses mains, et {hero_subj} [retroussa|a retroussé] ses manches.',
      to: '6-8',
    },
    {
      text: '<companion>Tu ne peux pas faire un tour de magie ?</companion> [demanda|a demandé] {companion}. Tout le monde le demande. {hero_subj} [ôta|a ôté] le chapeau, [regarda|a regardé] au fond et [secoua|a secoué] un peu. Il en [tomba|est tombé] une étincelle, deux miettes, et un bouton perdu depuis le printemps. <hero>C’est tout ce qu’il y a aujourd’hui</hero>, [dit|a dit] {hero}. L’étincelle [sautilla|a sautillé] jusque devant {part_def}, [regarda|a regardé] bien, et [revint|est revenue] comme on revient d’un magasin fermé.',
      from: '9-12',
    },
    {
      text: 'Il existait une formule, et {hero} la savait par cœur. Le difficile, c’était le troisième mot, qu’il faut dire sans le penser. {hero_subj} [dit|a dit] les trois. Cela [crépita|a crépité], cela [sentit|a senti] l’orange, et {companion} [se retrouva|s’est retrouvé{companion_e}] avec une oreille verte. <companion>C’était ça ?</companion> [demanda|a demandé] {companion}. <hero>C’est l’autre chose qu’elle fait</hero>, [dit|a dit] {hero}. L’oreille [dura|a duré] le temps d’un hoquet. À part cela, rien n’avait changé.',
      from: '9-12',
    },
    {
      text: '<hero>Je pourrais le faire</hero>, [dit|a dit] {hero}, <hero>mais alors ce serait seulement de la magie.</hero> {companion} ne voyait pas le mal. Alors {hero} [raconta|a raconté] la soupe, un jour remuée par magie, qui avait continué à tourner pendant onze jours. <companion>Et vous avez mangé quoi ?</companion> <hero>Du pain</hero>, [dit|a dit] {hero}. Une étincelle [crépita|a crépité] au fond de sa manche, comme si elle en savait plus long.',
      from: '9-12',
    },
  ],
  leaves: [
    'Le chapeau voulait venir. {hero_subj} [le mit|l’a mis]. Le chapeau [choisit|a choisi] tout seul de quel côté pencher.',
    '{hero_subj} [dit|a dit] la formule pour la porte. Elle [resta|est restée] fermée. Alors {hero_il} [prit|a pris] la poignée, comme toujours.',
    'Avant de partir, {hero} [compta|a compté] ses étincelles. Il y en avait sept. La dernière était sous le canapé, comme toujours.',
    {
      text: '<hero>Tu restes</hero>, [dit|a dit] {hero} à la baguette. Au coin de la rue, elle dépassait déjà de la manche.',
      from: '6-8',
    },
  ],
  takes: [
    'Le chapeau {de_hero} avait entendu aussi. Il [pencha|a penché] un peu. C’est ainsi que pensent les chapeaux.',
    '{hero_subj} [chercha|a cherché] dans toutes ses poches une formule qui aille. Il y en avait une contre le hoquet. Il y en avait une pour la soupe.',
    'Une étincelle voulait partir devant. {hero_subj} [l’attrapa|l’a attrapée] et [la garda|l’a gardée] dans son poing. Ce n’était pas son tour.',
    {
      text: '<hero>Je peux faire apparaître un chapeau</hero>, [dit|a dit] {hero}. <companion>Ce n’est pas un chapeau qu’il faut</companion>, [dit|a dit] {companion}. <hero>Je disais cela pour commencer.</hero>',
      from: '6-8',
    },
  ],
  opens: [
    'Aucune formule n’avait fait cela. {hero_subj} [regarda|a regardé] ses dix doigts. Ils étaient seulement chauds.',
    'Une étincelle [sauta|a sauté] de la manche {de_hero}, toute seule. Elle [fit|a fait] une petite boucle et [rentra|est rentrée].',
    'Le chapeau [soupira|a soupiré]. {hero_subj} [l’ôta|l’a ôté], et ils [regardèrent|ont regardé] un moment, tous les deux.',
    {
      text: '<companion>C’était de la magie ?</companion> [demanda|a demandé] {companion}. <hero>Je ne crois pas</hero>, [dit|a dit] {hero}. <hero>Ça ne sentait rien.</hero>',
      from: '6-8',
    },
  ],
};
