import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  title: ['La nouvelle du troisième rang', '{hero} et le nom difficile'],
  passage: [
    'Le chemin de l’école avait deux feux, un chien et une côte. {hero_subj} le connaissait si bien qu’on pouvait penser à autre chose.',
  ],
  arrive: [
    'Ça sentait la craie et les manteaux mouillés. Des chaises raclaient, un sifflet appelait au loin, et la table gardait sous le coude les initiales d’un autre.',
  ],
  image: ['Au tableau, quelqu’un avait dessiné un soleil. On lui avait ajouté une cravate.'],
  meet: [
    'Une nouvelle camarade se tenait près du radiateur, le sac encore sur le dos. <helper>{helper},</helper> [dit-elle|a-t-elle dit]. <helper>Dans mon ancienne école, on disait bonjour avec le pied.</helper>',
  ],
  task: [
    '<helper>Personne ne sait dire mon nom de famille,</helper> [dit|a dit] {helper}. <helper>Il faut l’écrire sur l’affiche avant la cloche. Mais on doit faire l’affiche en groupe, et le groupe, c’est un travail.</helper>',
  ],
  way: ['On [traversa|a traversé] la classe, entre les cartables. {helper} essayait chaque chaise du bout du doigt.'],
  obstacle: ['Le travail de groupe était étalé sur quatre tables. Il y avait six idées, une seule paire de ciseaux, et chacun parlait.'],
  stuck: ['La colle [sécha|a séché] sur les doigts. Une moitié de l’affiche [partit|est partie] avec la moitié du groupe.'],
  still: ['La craie s’était arrêtée. Derrière la vitre, la pluie écrivait quelque chose et l’effaçait.'],
  open: [
    'L’affiche [tint|a tenu], avec ses bords de travers. En bas, le nom était là, en entier, toutes ses lettres dans l’ordre. {helper} [le lut|l’a lu] à voix haute, et la classe [répéta|a répété], et c’était facile.',
  ],
  gift: [
    '{helper} [glissa|a glissé] dans la trousse de {hero} un petit mot, plié trois fois. Il n’y avait dessus qu’un dessin : deux pieds qui se disaient bonjour.',
  ],
  homeward: ['Les feux étaient verts, tous les deux. Le chien [remua|a remué] la queue un peu avant l’heure.'],
  question: ['<hero>Pourquoi les noms de famille sont-ils si bizarres ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fit|a fait] le tour de la classe avec une liste. Il y avait un Boulanger, un Petit, une Dubois et une Fontaine. Autrefois, on nommait les gens par leur métier, leur taille ou leur maison.',
  ],
};
