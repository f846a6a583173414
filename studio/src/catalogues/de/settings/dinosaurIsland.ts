import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  title: ['{hero} und das Ei im Farn', 'Der Tag, an dem der Boden summte'],
  passage: [
    'Hinter dem letzten Garten stand der Farn heute höher als die Haustür. {hero_subj} schob einen Wedel zur Seite und noch einen. Der Garten kam nicht wieder.',
    'Der Bus hatte hinten eine Zahl, die es nicht gab. {hero_subj} stieg ein. An der Endstation hielt er im Farn.',
  ],
  arrive: [
    'Es roch nach warmem Schlamm. Der Boden summte leise in den Sohlen, lange bevor etwas zu sehen war.',
    'Es war warm und dampfte. Etwas kaute, sehr laut und sehr langsam, und der Boden federte.',
  ],
  image: [
    'In einem Fußabdruck stand Regenwasser, und darin badeten drei Vögel.',
    'Aus dem Wald ragte ein langer Hals und sah aus wie eine Straßenlaterne.',
  ],
  meet: [
    'Ein kleiner Triceratops kam aus dem Farn und nieste. <helper>{helper}</helper>, sagte er. <helper>Das war mein Name, nicht der Schnupfen.</helper>',
    {
      text: 'Etwas stupste {hero} in den Rücken, dreimal, mit drei Hörnern. <helper>{helper}</helper>, sagte der kleine Triceratops. <helper>Bremsen muss ich noch üben.</helper>',
      from: '6-8',
    },
  ],
  task: [
    {
      text: '<helper>Das Ei dort hinten wird kalt</helper>, sagte {helper}. <helper>Vor der Nacht muss es zurück ins Nest. Aber dazwischen ist das Farndickicht.</helper>',
      from: '6-8',
    },
    '<helper>Das Ei ist aus dem Nest gerollt</helper>, sagte {helper}. <helper>Wenn es dunkel wird, friert es. Es liegt hinter dem Farndickicht.</helper>',
  ],
  way: [
    'Sie gingen von Pfütze zu Pfütze. {helper} erklärte, welche davon eine Spur war und von wem.',
    'Sie gingen in einem sehr großen Fußabdruck los und im nächsten weiter.',
  ],
  obstacle: [
    'Das Farndickicht stand da wie eine Wand mit Fransen. Was man hineinsteckte, das sah man nicht mehr.',
    'Das Farndickicht ließ nicht einmal den Wind durch. Er kam wieder heraus und sah zerzaust aus.',
  ],
  stuck: [
    'Der Farn schlug hinter ihnen zusammen. Wo eben noch vorn gewesen war, da war jetzt überall.',
    'Die Wedel schnippten zurück, alle zugleich. Das machte ein Geräusch wie Klatschen.',
  ],
  still: [
    'Kein Wedel rührte sich. Tief im Boden ging jemand sehr Großes, ganz langsam, woandershin.',
    'Über dem Farn flog etwas mit breiten Flügeln und sagte keinen Ton.',
  ],
  open: [
    {
      text: 'Da teilte sich der Farn, und sie waren hindurch. Das Ei lag im Moos, groß wie ein Kürbis, und es klopfte von innen.',
      from: '6-8',
    },
    'Die letzten Wedel legten sich um. Im Moos lag das Ei und wackelte, und es war nicht zerbrochen.',
  ],
  gift: [
    {
      text: '<helper>Das ist von meiner Oma</helper>, sagte {helper} und legte {hero} eine Versteinerung in die Hand. <helper>Sie ist schon ziemlich lange weg. Aber ihr Fuß ist noch da.</helper>',
      from: '6-8',
    },
    '{helper} kratzte im Schlamm und fand eine Versteinerung, eine Schnecke aus Stein. <helper>Die war auch nicht die Schnellste</helper>, sagte {helper} und gab sie {hero}.',
  ],
  homeward: [
    'Der Boden summte sie bis an den Rand der Insel. Dann kam der Garten, und er war sehr klein.',
    'Der Bus mit der falschen Zahl wartete schon. Auf dem Sitz lag ein Farnblatt.',
  ],
  question: [
    '<hero>Wieso weiß man, wie groß sie waren, wenn keiner dabei war?</hero>, fragte {hero_subj} über dem Buch mit den Dinosauriern.',
  ],
  answer: [
    '{hero_subj} stellte einen Fuß in die Spur und maß mit Stöcken, von Tritt zu Tritt. Wer so lange Schritte macht, hat lange Beine. Der Fuß hatte die Größe dagelassen.',
  ],
};
