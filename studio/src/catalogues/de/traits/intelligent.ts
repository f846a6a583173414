import type { Tables } from '../../schema.ts';

export const intelligent: NonNullable<Tables['trait']['intelligent']> = {
  home: [
    'Bei drei Dingen fragte {hero_subj} immer, was wohl das vierte wäre.',
    {
      text: '{hero_subj} konnte ausrechnen, wie oft man bis zur Schule blinzelt. Es hing vom Wind ab.',
      from: '6-8',
    },
    {
      text: '{hero_subj} hatte herausgefunden, in welchem Takt die Ampel schaltete. {hero_er} ging nie mehr im Regen schneller.',
      from: '6-8',
    },
    {
      text: 'Am Esstisch saß {hero_subj} so, dass der Nachtisch zuerst bei {hero_ihm} ankam. Es war Geometrie.',
      from: '6-8',
    },
    '{hero_subj} spielte Schach gegen sich selbst und verlor jedes zweite Mal.',
    'Wer eine Socke suchte, fragte {hero}. {hero_er} fragte dann: <hero>Wo war sie vorgestern?</hero>',
    'Im Kalender von {hero} standen die Geburtstage der Nachbarn, der Bäume und der Pfützen.',
    '{hero_subj} hatte den Code vom Fahrradschloss erraten. Es war die Hausnummer, rückwärts.',
    'Auf {hero_seiner} Hand hatte {hero} eine kleine Formel stehen. Sie galt für Kekse.',
    'Aus vier Fußspuren im Schnee hatte {hero_subj} eine ganze Nacht zusammengesetzt, mit Hase.',
  ],
  firstMove: [
    '{hero_subj} suchte nach der Regel dahinter. Es gab bestimmt eine. Es gibt immer eine.',
    '<hero>Eigentlich ist es ganz logisch</hero>, sagte {hero_subj}. Das hörten die anderen nicht so gern.',
    '{hero_subj} schätzte die Höhe, die Breite und den Wind. Es kam eine Zahl heraus, und sie stimmte auch.',
    '{hero_subj} erklärte, warum es klappen musste. Es klappte trotzdem nicht.',
    'Im Kopf von {hero} klickte es, eins, zwei, drei. Beim vierten Klick blieb etwas hängen.',
    '{hero_subj} stellte fest, dass zwei Dinge gleich waren und eines nicht. Mit dem einen fing {hero_er} an.',
  ],
  helps: [
    'Mit drei Steinen und einem Stock legte {hero_subj} alles vor sich hin. Ein Stein lag ganz allein.',
    '{hero_subj} ging die Sache noch einmal durch. Der Fehler steckte nicht in der Rechnung, er steckte in dem, der rechnete.',
    'Recht haben, merkte {hero}, ist nicht dasselbe wie weiterkommen.',
    'Es gab eine Größe, mit der {hero} nicht gerechnet hatte. Sie stand daneben und hatte einen Namen.',
    '{hero_subj} dachte es einmal so herum und einmal so. Beide Male kam dasselbe heraus. Da glaubte {hero_er} es.',
    'Wenn etwas nicht aufgeht, fehlt eine Zahl, das wusste {hero_subj}. Diesmal war es keine Zahl.',
  ],
};
