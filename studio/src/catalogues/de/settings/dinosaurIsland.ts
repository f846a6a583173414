import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  passage: [
    'Hinter dem letzten Garten stand der Farn heute höher als die Haustür. {hero_subj} schob einen Wedel zur Seite und noch einen. Der Garten kam nicht wieder.',
    'Die Tapete im Flur hatte Farn, und heute roch sie auch danach. {hero_subj} strich mit der Hand darüber, und der Farn bog sich zur Seite.',
    'Im Sandkasten stieß die Schaufel auf etwas Hartes. Es war eine Treppe, und sie führte hinunter in ein sehr warmes Früher.',
    'Im Kalender gab es heute ein Blatt vor dem ersten Januar. {hero_subj} riss es nicht ab, sondern bog es nur zur Seite, und dahinter dampfte es.',
  ],
  arrive: [
    'Es roch nach warmem Schlamm. Der Boden summte leise in den Sohlen, lange bevor etwas zu sehen war.',
    'Es war warm und dampfte. Etwas kaute, sehr laut und sehr langsam, und der Boden federte.',
    'In den Bäumen schnaufte es, und Blätter fielen, alle auf einmal. Die Luft war schwer und roch nach Tee.',
    'Etwas Riesiges gähnte hinter dem Hügel, und der Wind davon war warm. Der Schlamm machte zwischen den Zehen schlupp.',
    { text: 'Bumm, machte der Boden. Das war die Dinosaurierinsel.', to: '3-5' },
    { text: 'Hier wohnten Dinos. Der Schlamm war warm und machte schmatz.', to: '3-5' },
  ],
  image: [
    'In einem Fußabdruck stand Regenwasser, und darin badeten drei Vögel.',
    'Aus dem Wald ragte ein langer Hals und sah aus wie eine Straßenlaterne.',
    'Ein sehr kleiner Dinosaurier saß auf einem sehr großen und zeigte, wohin.',
    'Quer über die Ebene lief eine Spur, jeder Tritt so groß wie eine Badewanne, und in jedem blühte es.',
  ],
  meet: [
    'Ein kleiner Triceratops kam aus dem Farn und nieste. <helper>{helper}</helper>, sagte er. <helper>Das war mein Name, nicht der Schnupfen.</helper>',
    {
      text: 'Etwas stupste {hero} in den Rücken, dreimal, mit drei Hörnern. <helper>{helper}</helper>, sagte der kleine Triceratops. <helper>Bremsen muss ich noch üben.</helper>',
      from: '6-8',
    },
    'Drei Hörner schauten aus einer Pfütze. <helper>Ich übe Inseln</helper>, sagte der kleine Triceratops und stand auf. <helper>{helper}. Bin ich nass?</helper>',
    'Der kleine Triceratops kam rückwärts aus einem Busch. <helper>Verfolgt mich jemand?</helper>, fragte er. <helper>Nein? Schade. Ich bin {helper}.</helper>',
    {
      text: '<helper>Hatschi</helper>, machte ein kleiner Dino mit drei Hörnern. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Stups, stups, stups. Das waren drei Hörner. <helper>Ich bin {helper}</helper>, sagte der kleine Dino.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen von Pfütze zu Pfütze. {helper} erklärte, welche davon eine Spur war und von wem.',
    'Sie gingen in einem sehr großen Fußabdruck los und im nächsten weiter.',
    'Bergauf ließ {helper} {hero} vorgehen, bergab rutschten sie beide. Bergab war kürzer.',
    'Wenn der Boden wackelte, blieben sie stehen und zählten, bis es vorüber war. Es war immer nur die Nachbarin.',
  ],
  still: [
    'Kein Halm rührte sich. Tief im Boden ging jemand sehr Großes, ganz langsam, woandershin.',
    'Hoch oben flog etwas mit breiten Flügeln und sagte keinen Ton.',
    'Der Dampf stand über der Ebene und ging nicht weg. Eine Libelle, so lang wie ein Arm, machte kein Geräusch.',
    'Alle langen Hälse waren unten. Man hörte nur Kauen und dann nicht einmal das.',
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
    'Der Farn wurde flacher und flacher, bis er wieder Tapete war. Ein Blatt stand noch ein wenig ab.',
    'Die Treppe führte wieder hinauf. Oben war der Sandkasten, und in der Schaufel lag noch ein Stück Früher, so groß wie ein Keks.',
    'Das Kalenderblatt klappte zu, und es war heute. An der Wand war ein bisschen Dampf.',
  ],
  play: [
    'Der Garten war die Insel, und der Rasensprenger war der Regen von damals. Alle mussten so gehen, dass der Boden es merkte.',
    'Auf dem Teppich gab es noch Dinosaurier, drei Stück, und einer davon war ein Sessel. Man sprach nur mit langem Hals.',
  ],
  unplay: [
    'Zum Abendbrot starben die Dinosaurier aus, alle gleichzeitig. Nur einer kaute noch länger als sonst.',
    'Aus der Küche duftete es. Der Sessel war wieder ein Sessel, aber er stand noch da, als hätte er vier Beine. Er hatte ja vier.',
  ],
  question: [
    '<hero>Wieso weiß man, wie groß sie waren, wenn keiner dabei war?</hero>, fragte {hero_subj} über dem Buch mit den Dinosauriern.',
  ],
  answer: [
    '{hero_subj} stellte einen Fuß in die Spur und maß mit Stöcken, von Tritt zu Tritt. Wer so lange Schritte macht, hat lange Beine. Der Fuß hatte die Größe dagelassen.',
  ],
};
