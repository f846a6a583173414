import type { Locale } from '@storylark/contracts/languages';

/**
 * The bar: three finished stories that every checker of form accepts, and a paragraph that shows what is
 * wrong.
 */
export const exemplars: { locale: Locale; hero: string; paragraphs: readonly string[] }[] = [
  {
    locale: 'en',
    hero: 'Nora',
    paragraphs: [
      'At the end of every day, Nora’s house grew quiet in the same order. First the kettle. Then the stairs. Then the street outside. But tonight something was still awake. Flitter, flitter, it went, behind the wall.',
      'Nora was a girl who had to know. She put her ear to the wall. She slid out of bed in her warm socks. And there, beside the wardrobe, stood a door no taller than she was. It was never there in the daytime.',
      'Behind the door was a library, gold with candles. Books slept on every shelf. Some breathed in. Some breathed out. On the bottom step sat a mouse with a candle stub and a very small sigh.',
      '“Good evening,” whispered the mouse. “I am Button. I put the books to bed. They are all asleep but one.”',
      'Flitter, flitter. High up, a blue book flapped from shelf to shelf, like a bird that has lost its branch.',
      '“I’ll catch it,” said Nora. She stretched, and she snatched. The blue book shot away. She climbed two steps and snatched again. It flew higher still. Dust came down like snow, and a fat red book woke up and grumbled.',
      '“Oh,” said Nora. “Quick isn’t working.”',
      'She looked up at the blue book for a long moment. It was not being naughty. Its pages were shaking. So Nora sat down on the rug, opened her two hands in her lap, and did the hardest thing. Nothing at all.',
      'One candle burned a little lower. The blue book came down one shelf. Nora wanted to jump. She breathed in, and she breathed out.',
      'Another candle burned a little lower. The blue book came down one more. Nora’s foot wanted to wiggle. She breathed in, and she breathed out.',
      'A third candle burned low. And there it was, a soft, soft weight in her lap. Flit.',
      '“It only wants its ending,” whispered Button.',
      'So Nora turned to the last page. There were no words on it, just a house with one window lit. “Good night, kettle,” she told it. “Good night, stairs. Good night, street.” The blue book gave one long papery breath, and closed.',
      'Button lit the way home with the candle stub. The little door shut behind her with the sound of a page. Nora climbed into bed, and her pillow was still warm where she had left it.',
      'Then the house grew quiet again, in the same order. First the kettle. Then the stairs. Then the street outside. And last of all, slowly, slowly, like two small covers, Nora’s eyes.',
    ],
  },
  {
    locale: 'de',
    hero: 'Emil',
    paragraphs: [
      'Auf Emils Fensterbrett lag ein Kompass, der nie nach Norden zeigte. Er zeigte zur Tür. „Der ist kaputt“, sagte sein Bruder Anton. „Der will los“, sagte Emil und schob seine Brille hoch.',
      'An diesem Morgen steckte unter dem Kompass ein Stück Papier, steif von Salz. Es war eine Karte: eine Insel, ein Bach, ein schiefer Felsen und ein rotes Kreuz. Emil strich sie glatt. Da knarrten unter seinen Füßen nicht mehr die Dielen, sondern die Planken eines Bootes.',
      'Die Schatzinsel roch nach Harz und warmem Stein. Am Strand wartete ein Krebs, der statt eines Schneckenhauses eine alte Messinglampe trug. „Gestatten, Knack“, sagte er. „Lotse. Ich gehe seitwärts, aber ich komme an.“',
      '„Und ich führe“, sagte Emil, denn was er anfing, das brachte er auch zu Ende. Hundert Schritte bis zum Bach, dann links, dann hinauf. Aber da war kein Bach. Da war ein Sumpf, und der Sumpf behielt Emils linken Schuh.',
      '„Wer hat denn die Karte gelesen?“, fragte Knack.',
      '„Der Kompass ist schuld!“, rief Emil und stapfte weiter, ohne noch einmal nachzusehen. Kurz darauf standen sie vor einer Felswand, an der nicht einmal ein Krebs Halt fand. Tief unter ihnen stieg die Flut und zupfte schon am Boot.',
      'Emil setzte sich. Er putzte seine Brille, obwohl sie gar nicht schmutzig war. Dann sah er die Karte an, und sein Bauch wurde kalt. Das kleine N für Norden stand nicht oben. Es stand rechts. Knack hatte nichts gemerkt. Emil hätte es für sich behalten können.',
      '„Der Kompass kann nichts dafür“, sagte er leise. „Ich habe die Karte falsch gehalten. Eine Vierteldrehung. Von Anfang an.“',
      'Knack klapperte mit beiden Scheren. „Genau eine Vierteldrehung? Aber dann wissen wir ja, wo wir sind!“',
      'Emil drehte die Karte richtig herum und fuhr mit dem Finger ihren falschen Weg nach: hundert Schritte, links, hinauf. Der Finger hielt am schiefen Felsen. Es war die Wand, an der sie lehnten! Und das Kreuz lag gleich auf der anderen Seite.',
      'Unter einer Wurzel stand die Kiste. Gold war nicht darin, sondern Karten, ein ganzer Stapel, voller durchgestrichener Linien. „Hier geirrt“, stand am Rand. „Hier auch. Hier war es schön.“ – „Die gehörten den großen Entdeckern“, flüsterte Knack. Da malte Emil auf seine eigene Karte einen Sumpf mit einem Schuh und schrieb daneben: Hier geirrt. Emil.',
      'Mit der letzten Welle trug ihn das Boot nach Hause. Der Kompass lag auf dem Fensterbrett und zeigte zur Tür.',
      '„Immer noch kaputt?“, fragte Anton.',
      'Emil wackelte mit den Zehen in seinem nassen Strumpf. „Nein“, sagte er. „Ich glaube, wir haben ihn bloß falsch herum gehalten.“',
    ],
  },
  {
    locale: 'fr',
    hero: 'Malo',
    paragraphs: [
      'Chez Mamie, on ne comptait pas les jours, on comptait les prunes. Il y en avait eu cent, puis vingt, puis quatre. Ce mercredi-là, il n’en restait qu’une, tout en haut de l’arbre, ronde et violette, avec une goutte de soleil dessus.',
      'Malo l’avait vue le premier. Il n’en avait parlé à personne, surtout pas à Rose, sa petite sœur, qui aimait les prunes autant que lui. Celle-là, elle serait pour lui tout seul.',
      'Il a attendu que Mamie étende le linge. Il a pris le tabouret de la cuisine, il est monté dessus et il a tendu le bras. Rien. Malo était petit, et la prune n’avait pas l’air pressée de descendre. Alors il a posé un seau sur le tabouret, et un coussin sur le seau. Tout s’est mis à trembler, le tabouret, le seau, le coussin, et Malo par-dessus. Patatras\u00A0! Il s’est retrouvé assis dans la menthe.',
      '«\u00A0Tu fais quoi\u00A0?\u00A0» a demandé Rose, la tête entre deux draps.',
      '«\u00A0Rien.\u00A0»',
      'Rose a regardé le tabouret, puis le seau, puis le coussin. Enfin, elle a levé le nez. «\u00A0Oh\u00A0! Il en reste une.\u00A0»',
      'Malo a senti ses joues chauffer. Il pouvait dire qu’elle était pourrie. Il pouvait dire qu’elle était verte. Mais Rose courait déjà chercher le grand parapluie, celui qui a un manche tout courbé. «\u00A0Toi, tu attrapes la branche, a-t-elle dit. Moi, je fais le panier avec mon gilet.\u00A0»',
      'À deux, c’était une autre affaire. Malo a accroché la branche et l’a secouée, une fois, deux fois. La prune est tombée sans un bruit, en plein milieu du gilet.',
      'Ils se sont assis sur la marche tiède, et Malo a ouvert la prune avec ses pouces. Cela faisait un gros morceau, et un petit avec le noyau. Il a regardé le gros longtemps. Il en sentait déjà le sucre. Rose ne demandait rien. Elle lissait son gilet, elle attendait.',
      'Alors Malo a tendu la main, et dans sa main, il y avait le gros morceau.',
      'Rose a mordu dedans. Le jus lui a coulé jusqu’au coude, et elle a ri si fort que Malo a cru, une seconde, en avoir le goût dans la bouche.',
      '«\u00A0Et toi\u00A0?\u00A0» a-t-elle dit, les joues pleines.',
      '«\u00A0Moi, j’ai le noyau.\u00A0»',
      'Ils l’ont planté au pied du mur, là où la terre garde la chaleur. Malo a posé le seau par-dessus, à cause des merles. Mamie est arrivée, sa corbeille vide sous le bras. «\u00A0Il faudra être patients, a-t-elle dit. Cinq ans, peut-être six.\u00A0»',
      'Cinq ans, c’était long. Malo a réfléchi un moment. Mais chez Mamie, on ne comptait pas les jours. Alors il a montré le seau du doigt, et il a commencé\u00A0: «\u00A0Une.\u00A0»',
    ],
  },
];
export const badParagraph =
  'One sunny day, brave Nora with her beautiful curly hair went to the Candlelight Library. Nora was very brave. In the Candlelight Library there were many magical things and everything sparkled. Suddenly, Nora met a friendly owl. “Hello, Nora! I am the wise owl,” said the friendly owl. “Patience is very important, because good things come to those who wait.” Nora thought about this and learned that patience is very important. Then Nora caught the book, and everyone was happy. What a wonderful adventure it was!';
