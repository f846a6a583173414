import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  title: ['{hero} auf der Hängebrücke', 'Der Tukan, der sich verzählte'],
  passage: ['Im Gewächshaus war heute eine zweite Tür. Dahinter ging es weiter, Topf um Topf, bis es keine Töpfe mehr gab.'],
  arrive: ['Die Luft war warm und nass wie ein Waschlappen. Überall klickte es, hundertmal zugleich, und die Rinde roch nach Pilzen.'],
  image: ['Auf einem Blatt, groß wie ein Tablett, saß ein Frosch, kleiner als ein Daumennagel, und dachte nach.'],
  meet: [
    'Auf einem Ast saß ein Tukan und zählte seine Zehen. <helper>Sieben</helper>, sagte er. <helper>Gestern waren es acht. Ich bin {helper}, der Lotse.</helper>',
  ],
  task: [
    '<helper>Die Orchidee blüht nur bis zur Dunkelheit</helper>, sagte {helper}. <helper>Jemand muss sie ansehen, sonst war es umsonst. Sie wächst hinter der Hängebrücke.</helper>',
  ],
  way: ['Sie gingen unter Lianen hindurch. {helper} flog voraus, kam zurück und flog wieder voraus, und jedes Mal war es ein anderer Weg.'],
  obstacle: ['Die Hängebrücke hatte nicht mehr alle Bretter. Unter ihr war sehr viel Luft, und darunter rauschte es.'],
  stuck: ['Die Brücke fing an zu schwanken. Ein Brett löste sich und brauchte lange, bis man es unten hörte.'],
  still: ['Das Klicken hörte auf, alles auf einmal. Von einem Blatt fiel ein Tropfen auf das nächste.'],
  open: [
    'Sie standen drüben, und die Brücke wippte noch ein wenig nach. Vor ihnen, an einem dunklen Stamm, war die Orchidee, weiß wie ein Flüstern.',
  ],
  gift: [
    '{helper} zog sich eine Feder aus dem Flügel, eine gelbe. <helper>Für dich</helper>, sagte {helper}. <helper>Jetzt habe ich eine weniger zu zählen.</helper>',
  ],
  homeward: ['Auf dem Rückweg zählte {helper} ihre Schritte laut mit. Es waren sieben, sagte {helper}, oder acht.'],
  question: ['<hero>Warum hat der Tukan so einen großen Schnabel und kippt nicht um?</hero>, fragte {hero} vor dem Bild im Kalender.'],
  answer: [
    '{hero} wog den alten Schnabel, der im Moos lag, in der Hand. Er war leicht wie Brotkruste und innen voller Luft. So einen kann man gut vor sich hertragen.',
  ],
};
