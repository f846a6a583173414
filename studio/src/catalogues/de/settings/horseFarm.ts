import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  passage: [
    'Die Allee hatte so viele Bäume, wie das Jahr Wochen hat. Am Ende standen zwei Pfosten und dazwischen ein Himmel voller Staub.',
    'Im Auto roch es noch nach Stadt. Dann ging das Fenster auf, und es roch nach etwas mit vier Beinen.',
    'Der Bus hielt an einer Milchkanne, das war die Haltestelle. Danach ging es immer am Zaun entlang, der nach Pferd roch.',
    '{hero} und {companion} saßen hinten auf dem Heuwagen, die Beine nach draußen. Der Bauer fuhr so langsam, dass eine Hummel überholte.',
  ],
  arrive: [
    {
      text: 'Man hörte, wie Gras abgerissen wurde. Es roch nach Sonne und Fell, und Hufe spürte man zuerst mit den Füßen.',
      from: '6-8',
    },
    'Der Boden bebte ganz leicht. Schweife peitschten nach Fliegen, und der Klee war kühl an den Waden.',
    'Fliegen summten, und Holz war warm. Aus einem Eimer roch es nach Äpfeln, und im Stall stampfte ein Huf, einmal, zweimal.',
    'Das Gras war nass bis zu den Knien. Es roch nach Leder, und von weit her kam ein Schnauben.',
    { text: 'Das war der Pferdehof. Rupf, rupf, machte es im Gras.', to: '3-5' },
    { text: 'Auf dem Hof roch es nach Sonne und Fell.', to: '3-5' },
  ],
  image: [
    'Auf dem Zaun saßen fünf Krähen mit genau gleichem Abstand, wie Noten.',
    'Auf dem Dach drehte sich ein Pferd aus Blech und sah immer dorthin, woher der Wind kam.',
    'In der Tränke schwamm ein Blatt. Eine Schwalbe trank daneben, ohne anzuhalten.',
    'Über der Stalltür steckten sieben Hufeisen, und jedes hatte einen anderen Fuß gekannt.',
  ],
  meet: [
    {
      text: 'Hinter einer Stute kam ein Fohlen hervor, mit sehr viel Bein. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} ist drei Wochen alt und glaubt, es wären drei Jahre.</companion>',
      from: '6-8',
    },
    '<companion>Gleich fällt es um</companion>, sagte {companion}. Das Fohlen fiel nicht um. Es sprang, nach allen Seiten zugleich. <companion>Darf ich vorstellen: {helper}.</companion>',
    'Etwas stupste von hinten. Es war ein Fohlen und tat sofort, als wäre es nicht gewesen. <companion>{helper}</companion>, sagte {companion}. <companion>Immer {helper}.</companion>',
    'Das Fohlen lag im Gras, alle Beine in verschiedene Richtungen. <companion>{helper} schläft nicht</companion>, sagte {companion}. <companion>{helper} sortiert.</companion>',
    {
      text: 'Da kam ein Fohlen, mit sehr viel Bein. <companion>Das ist {helper}</companion>, sagte {companion}.',
      to: '3-5',
    },
    {
      text: 'Hopp, hopp, plumps. <companion>Das ist {helper}</companion>, sagte {companion}. Das Fohlen stand wieder auf.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen am Zaun entlang, langsam, damit keiner rannte. {helper} rannte trotzdem.',
    'Sie gingen durchs hohe Gras, und {helper} ging im Bogen um sie herum, immer im Bogen.',
    'Sie gingen den Trampelpfad, einer hinter dem anderen. Den hatten die Pferde gemacht, und darum machte er einen Bogen um jede Distel.',
    'Sie kletterten über den Zaun, wo die Stufe ist. {helper} kroch darunter durch und war schneller.',
  ],
  still: [
    'Die Herde stand Kopf an Schwanz. Nur der Staub bewegte sich noch, golden und ohne Ziel.',
    'Die Mücken tanzten über der Tränke. Eine Stute leckte den Salzstein.',
    'Das Gras stand still. Nur ein Schweif ging noch, hin und her, wie ein Pendel.',
    'Ein Pferd hob den Kopf und kaute nicht mehr. Dann kaute es weiter.',
  ],
  gift: [
    {
      text: 'Am Pfosten hing eine Mähnensträhne, hell wie Stroh. {companion} flocht sie zu einem Ring und steckte ihn {hero} an.',
      from: '6-8',
    },
    '{companion} kämmte und kämmte, und im Kamm blieb eine Mähnensträhne. <companion>Damit dich der Wind kennt</companion>, sagte {companion} zu {hero}.',
  ],
  homeward: [
    'Die Allee hatte auf dem Rückweg genauso viele Bäume. Unter jedem war es ein wenig dunkler.',
    'Im Auto roch es nun nicht mehr nach Stadt. Keiner machte das Fenster zu.',
    'An der Milchkanne warteten sie auf den Bus. Der Zaun summte noch ein bisschen vom Anlehnen.',
    'Der Heuwagen fuhr sie bis an die Straße. Er war nun leer, und jeder Stein darunter sagte etwas.',
  ],
  question: ['<hero>Warum kann ein Fohlen gleich laufen und ein Baby nicht?</hero>, fragte {hero_subj}.'],
  answer: [
    '{hero_subj} maß mit einem Strick. Die Beine vom Fohlen waren schon fast so lang wie die der Stute. Ein Pferd auf der Wiese muss vom ersten Tag an mit der Herde mitkommen. Darum wird es fertiger geboren.',
  ],
};
