import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  title: ['{hero} und der Name auf dem Zettel', 'Der Tisch am Fenster'],
  passage: [
    'Der Schulweg war der übliche: zwei Ampeln, eine Katze, ein Zaun. Nur dass {hero} heute bei der Katze stehen blieb.',
    'Auf dem Zaun vor der Schule saß ein Rabe und hatte auch einen Zettel im Schnabel. Dann läutete es.',
  ],
  arrive: [
    {
      text: 'Es roch nach Kreide und nassen Jacken. Stühle scharrten, jemand spitzte einen Stift, und die Heizung war zu warm.',
      from: '6-8',
    },
    'Zwanzig Ranzen klickten auf. Es duftete nach Apfelschnitz, und der Boden war frisch gewischt und quietschte.',
  ],
  image: [
    'In einen Tisch hatte jemand zwei Buchstaben geritzt und daneben, viel kleiner, eine Ente.',
    'Auf dem Globus klebte ein Kaugummi, ungefähr in der Mitte vom Meer.',
  ],
  meet: [
    {
      text: 'Vor der Tafel stand ein neues Kind und sah auf die eigenen Schuhe. <helper>Ich bin {helper}</helper>, sagte es, so leise, dass die Kreide lauter war. <helper>Mit der Ente war ich das nicht.</helper>',
      from: '6-8',
    },
    '<helper>Ist hier noch frei?</helper>, fragte ein neues Kind in der Klasse und meinte den Platz am Fenster. <helper>Ich bin {helper}. Man spricht es anders, als man es schreibt.</helper>',
  ],
  task: [
    '<helper>Keiner kann meinen Namen schreiben</helper>, sagte {helper}. <helper>Vor dem Gong soll er an die Tür. Und vorher kommt noch die Gruppenaufgabe.</helper>',
    {
      text: '<helper>Mein Name fehlt noch an der Wand</helper>, sagte {helper}. <helper>Bis es läutet, soll er hängen. Aber erst müssen wir die Gruppenaufgabe schaffen.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'Sie holten Papier, Kleber und den langen Pinsel. Auf dem Weg zum Regal kam man an allen vorbei.',
    'Durch den Gang mit den Haken, an dem immer eine einzelne Mütze hing.',
  ],
  obstacle: [
    'Dann lag sie auf dem Tisch, die Gruppenaufgabe. Sie hatte vier Teile und keinen Anfang.',
    'Die Gruppenaufgabe stand an der Tafel, drei Zeilen lang. Man verstand jedes Wort und das Ganze nicht.',
  ],
  stuck: [
    'Der Kleber tropfte, genau auf die Überschrift. Am Nebentisch waren sie schon bei Teil drei.',
    'Der Stift brach ab. Vom Radieren war das Papier schon ganz dünn.',
  ],
  still: [
    'Es war die stille Arbeit dran. Man hörte nur Stifte, zwanzig Stück, wie leisen Regen.',
    'Die Kreide lag in ihrer Rinne. Draußen fiel ein Blatt am Fenster vorbei und ließ sich Zeit.',
  ],
  open: [
    {
      text: 'Die Gruppenaufgabe war fertig, ein wenig schief, aber ganz. Und an der Tür stand nun der Name, in großen Buchstaben, und jeder war richtig.',
      from: '6-8',
    },
    'Die Gruppenaufgabe bekam einen letzten Punkt. Dann hing der Name an der Wand, und alle sagten ihn, und beim dritten Mal klang er richtig.',
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
    'Sie gingen über die Mauer heim, einen Fuß vor den anderen. {helper} konnte es auch rückwärts.',
  ],
  question: [
    '<hero>Warum quietscht Kreide manchmal so?</hero>, fragte {hero_subj} und hielt sich die Ohren zu.',
  ],
  answer: [
    '{hero_subj} hielt die Kreide erst steil, dann schräg. Steil quietschte sie. Da klebte sie kurz fest, rutschte, klebte, rutschte, und das sehr schnell. Schräg glitt sie nur.',
  ],
};
