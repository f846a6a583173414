import type { SettingMessages } from '../../schema.ts';

export const treasureIsland: SettingMessages = {
  title: ['{hero} und die Kiste ohne Schloss', 'Der Krebs, der seitwärts führte'],
  passage: [
    'Am Ende der Straße, wo sonst der Ententeich lag, schaukelte ein Ruderboot. Es schaukelte so, als sagte es: Na? Als {hero} die Ruder fand, war das andere Ufer schon weg.',
  ],
  arrive: ['Die Insel roch nach Harz und warmem Stein. Unter den Füßen knirschte der Sand, und in der Ferne räusperte sich die Brandung.'],
  image: ['Im Stamm einer Palme steckte ein Löffel. Wer hier gegessen hatte, wollte wiederkommen.'],
  meet: [
    'Aus einer alten Teekanne sah ein Einsiedlerkrebs. <helper>{helper} mein Name</helper>, sagte er. <helper>Ich wohne zur Miete. Und ich gehe nur seitwärts.</helper>',
  ],
  task: [
    '<helper>Vor der Flut muss die Schatzkiste ins Trockene</helper>, sagte {helper}. <helper>Sie steht hinter dem Sumpf. Und der Sumpf macht keine Ausnahmen.</helper>',
  ],
  way: ['Es ging am Wasser entlang, vierzig Schritte geradeaus und vierzig seitwärts, {helper} zuliebe.'],
  obstacle: ['Dann hörte der Sand auf, und der Sumpf fing an. Er war grün und blubberte wie Suppe.'],
  stuck: ['Der Sumpf nahm einen Schuh und gab eine Blase dafür. Es war kein guter Tausch.'],
  still: ['Der Sumpf hatte aufgehört zu blubbern. Eine Libelle stand in der Luft wie ein Punkt hinter einem Satz.'],
  open: ['Dann lag der Sumpf hinter ihnen. Unter einer Wurzel stand die Schatzkiste, und sie war gar nicht verschlossen.'],
  gift: [
    'In der Kiste lagen lauter Muscheln. {helper} suchte lange und gab {hero} die mit dem Loch. <helper>Durch die kann man gucken.</helper>',
  ],
  homeward: ['Die letzte Welle nahm das Boot auf den Rücken. {helper} winkte vom Strand, seitwärts natürlich.'],
  question: [
    '<hero>Warum rauscht eine Muschel?</hero>, fragte {hero} und hielt sich die von Tante Ida ans Ohr. <hero>Das Meer passt da doch gar nicht hinein.</hero>',
  ],
  answer: [
    '{hero} hielt die leere Hand ans Ohr, hohl wie eine Muschel. Es rauschte auch. Es war gar nicht das Meer. Es waren die Töne ringsum, die in der Höhle hin und her liefen.',
  ],
};
