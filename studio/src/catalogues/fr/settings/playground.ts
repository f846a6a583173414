import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  title: ['La balançoire du fond', '{hero} et le seau rouge'],
  passage: [
    'Deux coins de rue et un trou dans la haie, et l’on y était. {hero_subj} [passa|est passé{hero_e}] par le trou, parce que la porte était trop loin.',
    'On [passa|est passé] devant la boulangerie, puis devant le chien, puis on n’[entendit|a entendu] plus que des chaînes.',
  ],
  arrive: [
    'Le métal chauffait au soleil et sentait la pièce de monnaie. Le sable crissait sous les semelles, et une chaîne répétait le même mot, en haut, en bas.',
    'On l’entendait avant de le voir. Le sable était chaud dessus et frais dessous, et un ballon cognait quelque part.',
  ],
  image: [
    'Quelqu’un avait bâti un château avec onze tours et un parking.',
    'Sur le petit cheval à ressort, un pigeon se balançait.',
  ],
  meet: [
    'Près du bac à sable, un enfant avec un seau rouge creusait sans lever la tête. <helper>{helper}</helper>, [dit|a dit] l’enfant au bout d’un moment. <helper>Là, c’est le port. Tu es dans l’eau.</helper>',
    '<helper>Ne marche pas sur la gare</helper>, [dit|a dit] un enfant au seau rouge. <helper>Je m’appelle {helper}. On a emménagé hier. Là, c’est notre rue.</helper>',
  ],
  task: [
    '<helper>Il y a une balançoire libre, la haute, au fond</helper>, [dit|a dit] {helper}. <helper>Personne n’y va. Il faut passer par le grand toboggan, et bientôt on rentre.</helper>',
    '<helper>Je voudrais essayer la balançoire du fond</helper>, [dit|a dit] {helper}. <helper>Il faut y être avant les lampes. Mais il y a le grand toboggan, et moi, j’ai le seau.</helper>',
  ],
  way: [
    'On [contourna|a contourné] le port, on [passa|est passé] sous le filet et trois fois par-dessus le même banc.',
    'On [fit|a fait] trois tours de tourniquet, ce qui ne rapproche de rien.',
  ],
  obstacle: [
    'Le grand toboggan était plus haut vu d’en bas. Son échelle avait des trous, et tout en haut il n’y avait que du ciel.',
    'Le grand toboggan n’avait pas bougé, mais il avait grandi. Un barreau de l’échelle jouait dans ses vis.',
  ],
  stuck: [
    'Le seau rouge [descendit|est descendu] le toboggan tout seul. On l’[applaudit|a applaudi] plus que n’importe qui.',
    'Une file s’était formée derrière. Elle ne disait rien, elle soufflait.',
  ],
  still: [
    'Un marron [tomba|est tombé] sur le toit de la cabane, [roula|a roulé], et [réfléchit|a réfléchi].',
    'Les balançoires vides bougeaient encore un peu, chacune à sa vitesse.',
  ],
  open: [
    'Le toboggan était fini avant d’avoir commencé. La balançoire était là, et bougeait encore un peu, comme si quelqu’un l’avait gardée au chaud. À deux dessus, on touchait presque l’arbre.',
    'On [glissa|a glissé] à toute allure, du sable plein les chaussures. Au bout, la balançoire attendait. On y [monta|est monté] jusqu’à voir les toits.',
  ],
  gift: [
    '{helper} [fouilla|a fouillé] le sable au fond du seau et en [tira|a tiré] un marron tout neuf. <helper>Il est de cette année</helper>, [dit|a dit] {helper}.',
    'Dans le seau, sous un vieux gant, il y avait un marron. {helper} [le frotta|l’a frotté] sur sa manche. <helper>Il est à toi, il brille mieux de ton côté.</helper>',
  ],
  homeward: [
    'Les réverbères s’allumaient. À chaque coin de rue, il tombait un peu de sable des chaussures.',
    'On [repassa|est repassé] par la haie, et chacun [tint|a tenu] les branches à l’autre.',
  ],
  question: [
    '<hero>Pourquoi une balançoire revient-elle</hero>, [demanda|a demandé] {hero}, <hero>même si l’on ne pousse pas ?</hero>',
  ],
  answer: [
    'On [compta|a compté] tout haut. Avec une personne ou avec deux, elle mettait le même temps à revenir. Il n’y avait qu’une chaîne plus longue pour la ralentir.',
  ],
};
