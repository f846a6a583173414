import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  passage: [
    'Im Gewächshaus war heute eine zweite Tür. Dahinter ging es weiter, Topf um Topf, bis es keine Töpfe mehr gab.',
    'Die Zimmerpalme war über Nacht gewachsen. {hero_subj} bog ein Blatt zur Seite, dann noch eines, und dann waren es sehr viele.',
    'Im Zoohandel stand ganz hinten eine Tür mit der Aufschrift: nur für Pflanzen. {hero_subj} nahm einen Topf in den Arm und ging hinein.',
    'Der Duschvorhang hatte Blätter, und heute waren sie nass, bevor jemand duschte. {hero_subj} zog ihn auf, und dahinter war kein Bad.',
  ],
  arrive: [
    {
      text: 'Die Luft war warm und nass wie ein Waschlappen. Überall klickte es, hundertmal zugleich, und die Rinde roch nach Pilzen.',
      from: '6-8',
    },
    'Ringsum quakte, pfiff und tropfte es. Die Luft war so dick, dass man sie kauen konnte.',
    'Es roch nach reifen Früchten und nasser Rinde. Über ihnen ging jemand spazieren, von Ast zu Ast, und ließ Schalen fallen.',
    'Der Boden federte und gab bei jedem Schritt ein wenig Wasser ab. Im Grünen lachte einer, zweimal, und dann antwortete es von der anderen Seite.',
    { text: 'Das war der Dschungel. Klick, klick, machte es überall.', to: '3-5' },
    { text: 'Hier war alles grün. Die Luft war warm und nass wie ein Waschlappen.', to: '3-5' },
  ],
  image: [
    'Auf einem Blatt, groß wie ein Tablett, saß ein Frosch, kleiner als ein Daumennagel, und dachte nach.',
    'Ein Faultier hing im Baum und hatte gerade angefangen, Guten Morgen zu sagen.',
    'Eine Schnecke trug ein Schneckenhaus, auf dem eine kleinere Schnecke wohnte.',
    'Von einem Ast hing ein Schwanz, geringelt wie eine Schleife, und der Rest war nicht zu Hause.',
  ],
  meet: [
    {
      text: 'Auf einem Ast saß ein Tukan und zählte seine Zehen. <helper>Sieben</helper>, sagte er. <helper>Gestern waren es acht. Ich bin {helper}, der Lotse.</helper>',
      from: '6-8',
    },
    '<helper>Halt, ich muss erst zählen</helper>, rief ein Tukan. <helper>Eins. Ein Besuch. Fertig. Ich bin {helper}.</helper>',
    '<helper>Bitte nicht in die Zahl treten</helper>, rief ein Tukan. Er hatte mit Beeren eine Sieben auf den Weg gelegt. <helper>Ich bin {helper}. Es sollte eine Acht werden.</helper>',
    'Ein Tukan landete und musste sich festhalten, so schwer war sein Schnabel. <helper>{helper}</helper>, sagte er. <helper>Vorne komme ich immer etwas früher an.</helper>',
    {
      text: '<helper>Eins</helper>, zählte ein Tukan. <helper>Eins bist du. Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Ein Tukan klappte den Schnabel zu, klack. <helper>{helper}</helper>, sagte er. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen unter Lianen hindurch. {helper} flog voraus, kam zurück und flog wieder voraus, und jedes Mal war es ein anderer Weg.',
    'Der Pfad war so schmal, dass er hinter ihnen wieder zuwuchs.',
    'Über Wurzeln ging es wie über eine Treppe, die keiner fertig gebaut hat. {helper} zählte die Stufen, und es waren jedes Mal mehr.',
    'Sie folgten den Ameisen. Die kannten den Weg und trugen sogar Schilder, allerdings grüne.',
  ],
  still: [
    'Das Klicken hörte auf, alles auf einmal. Von einem Blatt fiel ein Tropfen auf das nächste.',
    'Ein Blatt löste sich hoch oben. Bis es unten ankam, sprach niemand.',
    'Der Regen hatte aufgehört, nur auf den Blättern noch nicht. Jedes ließ seinen letzten Tropfen einzeln fallen.',
    'Alles Grüne stand still und roch. Sogar die Ameisen hatten angehalten.',
  ],
  gift: [
    {
      text: '{helper} zog sich eine Feder aus dem Flügel, eine gelbe. <helper>Für dich</helper>, sagte {helper}. <helper>Jetzt habe ich eine weniger zu zählen.</helper>',
      from: '6-8',
    },
    '<helper>Die hier hat mich immer gekitzelt</helper>, sagte {helper} und gab {hero} eine Feder, blau mit gelbem Rand.',
  ],
  homeward: [
    'Auf dem Rückweg zählte {helper} ihre Schritte laut mit. Am Ende standen wieder Töpfe, und durch die zweite Tür roch es nach Blumenerde.',
    'Der Weg roch jetzt nach Abend. Das letzte Blatt gehörte zur Zimmerpalme, und dahinter war der Teppich.',
    'Die Tür mit der Aufschrift fiel ins Schloss. Den Topf stellte {hero_subj} zurück, und ein Blatt winkte, aber das war der Luftzug.',
    'Hinter dem letzten Blatt war ein Duschvorhang und hinter dem Duschvorhang das Bad. In der Wanne saß noch ein Frosch, ein kleiner, aber der war aus Gummi.',
  ],
  play: [
    'Der Flur war der Dschungel, und alle Jacken an den Haken waren Lianen. Wer hindurchwollte, musste ein Geräusch machen, das es noch nicht gab.',
    'Sie trugen sämtliche Topfpflanzen auf den Teppich. Das waren vier, und für einen Dschungel musste man sich ducken.',
  ],
  unplay: [
    'Es gab Abendbrot. Der Dschungel kam zurück auf die Fensterbank, und jeder Topf bekam einen Schluck Wasser.',
    'Jemand suchte seine Jacke, und da war der Dschungel nur noch eine Garderobe.',
  ],
  question: [
    '<hero>Warum hat der Tukan so einen großen Schnabel und kippt nicht um?</hero>, fragte {hero_subj} vor dem Bild im Kalender.',
  ],
  answer: [
    '{hero_subj} wog den alten Schnabel, der im Moos lag, in der Hand. Er war leicht wie Brotkruste und innen voller Luft. So einen kann man gut vor sich hertragen.',
  ],
};
