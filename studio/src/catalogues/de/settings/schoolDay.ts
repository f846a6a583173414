import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  passage: [
    'Der Schulweg war der übliche: zwei Ampeln, eine Katze, ein Zaun. Nur dass {hero} heute bei der Katze stehen blieb.',
    'Auf dem Zaun vor der Schule saß ein Rabe und hatte auch einen Zettel im Schnabel. Dann läutete es.',
    'Der Weg ging an vierzehn Gartentoren vorbei. {hero_subj} zählte sie jeden Morgen, und jeden Morgen war eins davon offen.',
    'Der Bus war voll, und alle standen. In der Kurve lehnten sich vierzig Leute gegen denselben Ranzen.',
  ],
  arrive: [
    {
      text: 'Es roch nach Kreide und nassen Jacken. Stühle scharrten, jemand spitzte einen Stift, und die Heizung war zu warm.',
      from: '6-8',
    },
    'Zwanzig Ranzen klickten auf. Es duftete nach Apfelschnitz, und der Boden war frisch gewischt und quietschte.',
    'Die Tür zum Flur war schwer und schmatzte. Dahinter roch es nach Turnschuhen und Orangenschale.',
    'Jemand übte auf der Flöte immer denselben Ton. Das Treppengeländer war kalt und glatt von tausend Händen.',
    { text: 'Das war die Schule. Scharr, machten die Stühle.', to: '3-5' },
    { text: 'In der Schule roch es nach Kreide und nassen Jacken.', to: '3-5' },
  ],
  image: [
    'In einen Tisch hatte jemand zwei Buchstaben geritzt und daneben, viel kleiner, eine Ente.',
    'Auf dem Globus klebte ein Radiergummi, ungefähr in der Mitte vom Meer.',
    'Im Fundkorb lag ein einzelner Gummistiefel, und in dem Gummistiefel lag eine Flöte.',
    'Auf der Fensterbank standen dreiundzwanzig Bohnen in Bechern. Eine davon sah aus dem Fenster.',
  ],
  meet: [
    {
      text: 'Vor der Tafel stand ein neues Kind und sah auf die eigenen Schuhe. <helper>Ich bin {helper}</helper>, sagte es, so leise, dass die Kreide lauter war. <helper>Mit der Ente war ich das nicht.</helper>',
      from: '6-8',
    },
    '<helper>Ist hier noch frei?</helper>, fragte ein neues Kind in der Klasse und meinte den Platz am Fenster. <helper>Ich bin {helper}. Man spricht es anders, als man es schreibt.</helper>',
    'In der letzten Reihe saß ein neues Kind in der Klasse und packte neun Stifte aus. <helper>Der zehnte bin ich</helper>, sagte es. <helper>{helper}. Ich schreibe mit links.</helper>',
    '<helper>Wo hängt man hier die Mütze auf?</helper>, fragte ein neues Kind in der Klasse. <helper>Ich bin {helper}. Die Mütze heißt nicht, aber sie war schon auf drei Schulen.</helper>',
    { text: 'Da saß ein neues Kind. <helper>Ich bin {helper}</helper>, sagte es ganz leise.', to: '3-5' },
    {
      text: '<helper>Ist hier frei?</helper>, fragte ein neues Kind. <helper>Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie holten Papier, Kleber und den langen Pinsel. Auf dem Weg zum Regal kam man an allen vorbei.',
    'Sie gingen durch den Gang mit den Haken, an denen immer eine einzelne Mütze hing.',
    'Auf der Treppe hielten sie sich rechts, so stand es an der Wand. Links kam niemand.',
    'Vorbei am Werkraum, aus dem es sägte, und am Musikraum, aus dem es auch sägte.',
  ],
  still: [
    'Es war die stille Arbeit dran. Man hörte nur Stifte, zwanzig Stück, wie leisen Regen.',
    'Die Kreide lag in ihrer Rinne. Draußen fiel ein Blatt am Fenster vorbei und ließ sich Zeit.',
    'Der Schwamm tropfte in den Eimer. Vorn auf dem Pult lag ein Apfel und wurde nicht angeschaut.',
    'Alle Stühle standen auf den Tischen, mit den Beinen nach oben, wie eine Herde, die schläft.',
  ],
  gift: [
    '{helper} schob {hero} einen Zettel zu, viermal gefaltet. Innen war eine Ente. <helper>Die war doch ich</helper>, sagte {helper}.',
    {
      text: 'In der Federmappe lag später ein Zettel. <helper>Erst zu Hause lesen</helper>, sagte {helper}. {hero_subj} las ihn schon an der Ecke.',
      from: '6-8',
    },
  ],
  homeward: [
    'Nach dem Gong gingen sie zusammen bis zum Zaun. Die Katze saß noch dort und wurde vorgestellt.',
    'Sie gingen auf der Bordsteinkante heim, einen Fuß vor den anderen. {helper} konnte es auch rückwärts.',
    'Vierzehn Gartentore, rückwärts gezählt. Das offene war jetzt zu, und dafür stand ein anderes auf.',
    'Der Bus war fast leer. Der Ranzen bekam einen eigenen Sitz und fiel in der Kurve um.',
  ],
  question: [
    '<hero>Warum quietscht Kreide manchmal so?</hero>, fragte {hero_subj} und hielt sich die Ohren zu.',
  ],
  answer: [
    '{hero_subj} hielt die Kreide erst steil, dann schräg. Steil quietschte sie. Da klebte sie kurz fest, rutschte, klebte, rutschte, und das sehr schnell. Schräg glitt sie nur.',
  ],
};
