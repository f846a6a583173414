import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  title: ['{hero} und die Biegung im Fluss', 'Das Rad, das wieder wollte'],
  passage: [
    'Am Steg lag ein Floß aus sieben Stämmen. {companion} hielt die Stange, {hero} das Butterbrot, und dann war der Steg schon weit weg.',
  ],
  arrive: ['Die Knöchel wurden kalt. Vom Ufer roch es nach Minze, und unter dem Holz gluckste es, als erzählte der Fluss sich einen Witz.'],
  image: ['Auf einem Pfahl im Wasser saß ein Reiher und hatte ein Bein verlegt.'],
  meet: [
    'Neben dem Floß tauchte ein Otter auf und legte einen Stein auf die Kante. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Den Stein müssen wir behalten. Sonst ist {helper} beleidigt.</companion>',
  ],
  task: [
    '<companion>Das Mühlrad steht seit gestern</companion>, sagte {companion}. <companion>Am Abend braucht der Müller Mehl. Wir müssen hin und nachsehen. Vorher kommt aber der Biberdamm.</companion>',
  ],
  way: ['Der Fluss machte Bögen, als suche er etwas. Hinter jeder Biegung lag noch eine.'],
  obstacle: ['Quer über den Fluss lag der Biberdamm, aus Ästen und Schlamm, und kein Zweig davon war zufällig.'],
  stuck: ['Das Floß drehte sich im Kreis, einmal, zweimal. Der Damm rührte sich nicht, er war ja fertig.'],
  still: ['Das Wasser stand glatt vor dem Damm. Ein Blatt fuhr darauf spazieren und kam nicht weit.'],
  open: ['Das Floß glitt vorbei, und der Damm blieb heil. Hinter der Biegung war das Mühlrad. Es knarrte, zögerte und drehte sich.'],
  gift: ['{helper} brachte ein Stück Treibholz und legte es {hero} vor die Füße. Es sah aus wie ein Fisch, der lacht.'],
  homeward: ['Sie gingen am Ufer zurück, die Schuhe in der Hand. {helper} schwamm ein Stück mit und sah dann woandershin.'],
  question: ['<hero>Warum baut der Biber einen Damm?</hero>, fragte {hero}. <hero>Das Wasser kommt ja doch von oben nach.</hero>'],
  answer: [
    '{hero} steckte einen Stock ins Wasser, erst vor dem Damm, dann dahinter. Davor war es tief. So liegt die Tür zur Biberburg immer unter Wasser, und keiner kommt hinein.',
  ],
};
