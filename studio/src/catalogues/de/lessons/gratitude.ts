import type { LessonMessages } from '../../schema.ts';

export const gratitude: readonly LessonMessages[] = [
  {
    dilemma: [
      'Unterwegs hatte {hero_subj} eine Laterne geschenkt bekommen, einfach so. Jetzt wünschte {hero_er} sich eine Glocke. <companion>Von wem war die Laterne eigentlich</companion>, sagte {companion}.',
    ],
    firstTry: [
      '<hero>Weiß nicht</hero>, sagte {hero_subj}. <hero>Hauptsache, sie brennt.</hero> Und {hero_er} lief weiter, der Glocke nach.',
    ],
    why: [
      'Die Laterne wurde blass und ging aus. {hero_subj} schüttelte sie. Keiner wusste, was sie brauchte, denn keiner wusste, woher sie war.',
    ],
    again: [
      '{hero_subj} pustete, klopfte und schimpfte. Von Schimpfen war noch nie eine Laterne angegangen.',
    ],
    turn: [
      'Am Griff war eine Stelle, ganz glatt von anderen Händen. Einer hatte sie gebaut, einer geputzt, einer bis hierher getragen. {hero_subj} hatte keinen von ihnen angesehen.',
    ],
    deed: [
      '{hero_subj} kehrte um und ging den Weg zurück, von Hand zu Hand, bis zur ersten. Dort sagte {hero_er} Danke.',
    ],
    answer: [
      'Die erste Hand zeigte {hero}, wie man den Docht dreht. Als {hero_er} wieder bei {companion} war, brannte das Licht, und nun reichte es für zwei.',
    ],
    echo: [
      'Die Glocke hatte {hero} ganz vergessen. Erst im Bett fiel sie {hero_ihm} wieder ein, und dort brauchte man keine.',
    ],
  },
  {
    dilemma: [
      'Am Morgen hatte {hero_subj} eine rote Mütze bekommen, gestrickt und warm. Jetzt hatte sie ein Loch. <hero>Dann eben eine neue</hero>, sagte {hero_er}.',
    ],
    firstTry: ['{hero_subj} stopfte die Mütze in die Tasche und ging ohne weiter.'],
    why: [
      'Die Ohren wurden kalt. Der Faden hing aus der Tasche, und mit jedem Schritt wurde die Mütze kleiner.',
    ],
    again: ['{hero_subj} zog daran, um ihn abzureißen. Da war es nur noch eine halbe.'],
    turn: [
      'Der Faden lief den ganzen Weg zurück. So viel Faden, so viele Maschen. Jemand hatte jede einzelne gemacht, und {hero} hatte nicht einmal gesagt, dass sie passt.',
    ],
    deed: [
      '{hero_subj} ging am Faden entlang zurück, wickelte ihn auf und brachte ihn der, die gestrickt hatte. <hero>Danke</hero>, sagte {hero_er}. <hero>Sie hat gepasst.</hero>',
    ],
    answer: [
      'Sie zeigte {hero}, wie man eine Masche fängt. <companion>Und jetzt passt sie uns beiden</companion>, sagte {companion}, denn sie wurde etwas größer.',
    ],
    echo: ['Eine Masche war von {hero}. Man sah genau, welche.'],
  },
];
