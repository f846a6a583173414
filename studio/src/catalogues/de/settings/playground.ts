import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  passage: [
    {
      text: 'Den Weg zum Spielplatz kannten die Schuhe allein. Man hörte ihn, bevor man ihn sah.',
      to: '9-12',
    },
    {
      text: 'Erst kam die Bäckerei, dann die Ampel, dann das Loch im Zaun, durch das alle gingen.',
      to: '9-12',
    },
    {
      text: 'Der Spielplatz war in den letzten Jahren kleiner geworden. Der Zaun ging {hero} nur noch bis zur Hüfte.',
      from: '13-17',
    },
    {
      text: 'Am Tor hing das Schild mit den Regeln, und darunter hatte jemand seine Mütze vergessen. Dahinter quietschte es schon.',
      to: '9-12',
    },
    {
      text: 'Man musste nur dem kleinen Hund nachgehen, der jeden Tag zum Sandkasten wollte. Er fand immer hin.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Die Rutsche war warm von der Sonne. Es roch nach Sand und nach Kastanien, und die Schaukelkette quietschte: iek, ock.',
      from: '6-8',
    },
    'Kinder riefen, ein Ball sprang auf, und der Sand war oben heiß und unten kühl.',
    'Es roch nach Sonnencreme und Gummi. Eine Wippe schlug auf, plumps, und jemand lachte mit Schluckauf.',
    'Der Sand knirschte zwischen den Zähnen, obwohl noch keiner etwas gegessen hatte. Die Ketten waren warm von Händen.',
    { text: 'Das war der Spielplatz. Iek, machte die Schaukel. Ock.', to: '3-5' },
    { text: 'Warm war die Rutsche. Der Sand war kühl.', to: '3-5' },
  ],
  image: [
    'Ganz oben auf dem Klettergerüst hing ein einzelner Strumpf, wie eine Fahne.',
    'Auf der Wippe saß ein Teddy und am anderen Ende niemand. Er wartete.',
    'Auf dem Rand vom Sandkasten standen elf Kuchen. Aus einem hatte jemand wirklich abgebissen.',
    'In einer Pfütze lag ein Stück Himmel, und eine Ameise ging darum herum.',
  ],
  meet: [
    {
      text: 'Im Sand saß ein Kind mit einem roten Eimer und schaufelte ein Loch. <helper>Ich bin {helper}</helper>, sagte es, ohne aufzusehen. <helper>Das wird entweder China oder ein Swimmingpool.</helper>',
      from: '6-8',
    },
    '<helper>Nicht hier lang, hier ist Meer</helper>, sagte ein Kind mit einem roten Eimer. <helper>Ich heiße {helper}. Du kannst ein Wal sein.</helper>',
    'Ein Kind mit einem roten Eimer trug Wasser, ganz vorsichtig. Der Eimer hatte ein Loch. <helper>Ich bin {helper}</helper>, sagte es. <helper>Bis drüben ist es immer alle, und dann gehe ich neues holen.</helper>',
    '<helper>Halt mal</helper>, sagte ein Kind und gab {hero} einen roten Eimer, in dem etwas krabbelte. <helper>Das ist Otto. Ich bin {helper}.</helper>',
    {
      text: '<helper>Hier ist Meer</helper>, sagte ein Kind mit rotem Eimer. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Ein Kind grub ein Loch. <helper>Ich bin {helper}</helper>, sagte es. <helper>Schaufle mit.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie gingen um den Sandkasten herum, auf der Kante, einen Fuß vor den anderen. Wer herunterfiel, war ein Krokodil.',
      to: '9-12',
    },
    {
      text: 'Sie nahmen den Weg über die Reifen, dann den über die Baumstümpfe. Der Boden war heute Lava.',
      to: '9-12',
    },
    {
      text: 'Sie gingen einmal ganz herum, an den Bänken vorbei. Auf jeder saß jemand, der aufsah.',
      from: '13-17',
    },
    { text: 'Sie gingen so, dass nur die Schatten sich berührten. Das war gar nicht leicht.', to: '9-12' },
    {
      text: 'Sie nahmen den Weg hinter den Büschen. Da roch es nach Erde, und jeder kannte ihn, und er war geheim.',
      to: '9-12',
    },
  ],
  still: [
    'Ein Blatt kam die Wippe herunter und hatte es nicht eilig. Ein Ball rollte aus und blieb liegen.',
    'Der Wind schob die leere Wippe an und ließ sie dann in Ruhe.',
    'Einen Augenblick lang war keiner auf der Wippe. Sie stand genau waagrecht.',
    'Der Sand lag da mit allen Löchern. In eins davon fiel ein Blatt.',
  ],
  gift: [
    {
      text: '{helper} suchte im roten Eimer, ganz unten. <helper>Die glänzt noch</helper>, sagte {helper} und gab {hero} eine Kastanie. <helper>Ich reibe sie jeden Tag mit der Nase.</helper>',
      from: '6-8',
    },
    '<helper>Die hat heute auf mich gewartet</helper>, sagte {helper} und gab {hero} eine Kastanie. <helper>Jetzt wartet sie auf morgen.</helper>',
  ],
  homeward: [
    {
      text: 'In den Schuhen knirschte der Sand. Hinter ihnen schaukelte der Wind noch eine Weile die Schaukeln.',
      to: '9-12',
    },
    { text: 'Durch das Loch im Zaun ging es heim. Am Knie war Sand, und der durfte bleiben.', to: '9-12' },
    {
      text: 'Durch das Loch im Zaun passte man nicht mehr. {hero_subj} nahm das Tor, wie ein Besucher.',
      from: '13-17',
    },
    {
      text: 'Am Tor hing die Mütze noch. Wer vorbeikam, setzte sie dem Schild ein bisschen gerader auf.',
      to: '9-12',
    },
    {
      text: 'Der kleine Hund ging voraus, jetzt in die andere Richtung. Hinter der Ecke hörte man nichts mehr als seine Krallen.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum geht die kurze Schaukel schneller als die lange?</hero>, fragte {hero_subj}. <hero>Ist sie aufgeregter?</hero>',
  ],
  answer: [
    '{hero_subj} hängte zwei Steine auf, einen an den langen und einen an den kurzen Faden. Der kurze pendelte schneller, jedes Mal. Es lag nur am Faden. Ein schwerer Stein änderte gar nichts.',
  ],
};
