import type { LessonMessages } from '../../schema.ts';

export const flexibility: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero_subj} hatte einen Plan, auf Papier, mit Pfeilen. Bei Pfeil drei ging es geradeaus. Nur gab es hier kein Geradeaus mehr.',
    ],
    firstTry: [
      '<hero>Der Plan sagt geradeaus</hero>, sagte {hero_subj} und stampfte auf. {hero_er} ging zurück bis Pfeil eins und fing von vorn an.',
    ],
    why: [
      'Bei Pfeil drei stand {hero_subj} wieder hier. Der Boden hatte den Plan eben nicht gelesen. <companion>Da drüben ginge es</companion>, sagte {companion}. <hero>Da ist kein Pfeil</hero>, sagte {hero_subj}.',
    ],
    again: [
      'Zum dritten Mal kam {hero_subj} von Pfeil eins bis hierher. Inzwischen kannte {hero_er} jeden Stein beim Namen.',
    ],
    turn: [
      'Das Papier war vom vielen Halten weich geworden. {hero_subj} besah es von allen Seiten. Gefaltet war es immer noch ein sehr gutes Papier.',
    ],
    deed: [
      '{hero_subj} faltete den Plan zu einem Boot und setzte es in das Rinnsal am Rand. Wohin es schwamm, dahin gingen sie.',
    ],
    answer: [
      'Das Boot fand einen Bogen, den keiner gezeichnet hätte. <companion>Pfeil vier</companion>, sagte {companion} und lachte, als sie ankamen.',
    ],
    echo: ['Das Boot war am Ende nur noch ein nasser Zettel. Man las darauf: geradeaus, fast.'],
  },
  {
    dilemma: [
      '{hero_subj} hatte sich alles genau vorgestellt: erst das Lied, dann das Feuer, dann der Kuchen. Nun war das Holz nass.',
    ],
    firstTry: ['<hero>Wir fangen noch mal an</hero>, sagte {hero_subj} und sang das Lied ein zweites Mal.'],
    why: ['Davon wurde das Holz nicht trocken. Beim dritten Lied sang {companion} nicht mehr mit.'],
    again: ['{hero_subj} stampfte. Es gab einen Spritzer bis an den Hut.'],
    turn: ['Der Kuchen war da. Das Lied war auch da. Nur die Reihe stimmte nicht, und die war aus Luft.'],
    deed: [
      '<hero>Dann ist der Kuchen jetzt der Anfang</hero>, sagte {hero_subj}, drehte die Liste um und machte einen Hut daraus.',
    ],
    answer: [
      'Beim Kuchen fiel {companion} ein anderer Weg ein, einer ohne Feuer. <companion>Mit Feuer hätte ich das nie gesehen</companion>, sagte {companion}.',
    ],
    echo: ['Der Hut war eine Liste. Wer hinter {hero} ging, konnte lesen, was nicht gewesen war.'],
  },
];
