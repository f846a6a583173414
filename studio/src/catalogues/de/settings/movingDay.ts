import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  title: ['{hero} und die Kiste mit der Aufschrift', 'Ein Zimmer, das antwortet'],
  passage: [
    'Der Lastwagen fuhr voraus, und das alte Haus blieb stehen. An der dritten Ampel sah man es nicht mehr.',
    'Der Schlüssel war neu und passte in eine Tür, die noch keiner kannte. {hero_subj} durfte als Erstes drehen.',
  ],
  arrive: [
    {
      text: 'Die Zimmer waren leer und antworteten, wenn man etwas sagte. Es roch nach Farbe und Klebeband, und die Heizung klopfte.',
      from: '6-8',
    },
    'Es war kalt und roch nach Tapete. Jeder Schritt klatschte, als ginge einer hinter einem her.',
  ],
  image: [
    'An der Wand waren helle Vierecke. Dort hatten die Bilder von jemand anderem gehangen.',
    'Mitten im Zimmer stand eine Pflanze in einem Umzugskarton und schaute heraus.',
  ],
  meet: [
    {
      text: 'In der Tür stand ein Kind mit einer Zange. <helper>Ich bin das Kind von unten</helper>, sagte {helper}. <helper>Ich heiße {helper}. Bei uns wackelt die Lampe, wenn ihr hüpft. Das macht nichts.</helper>',
      from: '6-8',
    },
    '<helper>Ich habe euch schon gehört, bevor ihr da wart</helper>, sagte das Kind von unten und hielt ein Brot hin. <helper>Salz ist auch drauf. Ich bin {helper}.</helper>',
  ],
  task: [
    {
      text: '<helper>Welche Kiste sucht ihr?</helper>, fragte {helper}. Die mit dem Bettzeug und dem Bären. Bevor der Lastwagen wieder fuhr, musste sie da sein. Doch davor stand der Kistenberg.',
      from: '6-8',
    },
    'In der Kiste war alles, was man für die erste Nacht brauchte. <helper>Dann holt sie, ehe der Wagen fährt</helper>, sagte {helper}. <helper>Aber der Kistenberg steht davor.</helper>',
  ],
  way: [
    'Sie liefen durch alle Zimmer und riefen in jedem ein Wort. Das Bad antwortete am längsten.',
    'Treppauf, treppab, immer an einer Hand voll Türen vorbei. Hinter der dritten übte jemand Flöte.',
  ],
  obstacle: [
    'Der Kistenberg ging bis unter die Lampe. Auf jeder Kiste stand dasselbe: Verschiedenes.',
    'Der Kistenberg war schief und sehr hoch. Ganz unten guckte eine Ecke hervor.',
  ],
  stuck: [
    'Oben rutschte etwas. Dann regnete es Kochlöffel.',
    'Der Berg seufzte. Eine Kiste rutschte und sprach auf einmal mit der Stimme vom Wecker.',
  ],
  still: [
    'Die Heizung hörte auf zu klopfen. In den hellen Vierecken lag ein wenig Abend.',
    'Die Flöte hatte aufgehört. Im leeren Zimmer lag nur das Licht und hatte Platz.',
  ],
  open: [
    'Der Kistenberg war nun eine Kistenstraße. Am Ende stand die Kiste, und obendrauf, durch den Deckel, sah ein Ohr heraus.',
    {
      text: 'Aus dem Kistenberg wurde ein Tisch, ein Bett und ein Regal. Und da war sie endlich, die Kiste, und sie hatte keine Beule.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: '{helper} zog einen Schlüssel vom Bund. <helper>Der ist für den Hof</helper>, sagte {helper} und gab ihn {hero}. <helper>Unten klemmt es. Man muss ein bisschen singen.</helper>',
      from: '6-8',
    },
    '<helper>Der ist vom Dachboden</helper>, sagte {helper} und legte {hero} einen Schlüssel auf das Brot. <helper>Da oben gehört es allen.</helper>',
  ],
  homeward: [
    'Es war nicht mehr weit nach Hause. Es war genau hier. {hero_subj} ging trotzdem einmal zur Tür hinaus und wieder herein.',
    '{hero_subj} ging einmal durch alle Zimmer und sagte überall Guten Abend. Sie antworteten schon etwas leiser.',
  ],
  question: ['<hero>Warum hallt ein leeres Zimmer?</hero>, fragte {hero_subj} und rief noch einmal Hallo.'],
  answer: [
    '{hero_subj} rief, und es hallte. Dann hängte {hero_er} eine Decke über die Leine und rief wieder. Nun war es fast still. Harte Wände werfen den Ton zurück, weiche schlucken ihn.',
  ],
};
