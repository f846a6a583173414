import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  title: ['{hero} und die Kiste mit der Aufschrift', 'Ein Zimmer, das antwortet'],
  passage: ['Der Lastwagen fuhr voraus, und das alte Haus blieb stehen. An der dritten Ampel sah man es nicht mehr.'],
  arrive: ['Die Zimmer waren leer und antworteten, wenn man etwas sagte. Es roch nach Farbe und Klebeband, und die Heizung klopfte.'],
  image: ['An der Wand waren helle Vierecke. Dort hatten die Bilder von jemand anderem gehangen.'],
  meet: [
    'In der Tür stand ein Kind mit einer Zange. <helper>Ich bin das Kind von unten</helper>, sagte {helper}. <helper>Ich heiße {helper}. Bei uns wackelt die Lampe, wenn ihr hüpft. Das macht nichts.</helper>',
  ],
  task: [
    '<helper>Welche Kiste sucht ihr?</helper>, fragte {helper}. Die mit dem Bettzeug und dem Bären. Bevor der Lastwagen wieder fuhr, musste sie da sein. Doch davor stand der Kistenberg.',
  ],
  way: ['Sie liefen durch alle Zimmer und riefen in jedem ein Wort. Das Bad antwortete am längsten.'],
  obstacle: ['Der Kistenberg ging bis unter die Lampe. Auf jeder Kiste stand dasselbe: Verschiedenes.'],
  stuck: ['Oben rutschte etwas. Dann regnete es Kochlöffel.'],
  still: ['Die Heizung hörte auf zu klopfen. In den hellen Vierecken lag ein wenig Abend.'],
  open: ['Der Kistenberg war nun eine Kistenstraße. Am Ende stand die Kiste, und obendrauf, durch den Deckel, sah ein Ohr heraus.'],
  gift: [
    '{helper} zog einen Schlüssel vom Bund. <helper>Der ist für den Hof</helper>, sagte {helper} und gab ihn {hero}. <helper>Unten klemmt es. Man muss ein bisschen singen.</helper>',
  ],
  homeward: ['Es war nicht mehr weit nach Hause. Es war genau hier. {hero} ging trotzdem einmal zur Tür hinaus und wieder herein.'],
  question: ['<hero>Warum hallt ein leeres Zimmer?</hero>, fragte {hero} und rief noch einmal Hallo.'],
  answer: [
    '{hero} rief, und es hallte. Dann hängte {hero_er} eine Decke über die Leine und rief wieder. Nun war es fast still. Harte Wände werfen den Ton zurück, weiche schlucken ihn.',
  ],
};
