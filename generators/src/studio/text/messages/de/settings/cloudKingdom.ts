import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  title: ['{hero} und der Tropfen, der nicht fallen wollte', 'Die Gans, die das Wetter machte'],
  passage: [
    'Am Wäscheplatz hing ein Laken, und ein Wind fuhr hinein. {hero} hielt sich nur kurz daran fest. Dann waren die Füße weg vom Boden.',
  ],
  arrive: ['Der Boden gab nach wie frisches Brot. Es roch nach Schnee und Seife und war so still wie im Inneren von einem Kissen.'],
  image: ['Auf einer Leine zwischen zwei Wolken hingen sieben kleine Regen zum Trocknen.'],
  meet: [
    'Eine Wettergans kam angewatschelt, ein Klemmbrett unter dem Flügel. <helper>{helper}, Wetter</helper>, schnatterte sie. <helper>Haben Sie Regen bestellt? Nein? Dann du.</helper>',
  ],
  task: [
    '<helper>Uns fehlt noch ein Tropfen</helper>, sagte {helper}. <helper>Vor Sonnenuntergang wird geregnet. Er hockt drüben und traut sich nicht. Und dazwischen liegt die Gewitterwolke.</helper>',
  ],
  way: ['Sie stapften durch Rosa, dann durch Gold. Bei jedem Schritt blieb ein Loch, das sich langsam wieder füllte.'],
  obstacle: ['Die Gewitterwolke war dunkelblau und sehr schlecht gelaunt. Wenn man näher kam, grollte sie.'],
  stuck: ['Es grollte, und ein Windstoß setzte {hero} zwei Wolken weiter hinten ab.'],
  still: ['Die Gewitterwolke schwieg. Am Rand ging die Sonne unter, so leise wie ein Blatt.'],
  open: ['Die Gewitterwolke rückte zur Seite, sie hatte ja nur im Weg gestanden. Dahinter saß der Tropfen, hielt die Luft an und sprang.'],
  gift: [
    '{helper} zog sich einen Wolkenfaden aus dem Gefieder. <helper>Damit kann man alles flicken</helper>, schnatterte {helper}, <helper>außer Montage.</helper>',
  ],
  homeward: ['Das Laken brachte {hero} hinunter, in weiten, langsamen Bögen. Unten war der Wäscheplatz, und es tröpfelte.'],
  question: [
    '<hero>Was ist in einer Wolke drin?</hero>, fragte {hero} beim Blick aus dem Fenster. <hero>Und warum fällt sie nicht herunter?</hero>',
  ],
  answer: [
    '{hero} hauchte an eine kalte Scheibe: lauter winzige Tropfen. Aus solchen ist die Wolke. Sie sind so klein, dass die Luft sie trägt. Erst wenn viele zusammenlaufen, werden sie zu schwer.',
  ],
};
