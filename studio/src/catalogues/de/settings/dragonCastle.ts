import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  title: ['{hero} und der silberne Schlüssel', 'Wer schnarcht in der Burg'],
  passage: [
    'Auf dem Brief stand: Bitte kommen, Drache klein, Tor groß. Eine Adresse stand nicht dabei. Aber der Brief war noch warm und zog ein wenig nach links.',
    'Der Rauch aus dem Kamin machte eine Schleife und zeigte nach Norden. {hero_subj} ging ihm nach, über drei Hügel und einen, der schnarchte.',
  ],
  arrive: [
    {
      text: 'Es roch nach Rauch und Äpfeln. Die Stufen waren ausgetreten wie Löffel, und hinter einer Tür schnarchte es so, dass die Fenster mitmachten.',
      from: '6-8',
    },
    'Der Stein war rau und warm. Es roch nach Bratapfel, und der Wind sang in den Schießscharten.',
  ],
  image: [
    'Im Hof stand ein Apfelbaum, und jeder Apfel war auf einer Seite schon gebraten.',
    'Auf dem Burgtor stand: Klopfen zwecklos, bitte husten.',
  ],
  meet: [
    {
      text: 'Ein kleiner Drache saß auf einem Eimer Wasser. <helper>Nur zur Sicherheit</helper>, sagte er. <helper>Ich bin {helper}. Ich habe heute schon zweimal gehustet.</helper>',
      from: '6-8',
    },
    '<helper>Hast du Feuer?</helper>, fragte ein kleiner Drache und wurde rot. <helper>Ich habe meins verlegt. {helper} heiße ich.</helper>',
  ],
  task: [
    {
      text: '<helper>Der Silberschlüssel hängt im Turm</helper>, sagte {helper}. <helper>Vor dem Läuten muss das Tor auf sein. Nur ist da die Zugbrücke. Sie ist oben, und ich bin unten.</helper>',
      from: '6-8',
    },
    '<helper>Wir kommen nicht hinein</helper>, sagte {helper}. <helper>Der Silberschlüssel ist drinnen, und zum Läuten soll offen sein. Da ist aber die Zugbrücke.</helper>',
  ],
  way: [
    'Sie gingen über den Hof und unter drei Bögen hindurch. {helper} hielt sich dabei die Schnauze zu.',
    '{helper} ging voran und blies die Fackeln an. Bei der vierten klappte es.',
  ],
  obstacle: [
    'Die Zugbrücke stand senkrecht in der Luft. Davor lag der Graben und spiegelte sie nach unten noch einmal.',
    'Die Zugbrücke war oben und tat, als wäre sie eine Wand.',
  ],
  stuck: [
    'Die Ketten rasselten, und die Brücke stand danach genauso da. Das Schnarchen hörte kurz auf und ging dann weiter.',
    'Die Kette lief ab und wieder auf. Im Graben lachte ein Frosch.',
  ],
  still: [
    'Selbst das Schnarchen war leise. Ein Apfel fiel ins Gras und blieb liegen.',
    'Im Turm tickte das Holz. {helper} hatte den Kopf unter den Flügel gesteckt.',
  ],
  open: [
    {
      text: 'Es rumpelte, und die Zugbrücke legte sich hin wie ein müder Hund. Im Turm hing der Silberschlüssel, und er drehte sich im Schloss von allein.',
      from: '6-8',
    },
    'Kling, klang, klong, und die Zugbrücke war eine Brücke. Der Silberschlüssel lag unter der Matte, wie bei allen Leuten.',
  ],
  gift: [
    {
      text: '{helper} kratzte sich am Bauch. Eine Schuppe löste sich, grün mit goldenem Rand. <helper>Da kommt eine neue</helper>, sagte {helper}. <helper>Die ist für dich.</helper>',
      from: '6-8',
    },
    '<helper>Die glänzt auch im Dunkeln</helper>, sagte {helper} und zog sich eine Schuppe vom Ellenbogen. Sie war für {hero}.',
  ],
  homeward: [
    'Der Brief zog nun nach rechts. Er war kalt, als {hero} zu Hause ankam, und roch nach Äpfeln.',
    'Über drei Hügel ging es heim. Der vierte schlief jetzt fest.',
  ],
  question: [
    '<hero>Warum braucht eine Zugbrücke so dicke Ketten?</hero>, fragte {hero_subj}. <hero>Ein Tor geht doch auch ohne auf.</hero>',
  ],
  answer: [
    '{hero_subj} hob einen Stuhl an der Lehne an, erst allein, dann mit einem Seil über einer Rolle. Am anderen Ende hing ein Sack. Der Sack zog mit, und der Stuhl ging leicht hinauf.',
  ],
};
