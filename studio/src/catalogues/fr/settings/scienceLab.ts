import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  passage: [
    'La porte portait un écriteau : défense d’entrer sans pourquoi. {hero} en avait trois, et [entra|est entré{hero_e}].',
    'Le jus de raisin moussait sans raison. {hero_subj} [suivit|a suivi] la mousse le long du carrelage, jusqu’à une porte qui disait : poussez, mais pourquoi.',
    'La blouse blanche, au portemanteau, avait une poche de trop. {hero_subj} y [glissa|a glissé] la main, puis le coude, et le couloir [sentit|a senti] le citron.',
    'Une dame en blouse tenait la porte avec le pied, les bras pleins de tubes. Sur son badge, on lisait : entrez, si c’est une question. C’en était une.',
  ],
  play: [
    'L’évier était le laboratoire, et trois verres d’eau faisaient les expériences. Le tablier se mettait à l’envers, comme chez les savants.',
    'Un entonnoir, une boîte à œufs et un torchon : c’était le laboratoire. Le robot était fait de coussins et ne se trompait jamais.',
  ],
  arrive: [
    'Cela sentait le citron et la poussière. Des verres chantaient quand on passait, et une pendule que personne ne regardait faisait tic.',
    'Un bocal faisait blop, à intervalles réguliers. L’air picotait le nez, et le sol était tiède par endroits.',
    'Une machine soufflait, une autre comptait, et une troisième faisait les deux. Le carrelage collait un peu aux semelles, et cela sentait la menthe et l’encre.',
    'Un ventilateur tournait les pages d’un cahier, tout seul. L’air sentait le vinaigre et le crayon taillé.',
    { text: 'Blop, faisait un bocal. Ça sentait le citron.', to: '3-5' },
    { text: 'Les verres chantaient : iiii. Le sol était tiède.', to: '3-5' },
  ],
  image: [
    'Sur une étagère, un bocal était étiqueté : rien. Il avait l’air plein.',
    'Un squelette portait une blouse et une étiquette : stagiaire.',
    'Sur une paillasse, une tomate portait une étiquette : ne pas manger, elle réfléchit.',
    'Dans un aquarium, une plante et un poisson se regardaient. L’étiquette disait : ne pas déranger, ils y sont presque.',
  ],
  meet: [
    'Un robot de laboratoire essuyait la même éprouvette depuis longtemps. <helper>{helper}</helper>, [dit|a dit] le robot. <helper>Je ne fais jamais d’erreur. Je fais des résultats.</helper>',
    '<helper>Éprouvette ou tasse ?</helper> [demanda|a demandé] un robot de laboratoire, un torchon sur le bras. <helper>{helper}. Je confonds rarement deux fois.</helper>',
    'Une pile de boîtes de Petri avançait toute seule. Dessous, il y avait un robot. <helper>Vingt-trois</helper>, [dit|a dit] le robot, <helper>et pas une moisissure. {helper}. Je collectionne celles qui réussissent.</helper>',
    'Un robot de laboratoire pesait une plume, puis la balance. <helper>Égalité</helper>, [dit|a dit] le robot. <helper>{helper}. J’ai peut-être posé le coude.</helper>',
    {
      text: 'Un robot essuyait un verre, encore et encore. <helper>{helper}</helper>, [dit|a dit] le robot. <helper>Propre. Propre.</helper>',
      to: '3-5',
    },
    {
      text: 'Bip, bip. Un robot portait un plateau. <helper>Je suis {helper}</helper>, [dit|a dit] le robot. Cling.',
      to: '3-5',
    },
  ],
  way: [
    'On [traversa|a traversé] le couloir des poudres et celui des odeurs. {helper} notait tout, même les éternuements.',
    'On [longea|a longé] les balances, les aimants, et une cuillère qui tournait seule. {helper} disait : ne regarde pas, elle est timide.',
    'Le couloir était fléché au sol, et les flèches n’étaient pas d’accord. {helper} suivait les vertes et saluait les autres.',
    'Le sol portait des lignes, et chaque ligne une règle : ici on marche, ici on hésite. {helper} hésitait très bien.',
  ],
  still: [
    'Dans un tube, une bulle bleue avait cessé de monter. Elle se décidait.',
    'Dans un bocal, un blop s’était arrêté au milieu. On attendait le p.',
    'Le robinet [lâcha|a lâché] une goutte, puis [en prépara|en a préparé] une autre, très longtemps.',
    'L’aiguille d’un cadran [monta|est montée] d’un trait et [y resta|y est restée]. Elle avait l’air contente de ce trait-là.',
  ],
  gift: [
    '{helper} [tendit|a tendu] un carnet aux pages toutes blanches. <helper>Celui-ci n’a pas encore de ratures. C’est son seul défaut.</helper>',
    '{helper} [choisit|a choisi] un carnet vide et y [colla|a collé] une étiquette. <helper>J’ai écrit : à remplir. C’est tout ce que je sais.</helper>',
  ],
  homeward: [
    'Dehors, tout avait l’air d’une expérience : les flaques, les pigeons, les gens qui attendaient au feu.',
    'La mousse avait séché sur le carrelage. Elle avait laissé un point d’interrogation.',
    'La blouse [reprit|a repris] son crochet, avec une poche de moins. Le couloir sentait encore le citron.',
    'La dame en blouse tenait encore la porte, avec l’autre pied. Dehors, il y avait le soir, et des questions.',
  ],
  unplay: [
    'C’était l’heure du dîner. Les expériences [furent|ont été] versées aux plantes, et le laboratoire [redevint|est redevenu] un évier.',
    'Le repas était prêt. Le robot [se laissa|s’est laissé] ranger sur le canapé, et l’entonnoir [retourna|est retourné] dans son tiroir.',
  ],
  question: ['<hero>Pourquoi le citron pique-t-il la langue ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [versa|a versé] du citron dans du jus de chou rouge, et le violet [devint|est devenu] rose. Avec du savon, il [devint|est devenu] vert. Le citron est un acide, et la langue le sent comme le chou le montre.',
  ],
};
