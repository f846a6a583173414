import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  title: ['Le livre qui ne voulait pas dormir', '{hero} au pied de l’échelle'],
  passage: [
    'Derrière l’armoire, il y avait un courant d’air qui sentait le papier. {hero_subj} [poussa|a poussé] le fond, et le fond [tourna|a tourné].',
  ],
  arrive: ['Cela sentait la cire et le vieux papier. Les ombres lisaient par-dessus l’épaule, et sur les étagères, des pages respiraient.'],
  image: ['Un tout petit livre dormait entre deux gros, comme un enfant dans le lit des parents.'],
  meet: [
    'Une souris de bibliothèque mouchait une chandelle avec un dé à coudre. <helper>{helper},</helper> [dit-elle|a-t-elle dit] tout bas. <helper>Je range de A à fromage.</helper>',
  ],
  task: [
    '<helper>Un livre s’est sauvé de son rayon,</helper> [dit|a dit] {helper}. <helper>Il a peur de sa dernière page. Il faut le remettre en place avant minuit, et il est tout en haut de l’échelle.</helper>',
  ],
  way: [
    'On [longea|a longé] les contes, puis les cartes, puis les livres de cuisine, où il faisait plus chaud. {helper} portait la chandelle comme un drapeau.',
  ],
  obstacle: ['L’échelle montait jusqu’au plafond, et ses roues n’avaient pas de frein. Elle s’en allait dès qu’on y posait le pied.'],
  stuck: ['L’échelle [roula|a roulé] doucement jusqu’au rayon des naufrages, et [s’y arrêta|s’y est arrêtée].'],
  still: [
    'Une goutte de cire [descendit|est descendue] le long d’une chandelle. Elle n’avait pas fini quand elle [devint|est devenue] dure.',
  ],
  open: [
    'Tout en haut, le livre tremblait. {hero} l’[ouvrit|a ouvert] à la fin : il n’y avait pas de fin triste, seulement une fenêtre avec de la lumière. Alors il [se referma|s’est refermé], et il [dormit|a dormi].',
  ],
  gift: [
    '{helper} [tira|a tiré] d’un gros volume un marque-page brodé. <helper>Il retrouve toujours l’endroit,</helper> [dit-elle|a-t-elle dit]. <helper>Même si tu ne lis pas.</helper>',
  ],
  homeward: [
    'Les chandelles [s’éteignirent|se sont éteintes] l’une après l’autre au passage, et le fond de l’armoire [se referma|s’est refermé] comme une page.',
  ],
  question: ['<hero>Avec quoi fait-on le papier ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [déchira|a déchiré] un vieux journal, [le mit|l’a mis] dans l’eau, puis l’[étala|a étalé] sur un tamis. Une fois sec, c’était une feuille. Dedans, il y a des fibres de bois qui se tiennent.',
  ],
};
