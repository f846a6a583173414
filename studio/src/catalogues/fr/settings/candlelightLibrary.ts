import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  passage: [
    'Derrière l’armoire, il y avait un courant d’air qui sentait le papier. Une latte du mur [tourna|a tourné] comme une page.',
    'Le livre de chevet avait une porte dessinée à la page sept. Ce soir, elle était entrouverte.',
    'La chandelle du couloir penchait sa flamme d’un côté, toujours le même. De ce côté-là, entre deux lattes, il y avait une marche de papier.',
    'Le marque-page du livre du soir dépassait un peu trop. Tiré d’un doigt, il [devint|est devenu] un ruban, puis un tapis rouge entre des étagères.',
  ],
  play: [
    'La couverture était tendue entre deux chaises, et dessous c’était la bibliothèque. La lampe de poche faisait toutes les chandelles, et les coussins étaient des livres qui dorment.',
    'Chaque coussin était un livre, rangé du plus mince au plus gros. Il fallait chuchoter, parce que le canapé lisait.',
  ],
  arrive: [
    'Cela sentait la cire et le vieux papier. Les ombres lisaient par-dessus l’épaule, et sur les étagères, des pages respiraient.',
    'Les flammes faisaient un petit bruit de soie. Le cuir des livres était tiède, et cela sentait la vanille et la poussière.',
    'Le tapis était si épais que les pas s’y perdaient. Une horloge comptait à voix basse, et l’air avait un goût de vieux papier et de miel.',
    'La cire tombait par gouttes sur des soucoupes. L’air sentait la colle et la pomme, et là-haut, une reliure craquait en se retournant.',
    { text: 'Ça sentait la cire. Des pages respiraient, ffft, ffft.', to: '3-5' },
    { text: 'Il faisait doux. Les livres dormaient, le dos contre le dos.', to: '3-5' },
  ],
  image: [
    'Un tout petit livre dormait entre deux gros, comme un enfant dans le lit des parents.',
    'Un dictionnaire ronflait à la lettre R.',
    'Un globe avait oublié de rentrer une île. L’île dépassait, toute verte, avec un palmier.',
    'Sur une table, un puzzle était fini, sauf un morceau. Une souris en avait fait son assiette.',
  ],
  meet: [
    'Une souris de bibliothèque mouchait une chandelle avec un dé à coudre. <helper>{helper}</helper>, [dit-elle|a-t-elle dit] tout bas. <helper>Je range de A à fromage.</helper>',
    '<helper>Silence</helper>, [dit|a dit] une souris, plus fort que tout le monde. Puis elle [rougit|a rougi]. <helper>{helper}. Bibliothécaire. Je débute.</helper>',
    'Une souris descendait le long d’un signet rouge, une main après l’autre. <helper>{helper}</helper>, [dit-elle|a-t-elle dit] en touchant terre. <helper>Vous avez les mains propres ? Montrez. Bien. Les pensées aussi ?</helper>',
    'Une souris poussait une pile de fiches deux fois plus haute qu’elle. <helper>{helper}</helper>, [dit|a dit] la pile. <helper>Prenez la fiche du dessus. Non, laissez, elle tombe toute seule.</helper>',
    {
      text: 'Une petite souris soufflait une chandelle, pff. <helper>Je suis {helper}</helper>, [dit|a dit] la souris. <helper>Chut.</helper>',
      to: '3-5',
    },
    {
      text: 'Une souris portait un livre sur la tête. <helper>{helper}</helper>, [chuchota|a chuchoté] la souris. <helper>C’est un lourd.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [longea|a longé] les contes, puis les cartes, puis les livres de cuisine, où il faisait plus chaud. {helper} portait la chandelle comme un drapeau.',
    'On [passa|est passé] sous les poèmes, qui laissaient tomber une rime de temps en temps.',
    'Les allées portaient des noms de rues : rue des Loups, impasse des Naufragés. {helper} prenait toujours par la place des Gâteaux.',
    'Il fallait passer devant les romans policiers sans avoir l’air coupable. {helper} sifflotait.',
  ],
  still: [
    'Une goutte de cire [descendit|est descendue] le long d’une chandelle. Elle n’avait pas fini quand elle [devint|est devenue] dure.',
    'Une page [tourna|a tourné], toute seule. Puis elle [attendit|a attendu] qu’on l’ait lue.',
    'Une chandelle [se mit|s’est mise] à brûler tout droit. Dans le rayon d’en bas, un livre [avala|a avalé] sa salive.',
    'Deux livres [se serrèrent|se sont serrés] l’un contre l’autre, et l’étagère [eut|a eu] une place de plus.',
  ],
  gift: [
    '{helper} [tira|a tiré] d’un gros volume un marque-page brodé. <helper>Il retrouve toujours l’endroit. Même si tu ne lis pas.</helper>',
    '{helper} [tendit|a tendu] un marque-page, tissé d’un seul fil. <helper>Il vient d’une histoire très longue. Il sait attendre.</helper>',
  ],
  homeward: [
    'Les chandelles [baissèrent|ont baissé] l’une après l’autre au passage. La latte du mur [se referma|s’est refermée], et c’était une page de plus.',
    'La porte de la page sept [se referma|s’est refermée]. On l’aurait dite dessinée.',
    'La marche de papier [se replia|s’est repliée] sans un bruit. Dans le couloir, la flamme se tenait droite.',
    'Le tapis rouge [redevint|est redevenu] un ruban. Il dépassait du livre juste ce qu’il faut, à la bonne page.',
  ],
  unplay: [
    'Le dîner [frappa|a frappé] trois coups sur la casserole. Les livres [redevinrent|sont redevenus] des coussins, même le plus gros.',
    'La lampe de poche [clignota|a clignoté], et c’était l’heure. La bibliothèque [se replia|s’est repliée] en quatre, au pied du lit.',
  ],
  question: ['<hero>Avec quoi fait-on le papier ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [déchira|a déchiré] un vieux journal, [le mit|l’a mis] dans l’eau, puis l’[étala|a étalé] sur un tamis. Une fois sec, c’était une feuille. Dedans, il y a des fibres de bois qui se tiennent.',
  ],
};
