import type { MotifMessages } from '../../schema.ts';

export const shadowFriends: MotifMessages = {
  home: [
    {
      text: 'An der Decke kamen abends die Schatten nach Hause: ein Boot, ein Vogel, ein Bär. {hero_subj} ließ für sie den Vorhang einen Spalt offen.',
      from: '6-8',
    },
    'Über dem Bett von {hero} wohnten drei Schatten. Einer war ein Schiff. Einer war ein Baum. Der dritte sah jeden Abend anders aus.',
  ],
  echo: [
    {
      text: 'Das Boot kam zuerst und legte an der Lampe an. Dann kam der Vogel. Der Bär kam zuletzt, langsam, und legte sich neben {hero}.',
      from: '6-8',
    },
    'Das Schiff war da. Der Baum war da. Und der dritte Schatten sah heute aus wie jemand, der die Decke bis ans Kinn gezogen hat.',
  ],
  plant: [
    {
      text: 'Dass die Schatten von den Zweigen kamen, wusste {hero} natürlich. Im Herbst sollte der Baum geschnitten werden, es stand auf einem Zettel im Hausflur. Danach würde die Decke einfach weiß sein. {hero_subj} hatte nichts gesagt, denn wie sagt man, dass man wegen dreier Schatten gegen eine Säge ist? {hero_er} hatte nur angefangen, sie abzuzeichnen, jeden Abend einen, auf die Rückseiten alter Briefumschläge.',
      from: '9-12',
    },
  ],
  pay: [
    {
      text: 'Die Zeichnungen auf den Briefumschlägen fielen {hero} wieder ein. Bis jetzt hatte {hero_er} sie für eine Art Abschied gehalten. Aber man konnte sie auch neben den Zettel im Hausflur hängen, alle zusammen, mit den Namen darunter. Vielleicht stellte sich heraus, dass im Haus noch mehr Leute abends an die Decke sahen. Und wenn der Baum trotzdem geschnitten wurde: Neue Zweige machten neue Tiere.',
      from: '9-12',
    },
  ],
};
