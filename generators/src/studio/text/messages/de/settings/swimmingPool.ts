import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  title: ['{hero} und der Ring auf dem Grund', 'Ganz leise unter Wasser'],
  passage: ['Die Tasche war gepackt, das Handtuch gerollt wie ein Strudel. Hinter der Drehtür war die Luft auf einmal warm.'],
  arrive: ['Es roch nach Chlor. Jeder Ruf hatte ein Echo, die Fliesen waren nass und rau, und die Schwimmbrille drückte.'],
  image: ['Am Grund lagen die schwarzen Striche und wackelten, als hätte einer sie mit einem Lachen gezogen.'],
  meet: [
    'Am Rand stand die Schwimmlehrerin, eine Pfeife um den Hals. <helper>Ich heiße {helper}</helper>, sagte sie. <helper>Ich schreie nur, wenn jemand rennt. Also: Wer geht heute langsam?</helper>',
  ],
  task: [
    '<helper>Ein Tauchring ist noch drin</helper>, sagte {helper}. <helper>Wenn es klingelt, schließen wir. Ich halte die Leine und bin die ganze Zeit hier. Aber er liegt im tiefen Becken.</helper>',
  ],
  way: ['Sie gingen am Rand entlang, langsam, platsch, platsch. Jede Leiter hatte ein anderes kaltes Geländer.'],
  obstacle: ['Das tiefe Becken war dunkelblau. Man sah den Ring da unten, er war so groß wie ein Pfennig und sah herauf.'],
  stuck: ['{hero} kam prustend wieder hoch. Der Ring lag da wie vorher und hatte jetzt sogar noch ein wenig mehr Wasser über sich.'],
  still: ['Unter der Oberfläche war es ganz leise. Das Wasser hielt {hero}, als hätte es nichts anderes zu tun.'],
  open: [
    'Die Finger berührten etwas Rundes. Dann kam das Licht, dann die Luft, und der Tauchring war oben. Das tiefe Becken war nur noch blau.',
  ],
  gift: [
    '{helper} nahm ein Abzeichen aus der Tasche. <helper>Das wird auf die Badehose genäht</helper>, sagte {helper} und gab es {hero}. <helper>Aber nicht von mir, ich kann das nicht.</helper>',
  ],
  homeward: ['Mit nassen Haaren ging es hinaus in den Wind. Die Tasche tropfte eine Spur bis nach Hause.'],
  question: ['<hero>Warum bin ich im Wasser so leicht?</hero>, fragte {hero}. <hero>Auf der Treppe bin ich es nicht.</hero>'],
  answer: [
    '{hero} drückte einen Ball unter Wasser. Er drängte zurück, je größer der Ball, desto mehr. So drückt das Wasser auch einen Menschen nach oben und nimmt ihm fast alles Gewicht ab.',
  ],
};
