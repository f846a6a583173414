import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  title: ['{hero} und der Ring auf dem Grund', 'Ganz leise unter Wasser'],
  passage: [
    'Die Tasche war gepackt, das Handtuch gerollt wie ein Strudel. Hinter der Drehtür war die Luft auf einmal warm.',
    'Im Schrank mit der Nummer blieb alles Trockene zurück. Dann kam die Dusche, und man quiekte, ob man wollte oder nicht.',
  ],
  arrive: [
    {
      text: 'Es roch nach Chlor. Jeder Ruf hatte ein Echo, die Fliesen waren nass und rau, und die Schwimmbrille drückte.',
      from: '6-8',
    },
    'Es platschte und hallte. Die Luft war feucht wie Suppe, und die Kacheln waren kalt unter den Fersen.',
  ],
  image: [
    'Am Grund lagen die schwarzen Striche und wackelten, als hätte einer sie mit einem Lachen gezogen.',
    'Eine Gummiente trieb quer durchs Becken und hatte Vorfahrt.',
  ],
  meet: [
    {
      text: 'Am Rand stand die Schwimmlehrerin, eine Pfeife um den Hals. <helper>Ich heiße {helper}</helper>, sagte sie. <helper>Ich schreie nur, wenn jemand rennt. Also: Wer geht heute langsam?</helper>',
      from: '6-8',
    },
    '<helper>Erst die Zehen, dann der Stolz</helper>, sagte die Schwimmlehrerin und gab {hero} die Hand. <helper>Ich bin {helper}. Ich bin die ganze Zeit neben euch.</helper>',
  ],
  task: [
    {
      text: '<helper>Ein Tauchring ist noch drin</helper>, sagte {helper}. <helper>Wenn es klingelt, schließen wir. Ich halte die Leine und bin die ganze Zeit hier. Aber er liegt im tiefen Becken.</helper>',
      from: '6-8',
    },
    '<helper>Unten liegt noch ein Tauchring</helper>, sagte {helper}. <helper>Bis zur Klingel holen wir ihn, und ich bin dabei. Er liegt im tiefen Becken.</helper>',
  ],
  way: [
    'Sie gingen am Rand entlang, langsam, platsch, platsch. Jede Leiter hatte ein anderes kaltes Geländer.',
    'Am Geländer entlang, Griff um Griff. Das Wasser reichte bis zum Bauch, dann bis zur Brust.',
  ],
  obstacle: [
    {
      text: 'Das tiefe Becken war dunkelblau. Man sah den Ring da unten, er war so groß wie ein Pfennig und sah herauf.',
      from: '6-8',
    },
    'Ab dem roten Seil war es tief. Das tiefe Becken hatte eine andere Farbe und sagte kein Wort.',
  ],
  stuck: [
    '{hero_subj} kam prustend wieder hoch. Der Ring lag da wie vorher und hatte jetzt sogar noch ein wenig mehr Wasser über sich.',
    'Das Wasser schob {hero} hinauf wie einen Korken. Es kribbelte in der Nase.',
  ],
  still: [
    'Unter der Oberfläche war es ganz leise. Das Wasser hielt {hero}, als hätte es nichts anderes zu tun.',
    'Eine Luftblase ging hoch, wackelte und war weg.',
  ],
  open: [
    {
      text: 'Die Finger berührten etwas Rundes. Dann kam das Licht, dann die Luft, und der Tauchring war oben. Das tiefe Becken war nur noch blau.',
      from: '6-8',
    },
    'Das tiefe Becken war gar nicht so tief. Zwei Finger fassten den Tauchring, und oben klatschte jemand in nasse Hände.',
  ],
  gift: [
    {
      text: '{helper} nahm ein Abzeichen aus der Tasche. <helper>Das wird auf die Badehose genäht</helper>, sagte {helper} und gab es {hero}. <helper>Aber nicht von mir, ich kann das nicht.</helper>',
      from: '6-8',
    },
    '<helper>Hier, dein Abzeichen</helper>, sagte {helper}. <helper>Es ist ein Frosch. Der kann auch beides.</helper>',
  ],
  homeward: [
    'Mit nassen Haaren ging es hinaus in den Wind. Die Tasche tropfte eine Spur bis nach Hause.',
    'Der Wind draußen fand jede nasse Strähne. Im Rucksack schwappte noch etwas.',
  ],
  question: [
    '<hero>Warum bin ich im Wasser so leicht?</hero>, fragte {hero_subj}. <hero>Auf der Treppe bin ich es nicht.</hero>',
  ],
  answer: [
    '{hero_subj} drückte einen Ball unter Wasser. Er drängte zurück, je größer der Ball, desto mehr. So drückt das Wasser auch einen Menschen nach oben und nimmt ihm fast alles Gewicht ab.',
  ],
};
