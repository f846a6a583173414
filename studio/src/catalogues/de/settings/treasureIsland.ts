import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  title: ['{hero} und die Kiste ohne Schloss', 'Der Krebs, der seitwärts führte'],
  passage: [
    'Am Ende der Straße, wo sonst der Ententeich lag, schaukelte ein Ruderboot. Es schaukelte so, als sagte es: Na? Als {hero} die Ruder fand, war das andere Ufer schon weg.',
    'In der Müslischachtel lag eine Karte, und das Blaue darauf war nass. Als {hero} sie glatt strich, knarrten unter {hero_ihm} schon Planken.',
  ],
  arrive: [
    {
      text: 'Die Insel roch nach Harz und warmem Stein. Unter den Füßen knirschte der Sand, und in der Ferne räusperte sich die Brandung.',
      from: '6-8',
    },
    'Der Sand war warm wie ein Kissen. Über allem kreischten Möwen, und die Luft schmeckte nach Salz.',
  ],
  image: [
    'Im Stamm einer Palme steckte ein Löffel. Wer hier gegessen hatte, wollte wiederkommen.',
    'Eine Flaschenpost lag im Tang. Auf dem Zettel stand nur: Bin gleich zurück.',
  ],
  meet: [
    {
      text: 'Aus einer alten Teekanne sah ein Einsiedlerkrebs. <helper>{helper} mein Name</helper>, sagte er. <helper>Ich wohne zur Miete. Und ich gehe nur seitwärts.</helper>',
      from: '6-8',
    },
    '<helper>Bitte nicht drauftreten</helper>, sagte die Teekanne am Strand. Darin wohnte ein Einsiedlerkrebs, und er hieß {helper}.',
  ],
  task: [
    {
      text: '<helper>Vor der Flut muss die Schatzkiste ins Trockene</helper>, sagte {helper}. <helper>Sie steht hinter dem Sumpf. Und der Sumpf macht keine Ausnahmen.</helper>',
      from: '6-8',
    },
    '<helper>Die Schatzkiste wird sonst nass</helper>, sagte {helper}. <helper>Bei Flut schwimmt sie davon. Wir müssen durch den Sumpf.</helper>',
  ],
  way: [
    'Es ging am Wasser entlang, vierzig Schritte geradeaus und vierzig seitwärts, {helper} zuliebe.',
    '{helper} ging voran, also zur Seite. Wer ihm folgen wollte, musste schräg denken.',
  ],
  obstacle: [
    'Dann hörte der Sand auf, und der Sumpf fing an. Er war grün und blubberte wie Suppe.',
    'Dann machte es schmatz. Vor ihnen lag der Sumpf und hatte keinen Rand.',
  ],
  stuck: [
    'Der Sumpf nahm einen Schuh und gab eine Blase dafür. Es war kein guter Tausch.',
    'Blubb, sagte der Sumpf. Es klang satt.',
  ],
  still: [
    'Der Sumpf hatte aufgehört zu blubbern. Eine Libelle stand in der Luft wie ein Punkt hinter einem Satz.',
    'Im Sumpf spiegelte sich eine Wolke. Sie blieb stehen, um sich anzusehen.',
  ],
  open: [
    'Dann lag der Sumpf hinter ihnen. Unter einer Wurzel stand die Schatzkiste, und sie war gar nicht verschlossen.',
    {
      text: 'Auf der anderen Seite war fester Boden. Da stand die Schatzkiste, von Wurzeln umarmt, und ging mit einem Seufzer auf.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: 'In der Kiste lagen lauter Muscheln. {helper} suchte lange und gab {hero} die mit dem Loch. <helper>Durch die kann man gucken.</helper>',
      from: '6-8',
    },
    'Obenauf lag eine Muschel, rosa wie ein Ohr. <helper>Die hat am längsten gewartet</helper>, sagte {helper} und schob sie {hero} hin.',
  ],
  homeward: [
    'Die letzte Welle nahm das Boot auf den Rücken. {helper} winkte vom Strand, seitwärts natürlich.',
    'Das Boot kannte den Weg. {hero_subj} legte sich hinein, und die Wellen zählten für {hero_ihn}.',
  ],
  question: [
    '<hero>Warum rauscht eine Muschel?</hero>, fragte {hero_subj} und hielt sich die von Tante Ida ans Ohr. <hero>Das Meer passt da doch gar nicht hinein.</hero>',
  ],
  answer: [
    '{hero_subj} hielt die leere Hand ans Ohr, hohl wie eine Muschel. Es rauschte auch. Es war gar nicht das Meer. Es waren die Töne ringsum, die in der Höhle hin und her liefen.',
  ],
};
