import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  title: ['Le signal de la maison', '{hero} et seize levers de soleil'],
  passage: [
    'Ce n’était qu’un carton, avec un hublot au feutre. {hero_subj} [ferma|a fermé] le couvercle. Dehors, quelqu’un [compta|a compté] à l’envers.',
    'L’échelle du grenier avait cent barreaux, cette fois. Au quatre-vingtième, {hero} ne pesait déjà plus rien.',
  ],
  arrive: [
    'Tout bourdonnait, comme un frigo plein d’étoiles. Des miettes flottaient, et l’air sentait le métal chaud et la menthe.',
    'Des ventilateurs soufflaient partout. Un sac de thé flottait, chaud, et quelqu’un éternuait à l’autre bout, et reculait.',
  ],
  image: [
    'Dans le hublot, la Terre avait la taille d’un pouce. Si l’on fermait un œil, le pouce la cachait, mais elle était toujours là.',
    'Une paire de chaussettes voyageait seule dans le couloir, bien parallèle.',
  ],
  meet: [
    'Un robot réparateur [arriva|est arrivé] par le plafond, accroché d’une pince. <helper>Unité {helper}</helper>, [dit|a dit] le robot. <helper>Je répare. Ce matin, j’ai réparé ma pince. Avec ma pince.</helper>',
    '<helper>Bonjour. Ou bonsoir</helper>, [dit|a dit] un robot, tête en bas. <helper>C’est {helper}. Ici, on a les deux seize fois.</helper>',
  ],
  task: [
    '<helper>Le signal de la maison est perdu</helper>, [dit|a dit] {helper}. <helper>Il faut le retrouver avant l’ombre. L’antenne est dehors, derrière le sas.</helper>',
    '<helper>Plus de signal</helper>, [dit|a dit] {helper}. <helper>En bas, on nous cherche. L’antenne est derrière le sas, et dans une heure nous serons trop loin.</helper>',
  ],
  way: [
    'On se poussait d’un mur à l’autre, devant les tomates, devant trois personnes qui dormaient debout. {helper} ramassait des vis au vol.',
    'On [traversa|a traversé] le module aux salades. {helper} se tenait d’une pince et montrait de l’autre.',
  ],
  obstacle: [
    'Le sas était rond, épais et fermé. Il avait plus de boutons que {hero} n’avait de doigts, et tous clignotaient.',
    'Le sas clignotait, rouge, rouge, rouge. Il avait un mode d’emploi de quarante pages.',
  ],
  stuck: [
    'La lampe [passa|est passée] au rouge. La porte [dit|a dit] quelque chose d’une voix aimable, et c’était non.',
    'Le sas [bipa|a bipé] trois fois. Trois fois, en robot, c’est un soupir.',
  ],
  still: [
    'Le bourdonnement [baissa|a baissé] d’une note. Dehors, le soleil se couchait pour la onzième fois de la journée.',
    'Une boule d’eau flottait, ronde, avec la Terre dedans, à l’envers.',
  ],
  open: [
    'La lampe [devint|est devenue] verte, et le sas [soupira|a soupiré]. L’antenne regardait seulement de travers. On [la tourna|l’a tournée], et une voix [sortit|est sortie] du mur : elle demandait ce qu’on voulait manger.',
    'Le sas [tourna|a tourné] comme un bouchon. L’antenne était pleine de givre, on l’[essuya|a essuyée], et la voix de la Terre [dit|a dit] : ah, vous voilà.',
  ],
  gift: [
    '{helper} [dévissa|a dévissé] l’écusson de sa poitrine et [le fixa|l’a fixé] sur {hero}. <helper>Membre du bord. Dessous, j’en ai un autre.</helper>',
    '{helper} [sortit|a sorti] d’un tiroir un écusson, avec seize petits soleils. <helper>Vous les avez tous vus. Sauf un. Vous dormiez.</helper>',
  ],
  homeward: [
    'On [redescendit|est redescendu] comme une feuille. Puis ce [fut|a été] de nouveau un carton, et le hublot du feutre.',
    'Barreau après barreau, le poids [revint|est revenu], d’abord dans les chaussures.',
  ],
  question: [
    '<hero>Pourquoi flotte-t-on là-haut</hero>, [demanda|a demandé] {hero}, <hero>si la Terre tire encore ?</hero>',
  ],
  answer: [
    '{hero_subj} [lâcha|a lâché] un crayon, et il [resta|est resté] là. La station tombe, le crayon tombe, et {hero} aussi. On tombe tous autour de la Terre, à la même vitesse, sans jamais l’atteindre.',
  ],
};
