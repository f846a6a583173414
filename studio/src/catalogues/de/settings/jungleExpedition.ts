import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  title: ['{hero} auf der Hängebrücke', 'Der Tukan, der sich verzählte'],
  passage: [
    'Im Gewächshaus war heute eine zweite Tür. Dahinter ging es weiter, Topf um Topf, bis es keine Töpfe mehr gab.',
    'Die Zimmerpalme war über Nacht gewachsen. {hero_subj} bog ein Blatt zur Seite, dann noch eines, und dann waren es sehr viele.',
  ],
  arrive: [
    {
      text: 'Die Luft war warm und nass wie ein Waschlappen. Überall klickte es, hundertmal zugleich, und die Rinde roch nach Pilzen.',
      from: '6-8',
    },
    'Ringsum quakte, pfiff und tropfte es. Die Luft war so dick, dass man sie kauen konnte.',
  ],
  image: [
    'Auf einem Blatt, groß wie ein Tablett, saß ein Frosch, kleiner als ein Daumennagel, und dachte nach.',
    'Ein Faultier hing im Baum und hatte gerade angefangen, Guten Morgen zu sagen.',
  ],
  meet: [
    {
      text: 'Auf einem Ast saß ein Tukan und zählte seine Zehen. <helper>Sieben</helper>, sagte er. <helper>Gestern waren es acht. Ich bin {helper}, der Lotse.</helper>',
      from: '6-8',
    },
    '<helper>Halt, ich muss erst zählen</helper>, rief ein Tukan. <helper>Eins. Ein Besuch. Fertig. Ich bin {helper}.</helper>',
  ],
  task: [
    {
      text: '<helper>Die Orchidee blüht nur bis zur Dunkelheit</helper>, sagte {helper}. <helper>Jemand muss sie ansehen, sonst war es umsonst. Sie wächst hinter der Hängebrücke.</helper>',
      from: '6-8',
    },
    '<helper>Die Orchidee blüht heute zum ersten Mal</helper>, sagte {helper}. <helper>Nur bis es dunkel wird. Und nur drüben, hinter der Hängebrücke.</helper>',
  ],
  way: [
    'Sie gingen unter Lianen hindurch. {helper} flog voraus, kam zurück und flog wieder voraus, und jedes Mal war es ein anderer Weg.',
    'Der Pfad war so schmal, dass er hinter ihnen wieder zuwuchs.',
  ],
  obstacle: [
    'Die Hängebrücke hatte nicht mehr alle Bretter. Unter ihr war sehr viel Luft, und darunter rauschte es.',
    'Da hing sie, die Hängebrücke, aus Seilen und aus viel Dazwischen.',
  ],
  stuck: [
    'Die Brücke fing an zu schwanken. Ein Brett löste sich und brauchte lange, bis man es unten hörte.',
    'Die Brücke sagte knarz. Ein Affe am Ufer hielt sich die Augen zu.',
  ],
  still: [
    'Das Klicken hörte auf, alles auf einmal. Von einem Blatt fiel ein Tropfen auf das nächste.',
    'Ein Blatt löste sich hoch oben. Bis es unten ankam, sprach niemand.',
  ],
  open: [
    {
      text: 'Sie standen drüben, und die Brücke wippte noch ein wenig nach. Vor ihnen, an einem dunklen Stamm, war die Orchidee, weiß wie ein Flüstern.',
      from: '6-8',
    },
    'Das letzte Brett, und dann Erde. Die Orchidee blühte genau in dem Augenblick auf, in dem sie davorstanden.',
  ],
  gift: [
    {
      text: '{helper} zog sich eine Feder aus dem Flügel, eine gelbe. <helper>Für dich</helper>, sagte {helper}. <helper>Jetzt habe ich eine weniger zu zählen.</helper>',
      from: '6-8',
    },
    '<helper>Die hier hat mich immer gekitzelt</helper>, sagte {helper} und gab {hero} eine Feder, blau mit gelbem Rand.',
  ],
  homeward: [
    'Auf dem Rückweg zählte {helper} ihre Schritte laut mit. Es waren sieben, sagte {helper}, oder acht.',
    'Der Weg roch jetzt nach Abend. Irgendwo war das Faultier bei Guten angekommen.',
  ],
  question: [
    '<hero>Warum hat der Tukan so einen großen Schnabel und kippt nicht um?</hero>, fragte {hero_subj} vor dem Bild im Kalender.',
  ],
  answer: [
    '{hero_subj} wog den alten Schnabel, der im Moos lag, in der Hand. Er war leicht wie Brotkruste und innen voller Luft. So einen kann man gut vor sich hertragen.',
  ],
};
