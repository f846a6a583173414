import type { SettingMessages } from '../../schema.ts';

export const rainbowBridge: SettingMessages = {
  passage: [
    'Es regnete, und die Sonne schien, und in der Pfütze vor dem Haus fing ein Bogen an. {hero_subj} trat auf das Rot. Es hielt.',
    'Das Wasser aus dem Gartenschlauch glitzerte, und mitten darin stand eine Stufe. Es war eine rote.',
    'Der Regenschirm hatte ein Loch, und durch das Loch kam Farbe. {hero_subj} hielt die Hand darunter, dann den Fuß, und da war eine Stufe.',
    'Auf dem Kissenbezug war ein Streifen, der gestern nicht da war. Er ging über die Bettkante, über das Fensterbrett und hinauf.',
  ],
  arrive: [
    {
      text: 'Es roch nach Regen, der gerade fertig war. Das Rot war warm unter den Füßen, das Blau war kühl, und dazwischen summte es.',
      from: '6-8',
    },
    'Unter den Füßen war es warm, dann kühl, dann kribbelig. Es duftete nach nasser Erde von weit unten.',
    'Die Luft war frisch gewaschen. Jede Farbe hatte ihren eigenen Ton, und Gelb pfiff ein bisschen.',
    'Es federte wie auf einem Sprungbrett, aber weicher. Von unten roch es nach nasser Straße und Flieder.',
    { text: 'Das war der Regenbogen. Er federte. Hopp, hopp.', to: '3-5' },
    { text: 'Auf dem Regenbogen war Rot ganz warm und Blau ganz kühl.', to: '3-5' },
  ],
  image: [
    'Unten fuhr ein Bus, so klein wie ein Marienkäfer, und hatte das Licht an.',
    'Eine Taube saß auf dem Orange und putzte sich ausführlich.',
    'Auf dem Blau hatte jemand ein Taschentuch zum Trocknen ausgelegt. Es war nun an einer Ecke violett.',
    'Eine Schwalbe flog unter ihnen durch und kam grün wieder heraus.',
  ],
  meet: [
    {
      text: 'Ein Wolkenlämmchen blökte, und es kam ein bisschen Nebel heraus. <helper>Ich bin {helper}</helper>, sagte es. <helper>Ich werde vielleicht einmal ein Gewitter. Oder ein Kissen.</helper>',
      from: '6-8',
    },
    '<helper>Mäh</helper>, sagte jemand Weiches und stupste {hero} an die Hand. Das Wolkenlämmchen war am Rand ein bisschen offen. <helper>{helper}. Ich fusel.</helper>',
    'Ein Wolkenlämmchen stolperte über das Orange. <helper>Da war gestern noch keine Kante</helper>, sagte es. <helper>Ich bin {helper}. Ich bin erst seit heute früh.</helper>',
    '<helper>Nicht pusten, bitte</helper>, sagte ein Wolkenlämmchen, <helper>sonst bin ich drüben. {helper} heiße ich. Noch.</helper>',
    {
      text: '<helper>Mäh</helper>, sagte etwas Weiches. Es war ein Wolkenlämmchen. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Ein Lämmchen aus Wolke nieste. Puff. <helper>Ich bin noch {helper}</helper>, sagte es.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen auf dem Gelb, da ging es sich am leichtesten. Auf dem Orange lag schon Laub.',
    '{helper} lief in Schlangenlinien, einmal durch alle Farben, und kam bunt heraus.',
    'Sie gingen Hand in Huf. Das Lämmchen wog so wenig, dass man es festhalten musste.',
    'Auf jeder Farbe ging man anders: Auf Rot schnell, auf Blau langsam, auf Grün mit den Zehen.',
  ],
  still: [
    'Die Farben summten nicht mehr. Ein Tropfen hing in der Luft und hatte sie in sich.',
    'Der Regen hatte aufgehört und die Sonne noch nicht angefangen. Alles wartete auf einen von beiden.',
    'Ein Regentropfen hing am Rand und sah nach unten.',
    'Die Sonne stand still, genau so lange, wie man zum Zwinkern braucht.',
  ],
  gift: [
    {
      text: '{helper} zupfte ein Band aus dem Bogen, dünn wie ein Haar, und band es {hero} ums Handgelenk. <helper>Bei Sonne sieht man es nicht</helper>, sagte {helper}.',
      from: '6-8',
    },
    '<helper>Das ist aus dem Rand</helper>, sagte {helper} und gab {hero} ein Band. Es hatte alle Farben, wenn man es drehte.',
  ],
  homeward: [
    'Sie rutschten auf dem Blau hinunter bis vor die Haustür. Die Pfütze war noch da.',
    'Sie liefen den Bogen hinab. Unten tropfte der Gartenschlauch, als wäre nichts.',
    'Die letzte Stufe war schon fast nur noch Licht. Darunter lag der Regenschirm und war innen ganz bunt.',
    'Der Streifen führte über das Fensterbrett zurück. Auf dem Kissen hörte er auf, ungefähr beim Ohr.',
  ],
  question: [
    '<hero>Wo fängt ein Regenbogen an?</hero>, fragte {hero_subj}. <hero>Wenn ich hingehe, geht er immer weg.</hero>',
  ],
  answer: [
    '{hero_subj} drehte der Sonne den Rücken zu und sprühte Wasser in die Luft. Da war er, ganz klein. Jeder Tropfen bricht das Licht in Farben. Man sieht ihn nur mit der Sonne im Rücken.',
  ],
  play: [
    {
      text: 'Sieben Tücher lagen im Flur, rot bis zum Bad. Wer daneben trat, fiel auf eine Wolke und fing von vorn an.',
      to: '9-12',
    },
    {
      text: 'Auf der Terrasse war der Regenbogen mit Kreide gemalt. Wer darauf ging, musste summen, jede Farbe anders.',
      to: '9-12',
    },
    {
      text: 'Im Hof hatten sie den Regenbogen mit Straßenkreide gezogen, vierzig Meter, von der Tischtennisplatte bis zum Tor. Für die Aufführung galt er als Brücke.',
      from: '13-17',
    },
  ],
  unplay: [
    { text: 'Zum Abendbrot wurden die Tücher wieder Handtücher. Das rote war noch feucht.', to: '9-12' },
    {
      text: 'Es fing an zu regnen, da wurde der Regenbogen eine bunte Pfütze. Drinnen roch es nach Pfannkuchen.',
      to: '9-12',
    },
    {
      text: 'Am Abend kam der Schlauch, und der Regenbogen lief in den Gully, Farbe um Farbe. Die Sohlen behielten ihn noch eine Weile.',
      from: '13-17',
    },
  ],
};
