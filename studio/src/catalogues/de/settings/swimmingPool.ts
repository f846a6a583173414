import type { SettingMessages } from '../../schema.ts';

export const swimmingPool: SettingMessages = {
  passage: [
    'Die Tasche war gepackt, das Handtuch gerollt wie ein Strudel. Hinter der Drehtür war die Luft auf einmal warm.',
    'Im Schrank mit der Nummer blieb alles Trockene zurück. Dann kam die Dusche, und man quiekte, ob man wollte oder nicht.',
    'Die Drehtür nahm immer nur einen und seine Tasche. {hero_subj} kam auf der anderen Seite heraus, und dort war sogar die Luft nass.',
    'Schon an der Kasse hörte man es rauschen. An der Wand war eine Spur aus gemalten Fischen, und der letzte zeigte zur Umkleide.',
  ],
  arrive: [
    {
      text: 'Es roch nach Chlor. Jeder Ruf hatte ein Echo, die Fliesen waren nass und rau, und die Bademütze quietschte.',
      from: '6-8',
    },
    'Es platschte und hallte. Die Luft war feucht wie Suppe, und die Kacheln waren kalt unter den Fersen.',
    'Warme Luft legte sich ums Gesicht wie ein Handtuch. Ein Lachen lief die Wände hinauf und kam von oben wieder herunter.',
    'Unter den Füßen war es rau, dann glatt, dann warm. Es roch nach Pommes, nach Seife und nach Montag.',
    { text: 'Das war das Schwimmbad. Hallo, rief man. Lo, lo, lo.', to: '3-5' },
    { text: 'Im Schwimmbad waren die Fliesen nass und rau.', to: '3-5' },
  ],
  image: [
    'Am Grund lagen die schwarzen Striche und wackelten, als hätte einer sie mit einem Lachen gezogen.',
    'Eine Gummiente trieb quer durchs Becken und hatte Vorfahrt.',
    'Am Haken hingen sechs Handtücher, und eins hatte Ohren.',
    'Oben an der Decke schwamm das Licht, und es konnte alle Schwimmarten.',
  ],
  meet: [
    {
      text: 'Am Rand stand die Schwimmlehrerin, eine Pfeife um den Hals. <helper>Ich heiße {helper}</helper>, sagte sie. <helper>Ich schreie nur, wenn jemand rennt. Also: Wer geht heute langsam?</helper>',
      from: '6-8',
    },
    '<helper>Erst die Zehen, dann der Stolz</helper>, sagte die Schwimmlehrerin und gab {hero} die Hand. <helper>Ich bin {helper}. Ich bin die ganze Zeit neben euch.</helper>',
    'Die Schwimmlehrerin stand bis zu den Hüften im Wasser und zählte Köpfe. <helper>Sieben</helper>, sagte sie. <helper>Mit mir acht. Ich bin {helper}, und ich zähle noch öfter.</helper>',
    '<helper>Wer hat hier trockene Ohren?</helper>, fragte die Schwimmlehrerin und hob die Hand. <helper>Ich auch. Noch. Ich heiße {helper}.</helper>',
    {
      text: '<helper>Erst die Zehen</helper>, sagte die Schwimmlehrerin. <helper>Ich bin {helper}. Ich bleibe hier.</helper>',
      to: '3-5',
    },
    {
      text: 'Die Schwimmlehrerin gab {hero} die Hand. <helper>Ich heiße {helper}</helper>, sagte sie. <helper>Wir gehen langsam.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen am Rand entlang, langsam, platsch, platsch. Jedes Geländer war anders kalt.',
    'Auf den Rillen am Rand ging es Schritt für Schritt. Aus der Dusche sang jemand, und man verstand jedes Wort.',
    'Auf dem Bauch der Treppe saßen sie, Stufe um Stufe tiefer, bis das Wasser am Nabel war.',
    'Sie gingen im Gänsemarsch am Rand, {helper} voran. Hinter ihnen trockneten die Füße wieder weg.',
  ],
  still: [
    'Das Wasser legte sich hin. An der Decke gingen helle Kringel spazieren, ganz langsam.',
    'Eine Luftblase ging hoch, wackelte und war weg.',
    'Alle waren draußen, und das Wasser suchte sich noch seinen Platz.',
    'Man hörte das Tropfen aus einer Badehose am Haken. Tropf, sagte sie, und wartete.',
  ],
  gift: [
    {
      text: '{helper} nahm ein Abzeichen aus der Tasche. <helper>Das wird irgendwo angenäht</helper>, sagte {helper} und gab es {hero}. <helper>Aber nicht von mir, ich kann das nicht.</helper>',
      from: '6-8',
    },
    '<helper>Hier, dein Abzeichen</helper>, sagte {helper}. <helper>Es ist ein Frosch. Der kann auch beides.</helper>',
  ],
  homeward: [
    'Draußen war Wind, und der fand alles, was noch nass war. Die Tasche tropfte eine Spur bis nach Hause.',
    'Das Trockene lag noch im Schrank mit der Nummer und war auf einmal das Wärmste der Welt. Im Rucksack schwappte etwas.',
    'Die Drehtür gab jeden einzeln zurück. Draußen roch man noch bis zur Ecke nach Chlor.',
    'Die gemalten Fische schwammen nun in die andere Richtung, hinaus. An der Kasse lag ein Handschuh, und er gehörte jemandem.',
  ],
  question: [
    '<hero>Warum bin ich im Wasser so leicht?</hero>, fragte {hero_subj}. <hero>Auf der Treppe bin ich es nicht.</hero>',
  ],
  answer: [
    '{hero_subj} drückte einen Ball unter Wasser. Er drängte zurück, je größer der Ball, desto mehr. So drückt das Wasser auch einen Menschen nach oben und nimmt ihm fast alles Gewicht ab.',
  ],
};
