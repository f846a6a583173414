import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  title: ['{hero} und der Tropfen, der nicht fallen wollte', 'Die Gans, die das Wetter machte'],
  passage: [
    'Am Wäscheplatz hing ein Laken, und ein Wind fuhr hinein. {hero_subj} hielt sich nur kurz daran fest. Dann waren die Füße weg vom Boden.',
    'Der Drache aus Papier zog so sehr, dass {hero} nicht losließ. Als {hero_er} hinuntersah, war unten schon klein.',
  ],
  arrive: [
    {
      text: 'Der Boden gab nach wie frisches Brot. Es roch nach Schnee und Seife und war so still wie im Inneren von einem Kissen.',
      from: '6-8',
    },
    'Es war kühl und weich in jeder Richtung. Der Wind flüsterte, und auf der Zunge schmeckte es nach Schnee.',
  ],
  image: [
    'Auf einer Leine zwischen zwei Wolken hingen sieben kleine Regen zum Trocknen.',
    'Die Abendsonne hatte einen Löffel in die Wolke gesteckt und rührte Rosa hinein.',
  ],
  meet: [
    {
      text: 'Eine Wettergans kam angewatschelt, ein Klemmbrett unter dem Flügel. <helper>{helper}, Wetter</helper>, schnatterte sie. <helper>Haben Sie Regen bestellt? Nein? Dann du.</helper>',
      from: '6-8',
    },
    '<helper>Nicht trödeln, nicht trödeln</helper>, schnatterte eine Wettergans und stempelte eine Wolke. <helper>{helper}. Ich bin für Dienstag zuständig.</helper>',
  ],
  task: [
    {
      text: '<helper>Uns fehlt noch ein Tropfen</helper>, sagte {helper}. <helper>Vor Sonnenuntergang wird geregnet. Er hockt drüben und traut sich nicht. Und dazwischen liegt die Gewitterwolke.</helper>',
      from: '6-8',
    },
    '<helper>Ein einziger Tropfen weigert sich</helper>, sagte {helper}. <helper>Ehe die Sonne weg ist, muss er springen. Er sitzt hinter der Gewitterwolke.</helper>',
  ],
  way: [
    'Sie stapften durch Rosa, dann durch Gold. Bei jedem Schritt blieb ein Loch, das sich langsam wieder füllte.',
    'Sie sprangen von Wolke zu Wolke. Bei den dünnen musste man an etwas Leichtes denken.',
  ],
  obstacle: [
    'Die Gewitterwolke war dunkelblau und sehr schlecht gelaunt. Wenn man näher kam, grollte sie.',
    'Da stand die Gewitterwolke, breit und violett, und knurrte im Schlaf.',
  ],
  stuck: [
    'Es grollte, und ein Windstoß setzte {hero} zwei Wolken weiter hinten ab.',
    'Ein Blitz, ganz klein, nur zur Warnung. Es roch danach nach Streichholz.',
  ],
  still: [
    'Die Gewitterwolke schwieg. Am Rand ging die Sonne unter, so leise wie ein Blatt.',
    'Alles war wie Watte, auch die Zeit.',
  ],
  open: [
    {
      text: 'Die Gewitterwolke rückte zur Seite, sie hatte ja nur im Weg gestanden. Dahinter saß der Tropfen, hielt die Luft an und sprang.',
      from: '6-8',
    },
    'Die Gewitterwolke drehte sich um und schlief weiter. Am Rand saß der Tropfen, sah hinunter, sah sie an und sprang.',
  ],
  gift: [
    '{helper} zog sich einen Wolkenfaden aus dem Gefieder. <helper>Damit kann man alles flicken</helper>, schnatterte {helper}, <helper>außer Montage.</helper>',
    {
      text: '<helper>Zieh mal</helper>, sagte {helper}. {hero_subj} zog, und es kam ein Wolkenfaden heraus, lang und weich. <helper>Den brauchst du einmal.</helper>',
      from: '6-8',
    },
  ],
  homeward: [
    'Das Laken brachte {hero} hinunter, in weiten, langsamen Bögen. Unten war der Wäscheplatz, und es tröpfelte.',
    'Der Drache aus Papier ließ sich Zeit. Die ersten Regentropfen begleiteten sie bis zum Boden.',
  ],
  question: [
    '<hero>Was ist in einer Wolke drin?</hero>, fragte {hero_subj} beim Blick aus dem Fenster. <hero>Und warum fällt sie nicht herunter?</hero>',
  ],
  answer: [
    '{hero_subj} hauchte an eine kalte Scheibe: lauter winzige Tropfen. Aus solchen ist die Wolke. Sie sind so klein, dass die Luft sie trägt. Erst wenn viele zusammenlaufen, werden sie zu schwer.',
  ],
};
