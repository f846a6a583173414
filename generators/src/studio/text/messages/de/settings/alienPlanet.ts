import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  title: ['{hero} sucht ein Wort', 'Drei Augen und kein Hallo'],
  passage: [
    'Der Fahrstuhl hatte heute einen Knopf mehr. {hero} drückte ihn. Es ging hinauf, am Dachboden vorbei, an den Wolken vorbei, und dann machte es Pling.',
  ],
  arrive: [
    'Jeder Schritt dauerte zu lange. Es roch nach Zimt und nach Gewitter, und das Gras lehnte sich herüber und fühlte sich an wie Katze.',
  ],
  image: ['Am Himmel standen zwei kleine Sonnen und warfen von {hero} zwei Schatten. Die beiden vertrugen sich.'],
  meet: [
    'Eine Schnecke mit drei Augen kam angeglitten. <helper>Ich grüße, grüßte, werde grüßen</helper>, sagte sie. <helper>Nenn mich {helper}. Oder später.</helper>',
  ],
  task: [
    '<helper>Uns ist ein Wort verloren</helper>, sagte {helper}. <helper>Das Wort für Danke. Vor dem Start brauchen wir es. Es liegt wohl hinter dem See.</helper>',
  ],
  way: ['Sie gingen langsam, denn {helper} ging langsam. Das Gras strich ihnen dabei über die Hände.'],
  obstacle: ['Der See war violett und spiegelte nicht, was da war. Er spiegelte, was man gerade dachte.'],
  stuck: ['Der See schlug eine große, langsame Welle und zeigte ein Gesicht, das sehr nach schlechter Laune aussah.'],
  still: ['Die zwei Schatten von {hero} legten sich übereinander. Der See wurde glatt und dachte an nichts.'],
  open: [
    'Sie waren um den See herum, oder er um sie. Da lag es im Gras, klein und warm, und als {hero} es in die Hand nahm, war es ein Wort.',
  ],
  gift: [
    '<helper>Ich sage jetzt das Wort</helper>, sagte {helper}, und sagte es. Dann legte {helper} einen Mondkiesel dazu, {hero} mitten auf die Hand.',
  ],
  homeward: ['Pling, machte der Fahrstuhl. Auf jedem Stockwerk waren die Schritte wieder ein bisschen kürzer.'],
  question: ['<hero>Wiege ich überall gleich viel?</hero>, fragte {hero} auf der Waage. <hero>Auch ganz weit weg?</hero>'],
  answer: [
    '{hero} hängte denselben Stein an dieselbe Feder wie zu Hause. Die Feder blieb kürzer. Der kleine Planet zog eben schwächer. Der Stein war derselbe, nur sein Gewicht nicht.',
  ],
};
