import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  passage: [
    'Der Lastwagen fuhr voraus, und das alte Haus blieb stehen. An der dritten Ampel sah man es nicht mehr.',
    'Der Schlüssel war neu und passte in eine Tür, die noch keiner kannte. {hero_subj} durfte als Erstes drehen.',
    'Die Katzenklappe war zu klein und das Garagentor zu groß. Zum Glück gab es dazwischen auch eine Haustür, und die war frisch gestrichen.',
    'Jeder trug, was er nicht in den Lastwagen geben wollte. {hero_subj} trug eine Lampe ohne Schirm und ging damit durch drei Straßen.',
  ],
  arrive: [
    {
      text: 'Die Zimmer waren leer und antworteten, wenn man etwas sagte. Es roch nach Farbe und Klebeband, und in der Wand klopfte es.',
      from: '6-8',
    },
    'Es war kalt und roch nach Tapete. Jeder Schritt klatschte, als ginge einer hinter einem her.',
    'Das Treppenhaus roch nach Bohnensuppe von jemandem. Oben war es kühl, und die Klinke war höher als die alte.',
    'In den Rohren gurgelte es, als gäbe es eine Begrüßung. Der Boden war glatt und hatte noch keine Geräusche von ihnen.',
    { text: 'Das war die neue Wohnung. Hallo, rief man, und sie rief zurück.', to: '3-5' },
    { text: 'Leer waren die Zimmer. Tapp, tapp, tapp, machte jeder Schritt.', to: '3-5' },
  ],
  image: [
    'An der Wand waren helle Vierecke. Dort hatten die Bilder von jemand anderem gehangen.',
    'Mitten im Zimmer stand eine Palme in einem Wäschekorb und schaute heraus.',
    'Am Türrahmen waren Striche mit fremden Namen, und der oberste hieß Olaf und war sehr lang.',
    'In der Badewanne saßen vier Stühle und warteten, dass jemand sagte, wohin.',
  ],
  meet: [
    {
      text: 'In der Tür stand ein Kind mit einem Topf in der Hand. <helper>Ich bin das Kind von unten</helper>, sagte {helper}. <helper>Ich heiße {helper}. Bei uns wackelt die Lampe, wenn ihr hüpft. Das macht nichts.</helper>',
      from: '6-8',
    },
    '<helper>Ich habe euch schon gehört, bevor ihr da wart</helper>, sagte das Kind von unten und hielt ein Brot hin. <helper>Salz ist auch drauf. Ich bin {helper}.</helper>',
    'Zwischen den Geländerstäben schaute ein Gesicht herauf. <helper>Ich zähle, was ihr habt</helper>, sagte das Kind von unten. <helper>{helper}. Bis jetzt gewinnt die Gitarre.</helper>',
    'Es klopfte, aber von unten, an den Boden. Zwei Minuten später stand das Kind von unten vor der Tür. <helper>Das war unser Besen</helper>, sagte {helper}. <helper>Er wollte Hallo sagen.</helper>',
    {
      text: 'Ein Kind stand in der Tür, mit Brot. <helper>Ich wohne unten</helper>, sagte es. <helper>{helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Klopf, klopf. <helper>Ich bin das Kind von unten</helper>, sagte jemand. <helper>Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie liefen durch alle Zimmer und riefen in jedem ein Wort. Das Bad antwortete am längsten.',
    'Treppauf, treppab, immer an einer Hand voll Türen vorbei. Hinter der dritten übte jemand Flöte.',
    'Sie trugen alles, was Füße hatte, ins Zimmer mit dem Balkon. Das waren elf Dinge und ein Schaukelpferd.',
    '{helper} zeigte, welche Stufe man nachts auslassen muss. Sie ließen sie gleich aus, zum Üben.',
  ],
  still: [
    'In der Wand hörte es auf zu klopfen. In den hellen Vierecken lag ein wenig Abend.',
    'Die Flöte hatte aufgehört. Im leeren Zimmer lag nur die Sonne und hatte Platz.',
    'Auf dem Boden lag ein Streifen Licht, der hier schon länger wohnte als sie.',
    'Alle waren unten beim Lastwagen. Ein Karton ließ Luft und setzte sich.',
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
    'An der Haustür war ein Daumenabdruck in der Farbe. Den würde man nun immer finden, und er passte.',
    'Die Lampe bekam ihren Schirm und stand am Fenster. Von der Straße aus sah man, dass hier jemand wohnte.',
  ],
  question: ['<hero>Warum hallt ein leeres Zimmer?</hero>, fragte {hero_subj} und rief noch einmal Hallo.'],
  answer: [
    '{hero_subj} rief, und es hallte. Dann hängte {hero_er} eine Decke über die Leine und rief wieder. Nun war es fast still. Harte Wände werfen den Ton zurück, weiche schlucken ihn.',
  ],
};
