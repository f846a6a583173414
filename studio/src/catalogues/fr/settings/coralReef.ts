import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  passage: [
    'Avec le masque, la mer avait un dedans. Un plongeur en noir [ouvrit|a ouvert] la marche, et l’on [descendit|est descendu] derrière lui, le long d’un rayon.',
    'La bulle de verre [quitta|a quitté] le pont du bateau, un capitaine aux manettes. Au-dessus, le jour [devint|est devenu] un rond.',
    'Sous le bateau, il y avait une corde avec un nœud à chaque mètre. Nœud après nœud, derrière le plongeur en noir, l’eau [devint|est devenue] une pièce sans murs.',
    'Le coquillage de l’étagère faisait un bruit de mer. {hero_subj} [tendit|a tendu] l’oreille, longtemps, et le bruit [devint|est devenu] mouillé.',
  ],
  play: [
    'La nappe bleue pendait jusqu’au sol, et dessous c’était le récif. Les pinces à linge faisaient les coraux, et il fallait parler en bulles.',
    'Sous le drap bleu, tout le salon était un récif. Les chaises étaient des coraux, et l’on ne marchait pas, on ondulait.',
  ],
  arrive: [
    'Le silence était plein de petits clics. L’eau passait, tiède puis fraîche, sur les bras, et le soleil jetait des filets clairs sur le sable.',
    'On grignotait partout, crr, crr. L’eau était douce sur les joues, et les couleurs changeaient à chaque clignement.',
    'Le sable tombait en poussière d’or des nageoires des poissons. L’eau battait aux tempes, et plus bas un coquillage claquait des doigts.',
    'Des bulles montaient le long du dos. Tout avait un goût de sel et de melon, et au loin une baleine se raclait la gorge.',
    { text: 'Crr, crr, on grignotait partout. L’eau chatouillait.', to: '3-5' },
    { text: 'L’eau était tiède, puis fraîche. Blop, faisait une bulle.', to: '3-5' },
  ],
  image: [
    'Un corail en forme de fauteuil était occupé. L’étoile de mer qui l’occupait n’avait pas l’intention de se lever.',
    'Une anémone faisait au revoir à tout le monde, sans arrêt.',
    'Une vieille ancre était devenue un jardin. Cinq poissons y rentraient à l’heure du dîner.',
    'Une botte de caoutchouc était pleine de petits poissons. Ils en sortaient par ordre de taille.',
  ],
  meet: [
    'Un hippocampe se tenait à une herbe par le bout de la queue. <helper>{helper}</helper>, [dit|a dit] le petit cheval. <helper>Je ne nage pas, je réfléchis dans le sens du courant.</helper>',
    'Un hippocampe avait le nez dans un coquillage vide. <helper>{helper}, gérant</helper>, [dit|a dit] le petit cheval. <helper>On vous brosse les dents ?</helper>',
    'Un hippocampe tournait comme une clé dans une serrure. <helper>{helper}, portier du lieu</helper>, [dit|a dit] le petit cheval. <helper>Poussez, c’est ouvert.</helper> Et il [salua|a salué], la tête dans le sable.',
    'Un hippocampe tenait une algue et se laissait bercer. <helper>Ne me lâche pas</helper>, disait-il à l’algue. Puis il [se retourna|s’est retourné]. <helper>{helper}. Nous répétions.</helper>',
    {
      text: 'Un hippocampe tenait une herbe avec sa queue. <helper>{helper}</helper>, [dit|a dit] l’hippocampe. <helper>Je me balance.</helper>',
      to: '3-5',
    },
    {
      text: 'Un petit cheval de mer [fit|a fait] blop. <helper>{helper}</helper>, [dit|a dit] le petit cheval.',
      to: '3-5',
    },
  ],
  way: [
    'On [longea|a longé] le corail rouge, puis le jaune, puis celui qui n’a pas de nom. {helper} voyageait accroché à une manche.',
    'On [passa|est passé] sous une arche, entre deux éventails. {helper} disait bonjour à chaque poisson, et il y en avait beaucoup.',
    'Le chemin passait par-dessus un corail rond, par-dessous un corail pointu, et entre deux anémones qui se tenaient la main. {helper} nageait devant, à la verticale.',
    'On [suivit|a suivi] une allée d’éponges, molle comme un matelas. {helper} s’accrochait aux boutons.',
  ],
  still: [
    'Un banc de poissons [s’arrêta|s’est arrêté], tous ensemble, comme un mot qu’on a sur la langue.',
    'Le grignotement du corail avait cessé. Un grain de sable [descendit|est descendu], tout seul.',
    'Tout [s’arrêta|s’est arrêté], comme on s’arrête quand on a entendu son nom. Une crevette [déplaça|a déplacé] un grain.',
    'Deux poissons se faisaient face, sans une bulle. L’un des deux [oublia|a oublié] pourquoi.',
  ],
  gift: [
    '<helper>Je n’ai pas de poches</helper>, [dit|a dit] {helper}, <helper>alors je te donne une histoire.</helper> Elle tenait en trois bulles, et {hero} [la garda|l’a gardée] sous la langue.',
    '{helper} n’avait rien à donner, alors {helper} [raconta|a raconté]. C’était une histoire courte, avec une vague à la fin, et {hero} l’[emporta|a emportée].',
  ],
  homeward: [
    'On [remonta|est remonté] vers le jour derrière le plongeur. Le corail [devint|est devenu] rose, puis bleu, puis un souvenir de bleu.',
    'La bulle de verre [remonta|est remontée], et le rond [redevint|est redevenu] un jour. En bas, l’anémone faisait encore au revoir.',
    'Nœud après nœud, la corde [remonta|est remontée]. Au dernier, il y avait de l’air, et il était plein de mouettes.',
    'Le bruit de mer [recula|a reculé] jusqu’au fond du coquillage. Sur l’étagère, il y avait trois grains de sable.',
  ],
  unplay: [
    'C’était l’heure du dîner. La nappe [se souleva|s’est soulevée], et tout le récif [sentit|a senti] les nouilles.',
    'Une voix [appela|a appelé] pour le repas, et la marée [descendit|est descendue]. Le drap bleu [retourna|est retourné] sur son lit, encore un peu salé.',
  ],
  question: [
    '<hero>Le corail, c’est une pierre, une plante ou une bête ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [regarda|a regardé] à la loupe, sans toucher. Sur la pierre, il y avait mille petites bouches avec des bras. C’étaient des bêtes, et la pierre était leur maison, bâtie par elles.',
  ],
};
