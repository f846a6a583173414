import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  title: ['{hero} und der silberne Schlüssel', 'Wer schnarcht in der Burg'],
  passage: [
    'Auf dem Brief stand: Bitte kommen, Drache klein, Tor groß. Eine Adresse stand nicht dabei. Aber der Brief war noch warm und zog ein wenig nach links.',
  ],
  arrive: [
    'Es roch nach Rauch und Äpfeln. Die Stufen waren ausgetreten wie Löffel, und hinter einer Tür schnarchte es so, dass die Fenster mitmachten.',
  ],
  image: ['Im Hof stand ein Apfelbaum, und jeder Apfel war auf einer Seite schon gebraten.'],
  meet: [
    'Ein kleiner Drache saß auf einem Eimer Wasser. <helper>Nur zur Sicherheit</helper>, sagte er. <helper>Ich bin {helper}. Ich habe heute schon zweimal gehustet.</helper>',
  ],
  task: [
    '<helper>Der Silberschlüssel hängt im Turm</helper>, sagte {helper}. <helper>Vor dem Läuten muss das Tor auf sein. Nur ist da die Zugbrücke. Sie ist oben, und ich bin unten.</helper>',
  ],
  way: ['Sie gingen über den Hof und unter drei Bögen hindurch. {helper} hielt sich dabei die Schnauze zu.'],
  obstacle: ['Die Zugbrücke stand senkrecht in der Luft. Davor lag der Graben und spiegelte sie nach unten noch einmal.'],
  stuck: ['Die Ketten rasselten, und die Brücke stand danach genauso da. Das Schnarchen hörte kurz auf und ging dann weiter.'],
  still: ['Selbst das Schnarchen war leise. Ein Apfel fiel ins Gras und blieb liegen.'],
  open: [
    'Es rumpelte, und die Zugbrücke legte sich hin wie ein müder Hund. Im Turm hing der Silberschlüssel, und er drehte sich im Schloss von allein.',
  ],
  gift: [
    '{helper} kratzte sich am Bauch. Eine Schuppe löste sich, grün mit goldenem Rand. <helper>Da kommt eine neue</helper>, sagte {helper}. <helper>Die ist für dich.</helper>',
  ],
  homeward: ['Der Brief zog nun nach rechts. Er war kalt, als {hero} zu Hause ankam, und roch nach Äpfeln.'],
  question: ['<hero>Warum braucht eine Zugbrücke so dicke Ketten?</hero>, fragte {hero}. <hero>Ein Tor geht doch auch ohne auf.</hero>'],
  answer: [
    '{hero} hob einen Stuhl an der Lehne an, erst allein, dann mit einem Seil über einer Rolle. Am anderen Ende hing ein Sack. Der Sack zog mit, und der Stuhl ging leicht hinauf.',
  ],
};
