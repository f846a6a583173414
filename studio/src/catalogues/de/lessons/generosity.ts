import type { LessonMessages } from '../../schema.ts';

export const generosity: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero_subj} fand einen blauen Stein mit Stern. Neun Steine hatte {hero_er} schon, dieser war der zehnte. Aber {companion} brauchte genau so einen, als Auge für die Puppe der Kleinen.',
    ],
    firstTry: [
      '<hero>Du kannst einen haben</hero>, sagte {hero_subj} und gab den grauen mit der Macke. Den hätte {hero_er} sowieso nicht behalten.',
    ],
    why: [
      'Die Puppe sah nun mit einem Auge blau und mit dem anderen gar nicht. {companion} sagte Danke. Es war ein graues Danke.',
    ],
    again: ['{hero_subj} legte noch einen braunen dazu. Jetzt waren es zwei, die keiner brauchte.'],
    turn: [
      'Etwas wegzugeben, das man nicht will, ist eigentlich Aufräumen. {hero_subj} drehte den blauen Stein. Der Stern drehte sich mit.',
    ],
    deed: ['{hero_subj} gab den mit dem Stern.'],
    answer: [
      'Die Puppe sah auf einmal geradeaus. {companion} hielt sie hoch, damit sie alles sehen konnte, auch {hero}.',
    ],
    echo: ['In der Sammlung war ein Platz frei. Sie kam ans Fenster, und durch die Lücke schien das Licht.'],
  },
  {
    dilemma: [
      'Am Hut von {hero} steckten elf Federn. Die zwölfte war die schönste. Aber da war ein Vogel, dem genau so eine fehlte, und {companion} sah es auch.',
    ],
    firstTry: ['<hero>Nimm die braune</hero>, sagte {hero_subj} und hielt ihm eine zerzauste hin.'],
    why: ['Mit der braunen flog der Vogel im Kreis. Er kam nicht vom Fleck, und sie auch nicht.'],
    again: ['{hero_subj} gab noch eine krumme dazu. Nun flog er kleinere Kreise.'],
    turn: ['Die schönste steckte ganz oben. Sie zuckte im Wind, als wollte sie irgendwohin.'],
    deed: ['{hero_subj} zog die schönste Feder heraus und gab sie her.'],
    answer: [
      'Der Vogel stieg, geradeaus und höher. <companion>Er zeigt uns den Weg</companion>, sagte {companion}. Sie liefen darunter her.',
    ],
    echo: ['Am Hut war ein kleines Loch. Wenn {hero} ihn gegen die Sonne hielt, kam ein Strahl hindurch.'],
  },
];
