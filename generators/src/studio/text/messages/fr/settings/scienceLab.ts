import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  title: ['La machine à questions', '{hero} et la réponse fausse'],
  passage: ['La porte portait un écriteau : défense d’entrer sans pourquoi. {hero} en avait trois, et [entra|est entré{hero_e}].'],
  arrive: [
    'Cela sentait le citron et la poussière chaude. Des verres chantaient quand on passait, et une pendule que personne ne regardait faisait tic.',
  ],
  image: ['Sur une étagère, un bocal était étiqueté : rien. Il avait l’air plein.'],
  meet: [
    'Un robot de laboratoire essuyait la même éprouvette depuis longtemps. <helper>{helper},</helper> [dit|a dit] le robot. <helper>Je ne fais jamais d’erreur. Je fais des résultats.</helper>',
  ],
  task: [
    '<helper>La machine attend une réponse pour ce soir,</helper> [dit|a dit] {helper}. <helper>C’est une machine à une seule question, et elle l’a déjà posée. La réponse est dedans, il faut donc entrer dedans.</helper>',
  ],
  way: ['On [traversa|a traversé] le couloir des poudres et celui des odeurs. {helper} notait tout, même les éternuements.'],
  obstacle: [
    'La machine avait mille cadrans, un entonnoir et une seule manette. La manette était la seule chose dont le mode d’emploi ne parlait pas.',
  ],
  stuck: ['La machine [hoqueta|a hoqueté] et [rendit|a rendu] une feuille, où il n’y avait qu’un point.'],
  still: ['Le liquide bleu avait cessé de monter. Une bulle se décidait.'],
  open: [
    'La machine [ouvrit|a ouvert] ses volets, un par un. À l’intérieur, il n’y avait qu’une petite ampoule, et sur l’ampoule un mot : regarde. C’était ça, la réponse, et {helper} [la nota|l’a notée].',
  ],
  gift: [
    '{helper} [tendit|a tendu] un carnet aux pages toutes blanches. <helper>Celui-ci n’a pas encore de ratures,</helper> [dit|a dit] {helper}. <helper>C’est son seul défaut.</helper>',
  ],
  homeward: ['Dehors, tout avait l’air d’une expérience : les flaques, les pigeons, les gens qui attendaient au feu.'],
  question: ['<hero>Pourquoi le citron pique-t-il la langue ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [versa|a versé] du citron dans du jus de chou rouge, et le violet [devint|est devenu] rose. Avec du savon, il [devint|est devenu] vert. Le citron est un acide, et la langue le sent comme le chou le montre.',
  ],
};
