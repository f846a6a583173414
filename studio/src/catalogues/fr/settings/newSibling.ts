import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  title: ['Cinq doigts minuscules', '{hero} et la porte fermée'],
  passage: [
    'On [enleva|a enlevé] ses chaussures. On [passa|est passé] par le tapis, parce que le tapis ne dit rien.',
    'La porte de l’entrée avait un mot : ne pas sonner. On [gratta|a gratté], comme des souris.',
  ],
  arrive: [
    'Ça sentait le lait et le talc. Des pieds chuchotaient dans le couloir, et sous la porte il passait un souffle chaud, très court.',
    'Il faisait chaud et un peu sombre. Une petite musique tournait au-dessus d’un lit, et quelqu’un faisait ch, ch, ch.',
  ],
  image: [
    'Sur une chaise, il y avait un pyjama. On aurait pu le mettre à une bouteille.',
    'Sur l’étagère, onze biberons séchaient, la tête en bas, comme des chauves-souris.',
  ],
  meet: [
    'Le bébé avait les yeux ouverts et regardait le plafond avec sévérité. <companion>Il s’appelle {helper}</companion>, [chuchota|a chuchoté] {companion}. <companion>Il ne sait pas encore qui on est. Il faut le lui dire souvent.</companion>',
    'Un bébé très rouge [bâilla|a bâillé] de toute sa figure. <companion>{helper}</companion>, [souffla|a soufflé] {companion}. <companion>Cinquante centimètres, et il occupe toute la maison.</companion>',
  ],
  task: [
    '<companion>Il lui faut un moment calme</companion>, [dit|a dit] {companion}, <companion>un vrai, avant que la sonnette revienne. Et nous, on en voudrait un avec lui. Mais il y a la porte.</companion>',
    '<companion>On cherche un moment pour lui</companion>, [dit|a dit] {companion}. <companion>Sans bruit, sans visite. Il doit y en avoir un avant qu’on sonne. Il est peut-être derrière la porte.</companion>',
  ],
  way: [
    'On [avança|a avancé] sur la pointe des pieds, puis sur la pointe de la pointe. {helper} [éternua|a éternué], et tout le monde [sursauta|a sursauté].',
    'On [enjamba|a enjambé] un ours, une girafe et une boîte à musique qui n’attendait que cela.',
  ],
  obstacle: [
    'La porte était fermée. Pas à clé : fermée doucement, ce qui est beaucoup plus sérieux.',
    'La porte de la chambre était blanche, et close. Sur la poignée pendait un mouton.',
  ],
  stuck: [
    'Derrière la porte, un cri [monta|est monté], petit d’abord, puis de moins en moins petit.',
    'Le mouton de la poignée [bêla|a bêlé]. On ne savait pas qu’il avait des piles.',
  ],
  still: [
    'La maison retenait son souffle. Un biberon refroidissait, tic, sur le bord de l’évier.',
    'Une petite main s’ouvrait dans le vide et se refermait sur rien.',
  ],
  open: [
    'La porte [s’entrouvrit|s’est entrouverte], et l’on pouvait entrer. {helper} [attrapa|a attrapé] un doigt de {hero}, un seul, avec toute sa main, et [ne le lâcha plus|ne l’a plus lâché]. C’était un moment, et il était calme.',
    'De l’autre côté, on attendait déjà. {helper} [regarda|a regardé] {hero}, sans bouger, longtemps. Puis il [fit|a fait] une bulle. C’était sa première, et elle était pour {hero}.',
  ],
  gift: [
    'Une chaussette était tombée du berceau, grande comme un pouce. <companion>Garde-la</companion>, [dit|a dit] {companion}. <companion>La semaine prochaine, elle ne lui ira plus.</companion>',
    'En partant, {hero} [reçut|a reçu] une chaussette minuscule, l’autre était perdue. <companion>Elle porte chance</companion>, [dit|a dit] {companion}, <companion>au gros orteil.</companion>',
  ],
  homeward: [
    'On [repartit|est reparti] par le tapis. Derrière, il n’y avait plus qu’un souffle, et il était lent.',
    'On [ressortit|est ressorti] à reculons. La petite musique tournait encore.',
  ],
  question: [
    '<hero>Pourquoi un bébé serre-t-il tout ce qu’on lui met dans la main ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [posa|a posé] un doigt dans la petite paume : elle [se referma|s’est refermée] toute seule. Puis une peluche : pareil. Ce n’est pas encore une décision, c’est un réflexe, et tous les bébés l’ont.',
  ],
};
