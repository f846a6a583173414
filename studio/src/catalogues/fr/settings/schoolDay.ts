import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  title: ['La nouvelle du troisième rang', '{hero} et le nom difficile'],
  passage: [
    'Le chemin de l’école avait deux feux, un chien et une côte. {hero_subj} le connaissait si bien qu’on pouvait penser à autre chose.',
    'La cloche [sonna|a sonné] deux fois, celle pour les rapides et celle pour {hero}.',
  ],
  arrive: [
    'Ça sentait la craie et les manteaux mouillés. Des chaises raclaient, un sifflet appelait au loin, et la table gardait sous le coude les initiales d’un autre.',
    'Le couloir sentait le savon et la pomme. Cent fermetures éclair descendaient, et une porte battait la mesure.',
  ],
  image: [
    'Au tableau, quelqu’un avait dessiné un soleil. On lui avait ajouté une cravate.',
    'Sur un portemanteau, une moufle était accrochée par le pouce.',
  ],
  meet: [
    'Une nouvelle camarade se tenait près du radiateur, le sac encore sur le dos. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Dans mon ancienne école, on disait bonjour avec le pied.</helper>',
    '<helper>Cette place est à quelqu’un ?</helper> [demanda|a demandé] une nouvelle camarade. <helper>Moi, c’est {helper}. J’ai changé trois fois d’école. Je reconnais les bons radiateurs.</helper>',
  ],
  task: [
    '<helper>Personne ne sait dire mon nom de famille</helper>, [dit|a dit] {helper}. <helper>Il faut l’écrire sur l’affiche avant la cloche. Mais on doit faire l’affiche en groupe, et le groupe, c’est un travail.</helper>',
    '<helper>Sur la porte, il y a tous les noms sauf le mien</helper>, [dit|a dit] {helper}. <helper>On doit faire une nouvelle pancarte avant la cloche, mais à six, c’est ça le problème.</helper>',
  ],
  way: [
    'On [traversa|a traversé] la classe, entre les cartables. {helper} essayait chaque chaise du bout du doigt.',
    'On [passa|est passé] entre les tables. Quelqu’un avait laissé un pied dans l’allée, et un autre pied.',
  ],
  obstacle: [
    'Le travail de groupe était étalé sur quatre tables. Il y avait six idées, une seule paire de ciseaux, et chacun parlait.',
    'Le travail de groupe avait commencé sans attendre. Tout le monde tenait un feutre, et personne la feuille.',
  ],
  stuck: [
    'La colle [sécha|a séché] sur les doigts. Une moitié de l’affiche [partit|est partie] avec la moitié du groupe.',
    'Le groupe [se fendit|s’est fendu] en deux groupes, qui avaient la même idée.',
  ],
  still: [
    'La craie s’était arrêtée. Derrière la vitre, la pluie écrivait quelque chose et l’effaçait.',
    'Un taille-crayon s’était tu. Le soleil avait atteint la mappemonde.',
  ],
  open: [
    'L’affiche [tint|a tenu], avec ses bords de travers. En bas, le nom était là, en entier, toutes ses lettres dans l’ordre. {helper} [le lut|l’a lu] à voix haute, et la classe [répéta|a répété], et c’était facile.',
    'La pancarte était finie, un peu tachée au milieu. Le nom y était, juste au-dessus de la tache. On l’[accrocha|a accrochée], et toute la classe [passa|est passée] dessous en le disant.',
  ],
  gift: [
    '{helper} [glissa|a glissé] dans la trousse de {hero} un petit mot, plié trois fois. Il n’y avait dessus qu’un dessin : deux pieds qui se disaient bonjour.',
    'À la sortie, {hero} [trouva|a trouvé] dans sa poche un petit mot. <helper>Lis-le demain</helper>, [dit|a dit] {helper}. Il disait : à demain.',
  ],
  homeward: [
    'Les feux étaient verts, tous les deux. Le chien [remua|a remué] la queue un peu avant l’heure.',
    'Le soleil séchait la cour. On [rentra|est rentré] par le côté où l’on marche sur le mur.',
  ],
  question: ['<hero>Pourquoi les noms de famille sont-ils si bizarres ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fit|a fait] le tour de la classe avec une liste. Il y avait un Boulanger, un Petit, une Dubois et une Fontaine. Autrefois, on nommait les gens par leur métier, leur taille ou leur maison.',
  ],
};
