import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  title: ['{hero} sucht ein Wort', 'Drei Augen und kein Hallo'],
  passage: [
    'Der Fahrstuhl hatte heute einen Knopf mehr. {hero_subj} drückte ihn. Es ging hinauf, am Dachboden vorbei, an den Wolken vorbei, und dann machte es Pling.',
    'Der Regenschirm klappte nach oben um und nahm {hero} mit. Es wurde erst kalt, dann dunkel, dann sehr bunt.',
  ],
  arrive: [
    {
      text: 'Jeder Schritt dauerte zu lange. Es roch nach Zimt und nach Gewitter, und das Gras lehnte sich herüber und fühlte sich an wie Katze.',
      from: '6-8',
    },
    'Es roch nach Himbeere und Metall. Der Boden gab nach wie eine Matratze und summte einen Ton.',
  ],
  image: [
    'Am Himmel standen zwei kleine Sonnen und warfen von {hero} zwei Schatten. Die beiden vertrugen sich.',
    'Ein Stein ging vorbei. Er hatte es offenbar eilig.',
  ],
  meet: [
    {
      text: 'Eine Schnecke mit drei Augen kam angeglitten. <helper>Ich grüße, grüßte, werde grüßen</helper>, sagte sie. <helper>Nenn mich {helper}. Oder später.</helper>',
      from: '6-8',
    },
    'Drei Augen an drei Stielen sahen {hero} an, jedes woanders. <helper>{helper} bin, war, bleibe ich</helper>, sagte die Schnecke.',
  ],
  task: [
    {
      text: '<helper>Uns ist ein Wort verloren</helper>, sagte {helper}. <helper>Das Wort für Danke. Vor dem Start brauchen wir es. Es liegt wohl hinter dem See.</helper>',
      from: '6-8',
    },
    '<helper>Wir haben unser Wort verloren</helper>, sagte {helper}. <helper>Das für Danke. Bald startet ihr wieder. Es liegt am anderen Ende vom See.</helper>',
  ],
  way: [
    'Sie gingen langsam, denn {helper} ging langsam. Das Gras strich ihnen dabei über die Hände.',
    'Sie gingen, und das Gras ging ein Stück mit. Dann winkte es.',
  ],
  obstacle: [
    'Der See war violett und spiegelte nicht, was da war. Er spiegelte, was man gerade dachte.',
    'Vor ihnen lag der See. Er hatte kein Wasser, sondern etwas, das leise über einen nachdachte.',
  ],
  stuck: [
    'Der See schlug eine große, langsame Welle und zeigte ein Gesicht, das sehr nach schlechter Laune aussah.',
    'Der See schäumte lila und zeigte ihnen den Rücken.',
  ],
  still: [
    'Die zwei Schatten von {hero} legten sich übereinander. Der See wurde glatt und dachte an nichts.',
    'Beide Sonnen standen genau übereinander. Für einen Augenblick war es nur eine.',
  ],
  open: [
    {
      text: 'Sie waren um den See herum, oder er um sie. Da lag es im Gras, klein und warm, und als {hero} es in die Hand nahm, war es ein Wort.',
      from: '6-8',
    },
    'Der See machte Platz, gerade breit genug. Am anderen Ufer lag das Wort und glänzte, als sei es frisch gewaschen.',
  ],
  gift: [
    {
      text: '<helper>Ich sage jetzt das Wort</helper>, sagte {helper}, und sagte es. Dann legte {helper} einen Mondkiesel dazu, {hero} mitten auf die Hand.',
      from: '6-8',
    },
    '{helper} schob {hero} mit einem Auge einen Mondkiesel hin. <helper>Er wird morgen warm gewesen sein</helper>, sagte {helper}.',
  ],
  homeward: [
    'Pling, machte der Fahrstuhl. Auf jedem Stockwerk waren die Schritte wieder ein bisschen kürzer.',
    'Der Schirm drehte sich langsam hinab. Unten regnete es ganz gewöhnlich, und das war schön.',
  ],
  question: [
    '<hero>Wiege ich überall gleich viel?</hero>, fragte {hero_subj} auf der Waage. <hero>Auch ganz weit weg?</hero>',
  ],
  answer: [
    '{hero_subj} hängte denselben Stein an dieselbe Feder wie zu Hause. Die Feder blieb kürzer. Der kleine Planet zog eben schwächer. Der Stein war derselbe, nur sein Gewicht nicht.',
  ],
};
