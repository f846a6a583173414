import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  passage: [
    'Am Hang hinter der Schule standen Strohballen, und ein Mann im Overall winkte {hero} durch. Von oben hörte man Holz rumpeln.',
    'Auf der Einladung war ein Fleck in Form eines Pfeils. {hero_subj} ging in Pfeilrichtung, bis die Straße schwarzweiß kariert war.',
    'Der Mann am Kassenhäuschen stempelte jedem ein Lenkrad auf die Hand. {hero_subj} lenkte damit gleich nach links, zu den Strohballen.',
    'Vor dem Bäcker stand eine Seifenkiste mit einem Brötchen auf dem Sitz. Man musste nur hinter ihr herlaufen, als sie weitergeschoben wurde.',
  ],
  arrive: [
    {
      text: 'Es roch nach Gummi und Kreide. Die Luft zitterte vom Rumpeln, und der Helm machte die Welt klein und die Nase warm.',
      from: '6-8',
    },
    'Holzräder rumpelten. Es roch nach Staub und nach Farbe, und im Stroh saß schon die Wärme.',
    'Das Stroh pikste durch die Hose. Eine Pfeife trillerte, und es roch nach Bratapfel und Leim.',
    'Der Boden zitterte, wenn eine Kiste vorbeikam. Danach roch es nach Holz, das schnell gewesen ist.',
    { text: 'Das war das Rennen. Rumpel, rumpel, kam eine Kiste vorbei.', to: '3-5' },
    { text: 'Beim Rennen roch es nach Gummi. Der Helm war warm.', to: '3-5' },
  ],
  image: [
    'In einem Stapel Reifen hatte eine Amsel gebaut. Darum stand das Schild: Vorsicht, langsam.',
    'Auf der Tribüne saß eine Frau und strickte an einem sehr langen, karierten Schal.',
    'Eine Seifenkiste sah aus wie eine Badewanne. Es war eine Badewanne.',
    'Am Ziel saß ein alter Mann mit einer Stoppuhr und einer Wolldecke. Die Decke war auch im Rennen gewesen.',
  ],
  meet: [
    {
      text: 'Unter einer Seifenkiste schauten zwei Stiefel heraus, dann eine Mechanikerin. <helper>{helper}</helper>, sagte sie und gab den Ellenbogen, weil die Hände voll Öl waren. <helper>Du sitzt hoffentlich gut.</helper>',
      from: '6-8',
    },
    '<helper>Gib mir mal die Zange, nein, die andere, danke</helper>, sagte die Mechanikerin und sah erst dann auf. <helper>Ach. Du bist neu. Ich bin {helper}.</helper>',
    'Die Mechanikerin zeichnete mit Öl einen Pfeil auf ihren eigenen Arm. <helper>Damit ich weiß, wo links ist</helper>, sagte sie. <helper>{helper}. Und du bleibst auch dran?</helper>',
    'Ein Schraubenschlüssel rollte {hero} vor die Füße. <helper>Der mag dich</helper>, sagte die Mechanikerin. <helper>Zu mir kommt er nie. Ich bin {helper}.</helper>',
    {
      text: 'Zwei Stiefel, dann eine Mechanikerin. <helper>Ich bin {helper}</helper>, sagte sie. Alles war voll Öl.',
      to: '3-5',
    },
    {
      text: '<helper>Gib mir mal die Zange</helper>, sagte die Mechanikerin. <helper>Danke. Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    '{helper} ging rückwärts voran und winkte: links, links, halt. So kam man zwischen allen Kisten hindurch.',
    'Sie gingen die Strecke zu Fuß ab, jede Kurve einzeln, und gaben jeder einen Namen.',
    'Sie gingen hinter den Ballen entlang, wo die Ersatzräder lagen. {helper} klopfte im Vorbeigehen jedes einmal an.',
    'Sie schoben eine leere Kiste zurück nach oben. Bergauf war sie nicht besonders schnell.',
  ],
  still: [
    'Alle Kisten standen. Ein Kreidestrich wartete, und über der Bahn flimmerte die Luft.',
    'In der Werkstatt tropfte Öl, ein Tropfen, dann lange keiner.',
    'Kein Rad drehte sich. Ein Wimpel überlegte und blieb unten.',
    'Oben am Start hielten alle die Luft an. Unten tat es das Stroh.',
  ],
  gift: [
    {
      text: '{helper} zog eine Startnummer von der Schnur, eine krumme Sieben. <helper>Die ist noch warm von der Sonne</helper>, sagte sie und gab sie {hero}.',
      from: '6-8',
    },
    '<helper>Die kommt an die Zimmertür</helper>, sagte {helper} und klebte {hero} die Startnummer auf den Rücken.',
  ],
  homeward: [
    'Auf dem Heimweg roch es noch bis zur Schule nach Stroh. Hinter ihnen rollte eine letzte Kiste aus.',
    'Die karierten Steine hörten auf. {hero_subj} blinkte an der Ecke mit dem Arm.',
    'Das Lenkrad auf der Hand war schon etwas verwischt. Es ließ sich aber noch gut damit um die Ecke fahren.',
    'Vor dem Bäcker stand die Seifenkiste wieder. Das Brötchen war weg, und alle sahen woandershin.',
  ],
  question: [
    '<hero>Warum zieht es mich in der Kurve nach außen?</hero>, fragte {hero_subj}. <hero>Da ist doch gar keiner.</hero>',
  ],
  answer: [
    '{hero_subj} legte eine Murmel auf ein Tablett und ging um die Ecke. Die Murmel rollte einfach geradeaus. Es zog sie keiner. Nur das Tablett war abgebogen.',
  ],
};
