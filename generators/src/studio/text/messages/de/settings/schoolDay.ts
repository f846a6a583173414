import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  title: ['{hero} und der Name auf dem Zettel', 'Der Tisch am Fenster'],
  passage: ['Der Schulweg war der übliche: zwei Ampeln, eine Katze, ein Zaun. Nur dass {hero} heute bei der Katze stehen blieb.'],
  arrive: ['Es roch nach Kreide und nassen Jacken. Stühle scharrten, jemand spitzte einen Stift, und die Heizung war zu warm.'],
  image: ['In einen Tisch hatte jemand zwei Buchstaben geritzt und daneben, viel kleiner, eine Ente.'],
  meet: [
    'Vor der Tafel stand ein neues Kind und sah auf die eigenen Schuhe. <helper>Ich bin {helper}</helper>, sagte es, so leise, dass die Kreide lauter war. <helper>Mit der Ente war ich das nicht.</helper>',
  ],
  task: [
    '<helper>Keiner kann meinen Namen schreiben</helper>, sagte {helper}. <helper>Vor dem Gong soll er an die Tür. Und vorher kommt noch die Gruppenaufgabe.</helper>',
  ],
  way: ['Sie holten Papier, Kleber und den langen Pinsel. Auf dem Weg zum Regal kam man an allen vorbei.'],
  obstacle: ['Dann lag sie auf dem Tisch, die Gruppenaufgabe. Sie hatte vier Teile und keinen Anfang.'],
  stuck: ['Der Kleber tropfte, genau auf die Überschrift. Am Nebentisch waren sie schon bei Teil drei.'],
  still: ['Es war die stille Arbeit dran. Man hörte nur Stifte, zwanzig Stück, wie leisen Regen.'],
  open: [
    'Die Gruppenaufgabe war fertig, ein wenig schief, aber ganz. Und an der Tür stand nun der Name, in großen Buchstaben, und jeder war richtig.',
  ],
  gift: [
    '{helper} schob {hero} einen Zettel zu, viermal gefaltet. Innen war eine Ente. <helper>Die war doch ich</helper>, sagte {helper}.',
  ],
  homeward: ['Nach dem Gong gingen sie zusammen bis zum Zaun. Die Katze saß noch dort und wurde vorgestellt.'],
  question: ['<hero>Warum quietscht Kreide manchmal so?</hero>, fragte {hero} und hielt sich die Ohren zu.'],
  answer: [
    '{hero} hielt die Kreide erst steil, dann schräg. Steil quietschte sie. Da klebte sie kurz fest, rutschte, klebte, rutschte, und das sehr schnell. Schräg glitt sie nur.',
  ],
};
