import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  title: ['La machine à questions', '{hero} et la réponse fausse'],
  passage: [
    'La porte portait un écriteau : défense d’entrer sans pourquoi. {hero} en avait trois, et [entra|est entré{hero_e}].',
    'Le jus de raisin moussait sans raison. {hero_subj} [suivit|a suivi] la mousse, sous l’évier, par une petite porte.',
  ],
  arrive: [
    'Cela sentait le citron et la poussière chaude. Des verres chantaient quand on passait, et une pendule que personne ne regardait faisait tic.',
    'Quelque chose faisait blop à intervalles réguliers. L’air picotait le nez, et le sol était tiède par endroits.',
  ],
  image: [
    'Sur une étagère, un bocal était étiqueté : rien. Il avait l’air plein.',
    'Un squelette portait une blouse et une étiquette : stagiaire.',
  ],
  meet: [
    'Un robot de laboratoire essuyait la même éprouvette depuis longtemps. <helper>{helper}</helper>, [dit|a dit] le robot. <helper>Je ne fais jamais d’erreur. Je fais des résultats.</helper>',
    '<helper>Éprouvette ou tasse ?</helper> [demanda|a demandé] un robot, une bouilloire à la main. <helper>{helper}. Je confonds rarement deux fois.</helper>',
  ],
  task: [
    '<helper>La machine attend une réponse pour ce soir</helper>, [dit|a dit] {helper}. <helper>C’est une machine à une seule question, et elle l’a déjà posée. La réponse est dedans, il faut donc entrer dedans.</helper>',
    '<helper>La machine s’est tue avant sa réponse</helper>, [dit|a dit] {helper}. <helper>À la sonnerie, elle oublie tout. Il faut la rallumer de l’intérieur.</helper>',
  ],
  way: [
    'On [traversa|a traversé] le couloir des poudres et celui des odeurs. {helper} notait tout, même les éternuements.',
    'On [longea|a longé] les balances, les aimants, et une cuillère qui tournait seule. {helper} disait : ne regarde pas, elle est timide.',
  ],
  obstacle: [
    'La machine avait mille cadrans, un entonnoir et une seule manette. La manette était la seule chose dont le mode d’emploi ne parlait pas.',
    'La machine occupait le fond de la salle. Elle avait une porte, et la porte posait des devinettes.',
  ],
  stuck: [
    'La machine [hoqueta|a hoqueté] et [rendit|a rendu] une feuille, où il n’y avait qu’un point.',
    'La machine [toussa|a toussé] un petit nuage vert, qui sentait l’examen.',
  ],
  still: [
    'Le liquide bleu avait cessé de monter. Une bulle se décidait.',
    'Le blop s’était arrêté au milieu. On attendait le p.',
  ],
  open: [
    'La machine [ouvrit|a ouvert] ses volets, un par un. À l’intérieur, il n’y avait qu’une petite ampoule, et sur l’ampoule un mot : regarde. C’était ça, la réponse, et {helper} [la nota|l’a notée].',
    'La porte [s’ouvrit|s’est ouverte] sur un fauteuil et un miroir. Au-dessus du miroir, on lisait : qui demande. La réponse était là depuis le début.',
  ],
  gift: [
    '{helper} [tendit|a tendu] un carnet aux pages toutes blanches. <helper>Celui-ci n’a pas encore de ratures. C’est son seul défaut.</helper>',
    '{helper} [choisit|a choisi] un carnet vide et y [colla|a collé] une étiquette. <helper>J’ai écrit : à remplir. C’est tout ce que je sais.</helper>',
  ],
  homeward: [
    'Dehors, tout avait l’air d’une expérience : les flaques, les pigeons, les gens qui attendaient au feu.',
    'La mousse avait séché sous l’évier. Elle avait laissé un point d’interrogation.',
  ],
  question: ['<hero>Pourquoi le citron pique-t-il la langue ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [versa|a versé] du citron dans du jus de chou rouge, et le violet [devint|est devenu] rose. Avec du savon, il [devint|est devenu] vert. Le citron est un acide, et la langue le sent comme le chou le montre.',
  ],
};
