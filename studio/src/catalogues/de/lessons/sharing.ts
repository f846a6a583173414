import type { LessonMessages } from '../../schema.ts';

export const sharing: readonly LessonMessages[] = [
  {
    dilemma: [
      'In der Tasche von {hero} war noch ein einziges Honigbrötchen. Den ganzen Tag hatte {hero_er} sich darauf gefreut. {companion} hatte nichts mehr.',
    ],
    firstTry: [
      '<hero>Ich gehe schon mal</hero>, sagte {hero_subj} und nahm das Brötchen zwischen die Zähne. So hatte man beide Hände frei und trotzdem alles.',
    ],
    why: [
      'Man brauchte aber vier Hände. Und mit einem Brötchen im Mund kann man nicht rufen. {hero_subj} rutschte herunter und saß da, mit Zucker auf der Nase.',
    ],
    again: ['Noch einmal, schneller. Je schneller {hero} war, desto schneller saß {hero_er} wieder unten.'],
    turn: [
      '{companion} sagte nichts und sah das Brötchen auch nicht an. {companion} sah so fest nicht hin, dass {hero} es hören konnte.',
    ],
    deed: ['{hero_subj} brach das Brötchen durch. Ein Stück wurde größer. Das größere gab {hero_er} her.'],
    answer: [
      'Sie kauten. <companion>Das ist das bessere</companion>, sagte {companion}. <hero>Weiß ich</hero>, sagte {hero_subj}. Danach waren vier Hände da.',
    ],
    echo: ['Vom Zucker auf der Nase gab {hero} auch noch etwas ab.'],
  },
  {
    dilemma: ['Es gab eine Decke, und es wurde kalt. Sie gehörte {hero}. {companion} hatte nur Ärmel.'],
    firstTry: ['{hero_subj} wickelte sich ein, zweimal herum, bis nur noch die Augen zu sehen waren.'],
    why: ['So eingewickelt konnte man nicht gehen. {hero_subj} kippte um wie ein Baum und lag da.'],
    again: ['{hero_subj} rollte ein Stück. Das war warm, aber nicht die richtige Richtung.'],
    turn: [
      'Von unten sah {hero} die Füße von {companion}. Sie standen einer auf dem anderen, damit wenigstens immer einer es warm hatte.',
    ],
    deed: ['{hero_subj} wickelte sich aus und legte {companion} die längere Seite um.'],
    answer: [
      'Zu zweit war es wärmer als allein. Das lag an den Schultern. So kamen sie auch beim Gehen in einen Schritt.',
    ],
    echo: ['Die Decke roch noch lange nach zweien.'],
  },
];
