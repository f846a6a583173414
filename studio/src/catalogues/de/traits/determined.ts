import type { Tables } from '../../schema.ts';

export const determined: NonNullable<Tables['trait']['determined']> = {
  home: [
    'Was {hero} anfing, das brachte {hero_er} zu Ende, sogar zu große Butterbrote.',
    '{hero_subj} hatte ein Puzzle mit lauter Himmel gelegt. Es hatte einen Winter gedauert.',
    'Einen Knoten, den {hero} nicht aufbekam, nahm {hero_er} mit ins Bett.',
    '{hero_subj} hatte pfeifen gelernt, drei Wochen lang, mit nichts als Luft und Spucke.',
    'Wenn {hero} eine Höhle baute, dann mit Dach, auch wenn es Abendbrot gab.',
    {
      text: 'Auf dem Zettel von {hero} standen elf Dinge. Zehn waren durchgestrichen, und es war erst neun Uhr.',
      from: '6-8',
    },
    {
      text: '{hero_subj} zählte die Gehwegplatten bis zur Ecke und fing nach jedem Gruß von vorn an.',
      from: '6-8',
    },
    'Den Deckel vom Gurkenglas durfte bei {hero} kein anderer aufdrehen. {hero_er} hatte ihn bald.',
    'Von zwei Treppen nahm {hero_subj} beide.',
    '{hero_subj} hatte sich vorgenommen, nicht zu blinzeln. {hero_er} war schon beim Briefkasten.',
  ],
  firstMove: [
    '{hero_subj} fing sofort an. Womit, das würde sich beim Anfangen zeigen.',
    '{hero_subj} stemmte sich dagegen. Dann stemmte {hero_er} sich noch mehr dagegen.',
    '<hero>Das geht</hero>, sagte {hero_subj} durch die Zähne. Es ging noch nicht. Aber es bewegte sich ein Sandkorn.',
    '{hero_subj} machte es einmal, zweimal, dreimal genau gleich. Beim vierten Mal auch.',
    '{hero_subj} spuckte in die Hände und sah weder nach rechts noch nach links.',
    'Bis zum Mittag wollte {hero_subj} fertig sein. Also machte {hero_er} keine Pause, nicht einmal zum Denken.',
  ],
  helps: [
    'Eine Kleinigkeit konnte man anders machen. Eine einzige, dachte {hero}, und dann noch ein Mal.',
    'Mehr ging nicht, mit Kraft jedenfalls. {hero_subj} versuchte es mit weniger.',
    'Aufhören war {hero} fremd. Aber anders anfangen, das konnte man ausprobieren.',
    '{hero_subj} ließ los. Es war nur für einen Augenblick. Da sah {hero_er}, woran es hing.',
    '{hero_subj} ging in Gedanken jeden Schritt zurück und suchte den, der schief gewesen war. Es war der erste.',
    'Nicht fester, dachte {hero}. Genauer.',
  ],
};
