import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  title: ['Le livre qui ne voulait pas dormir', '{hero} au pied de l’échelle'],
  passage: [
    'Derrière l’armoire, il y avait un courant d’air qui sentait le papier. {hero_subj} [poussa|a poussé] le fond, et le fond [tourna|a tourné].',
    'Le livre de chevet avait une porte dessinée à la page sept. Ce soir, elle était entrouverte.',
  ],
  arrive: [
    'Cela sentait la cire et le vieux papier. Les ombres lisaient par-dessus l’épaule, et sur les étagères, des pages respiraient.',
    'Les flammes faisaient un petit bruit de soie. Le cuir des livres était tiède, et cela sentait la vanille et la poussière.',
  ],
  image: [
    'Un tout petit livre dormait entre deux gros, comme un enfant dans le lit des parents.',
    'Un dictionnaire ronflait à la lettre R.',
  ],
  meet: [
    'Une souris de bibliothèque mouchait une chandelle avec un dé à coudre. <helper>{helper}</helper>, [dit-elle|a-t-elle dit] tout bas. <helper>Je range de A à fromage.</helper>',
    '<helper>Silence</helper>, [dit|a dit] une souris, plus fort que tout le monde. Puis elle [rougit|a rougi]. <helper>{helper}. Bibliothécaire. Je débute.</helper>',
  ],
  task: [
    '<helper>Un livre s’est sauvé de son rayon</helper>, [dit|a dit] {helper}. <helper>Il a peur de sa dernière page. Il faut le remettre en place avant minuit, et il est tout en haut de l’échelle.</helper>',
    '<helper>Il me manque un livre</helper>, [dit|a dit] {helper}. <helper>Il s’est perché tout en haut et refuse qu’on le lise. À minuit, je ferme, et il aura froid.</helper>',
  ],
  way: [
    'On [longea|a longé] les contes, puis les cartes, puis les livres de cuisine, où il faisait plus chaud. {helper} portait la chandelle comme un drapeau.',
    'On [passa|est passé] sous les poèmes, qui laissaient tomber une rime de temps en temps.',
  ],
  obstacle: [
    'L’échelle montait jusqu’au plafond, et ses roues n’avaient pas de frein. Elle s’en allait dès qu’on y posait le pied.',
    'L’échelle était haute et d’un caractère difficile. Elle aimait voyager.',
  ],
  stuck: [
    'L’échelle [roula|a roulé] doucement jusqu’au rayon des naufrages, et [s’y arrêta|s’y est arrêtée].',
    'L’échelle [partit|est partie] avec tout le monde, [visita|a visité] les romans russes, et [revint|est revenue].',
  ],
  still: [
    'Une goutte de cire [descendit|est descendue] le long d’une chandelle. Elle n’avait pas fini quand elle [devint|est devenue] dure.',
    'Une page [tourna|a tourné], quelque part. Puis elle [attendit|a attendu] qu’on l’ait lue.',
  ],
  open: [
    'Tout en haut, le livre tremblait. {hero} l’[ouvrit|a ouvert] à la fin : il n’y avait pas de fin triste, seulement une fenêtre avec de la lumière. Alors il [se referma|s’est refermé], et il [dormit|a dormi].',
    'Le livre [se laissa|s’est laissé] prendre. À la dernière page, il y avait un enfant, avec un livre, sur une échelle. Il [soupira|a soupiré] d’aise et [se ferma|s’est fermé].',
  ],
  gift: [
    '{helper} [tira|a tiré] d’un gros volume un marque-page brodé. <helper>Il retrouve toujours l’endroit. Même si tu ne lis pas.</helper>',
    '{helper} [tendit|a tendu] un marque-page, tissé d’un seul fil. <helper>Il vient d’une histoire qui n’avait pas de fin. Il en a l’habitude.</helper>',
  ],
  homeward: [
    'Les chandelles [s’éteignirent|se sont éteintes] l’une après l’autre au passage, et le fond de l’armoire [se referma|s’est refermé] comme une page.',
    'La porte de la page sept [se referma|s’est refermée]. On l’aurait dite dessinée.',
  ],
  question: ['<hero>Avec quoi fait-on le papier ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [déchira|a déchiré] un vieux journal, [le mit|l’a mis] dans l’eau, puis l’[étala|a étalé] sur un tamis. Une fois sec, c’était une feuille. Dedans, il y a des fibres de bois qui se tiennent.',
  ],
};
