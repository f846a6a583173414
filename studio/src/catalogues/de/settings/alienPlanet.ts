import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  passage: [
    {
      text: 'Auf dem Teppich im Flur war ein Kreis, der gestern noch nicht da war. {hero_subj} stellte sich hinein. Es ging hinauf, an den Wolken vorbei, und dann machte es Pling.',
      to: '9-12',
    },
    {
      text: 'Der Regenschirm klappte nach oben um und nahm {hero} mit. Es wurde erst kalt, dann dunkel, dann sehr bunt.',
      to: '9-12',
    },
    {
      text: 'In der Straßenbahn saß ein Kind mit Fühlern aus Draht und sah {hero} sehr ernst an. {hero} nickte zurück, wie man es auf fremden Planeten tut.',
      from: '13-17',
    },
    {
      text: 'Unter dem Bett rollte eine Murmel los, und sie rollte nach oben. {hero_subj} ging ihr nach, die Wand hinauf und durch die Lampe.',
      to: '9-12',
    },
    {
      text: 'Im Briefkasten lag eine Karte mit zwei Briefmarken, und eine davon war ein Loch. {hero_subj} sah hindurch, und dann war {hero_er} auch schon drüben.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Jeder Schritt dauerte zu lange. Es roch nach Zimt und nach Gewitter, und das Gras lehnte sich herüber und fühlte sich an wie Katze.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Es roch nach Himbeere und Metall. Der Boden gab nach wie eine Matratze und summte einen Ton.',
      to: '9-12',
    },
    {
      text: 'Es roch nach Farbe, Klebeband und Pappe. Hinter einer Wand probte jemand immer denselben halben Satz.',
      from: '13-17',
    },
    {
      text: 'Das Gras summte, wenn man hineintrat, und hörte höflich wieder auf. Es roch nach Radiergummi und Melone.',
      to: '9-12',
    },
    {
      text: 'Der Wind kam von unten. Er war warm und roch nach Karamell, und alle Ärmel standen ab.',
      to: '9-12',
    },
    { text: 'Das war ein anderer Planet. Jeder Schritt machte boing.', to: '3-5' },
    { text: 'Hier war das Gras blau und weich wie eine Katze.', to: '3-5' },
  ],
  image: [
    {
      text: 'Am Himmel standen zwei kleine Sonnen und warfen von {hero} zwei Schatten. Die beiden vertrugen sich.',
      to: '9-12',
    },
    { text: 'Ein Stein ging vorbei. Er hatte es offenbar eilig.', to: '9-12' },
    { text: 'Auf einem Stuhl lag ein drittes Auge aus Styropor und sah zur Tür.', from: '13-17' },
    {
      text: 'Ein Baum legte sich hin, drehte sich um und stand auf der anderen Seite wieder auf.',
      to: '9-12',
    },
    {
      text: 'Auf einem Hügel saßen sieben runde Wesen und sahen fern. Sie sahen einfach in die Ferne.',
      to: '9-12',
    },
  ],
  meet: [
    {
      text: 'Eine Schnecke mit drei Augen kam angeglitten. <helper>Ich grüße, grüßte, werde grüßen</helper>, sagte sie. <helper>Nenn mich {helper}. Oder später.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Drei Augen an drei Stielen sahen {hero} an, jedes woanders. <helper>{helper} bin, war, bleibe ich</helper>, sagte die Schnecke.',
      to: '9-12',
    },
    {
      text: 'In einem Kostüm aus drei Schlafsäcken steckte {helper}, die dreiäugige Schnecke. <helper>Bin, war, bleibe ich</helper>, sagte {helper} dumpf, <helper>bis mir jemand hinten den Reißverschluss aufmacht.</helper>',
      from: '13-17',
    },
    {
      text: '<helper>Ich habe dich morgen schon erwartet</helper>, sagte eine Schnecke mit drei Augen. <helper>{helper} hieß ich, heiße ich und bleibe dabei.</helper>',
      to: '9-12',
    },
    {
      text: 'Eine dreiäugige Schnecke betrachtete {hero} von links, von rechts und von oben. <helper>Alles vorhanden</helper>, sagte sie. <helper>{helper}. Wo hast du dein drittes?</helper>',
      to: '9-12',
    },
    {
      text: 'Eins, zwei, drei Augen guckten. <helper>Ich bin {helper}</helper>, sagte die Schnecke. <helper>Immer schon.</helper>',
      to: '3-5',
    },
    {
      text: 'Eine Schnecke mit drei Augen zwinkerte dreimal. <helper>Ich bin {helper}</helper>, sagte sie.',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie gingen langsam, denn {helper} ging langsam. Das Gras strich ihnen dabei über die Hände.',
      to: '9-12',
    },
    { text: 'Sie gingen, und das Gras ging ein Stück mit. Dann winkte es.', to: '9-12' },
    {
      text: 'Sie gingen langsam, weil {helper} langsam ging. Das Kostüm nahm an jeder Ecke etwas mit.',
      from: '13-17',
    },
    {
      text: 'Die Schnecke glitt voraus, und hinter ihr blieb ein silberner Streifen. So ging keiner verloren, auch kein Langsamer.',
      to: '9-12',
    },
    { text: 'Der Boden federte. Sie kamen voran, wenn sie an etwas Leichtes dachten.', to: '9-12' },
  ],
  still: [
    {
      text: 'Die zwei Schatten von {hero} legten sich übereinander. Kein Grashalm lehnte sich mehr an.',
      to: '9-12',
    },
    { text: 'Beide Sonnen standen genau übereinander. Für einen Augenblick war es nur eine.', to: '9-12' },
    { text: 'Es wurde still wie in einem Theater, kurz bevor das Licht ausgeht.', from: '13-17' },
    { text: 'Das Gras lehnte sich aneinander und wartete mit.', to: '9-12' },
    { text: 'Die zweite Sonne kniff ein bisschen zu. Ein Stein blieb stehen.', to: '9-12' },
  ],
  gift: [
    {
      text: '<helper>Der war, ist und wird deiner sein</helper>, sagte {helper} und legte {hero} einen Mondkiesel mitten auf die Hand.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{helper} schob {hero} mit einem Auge einen Mondkiesel hin. <helper>Er wird morgen warm gewesen sein</helper>, sagte {helper}.',
      to: '9-12',
    },
    {
      text: '{helper} zog einen Mondkiesel aus dem Kostüm, bemalt, und legte ihn {hero} in die Hand. <helper>Requisite</helper>, sagte {helper}. <helper>Er wird morgen noch deiner gewesen sein.</helper>',
      from: '13-17',
    },
  ],
  homeward: [
    {
      text: 'Pling, machte der Kreis. Da war er ein Fleck auf dem Teppich und noch ein wenig warm.',
      to: '9-12',
    },
    {
      text: 'Der Schirm drehte sich langsam hinab. Unten regnete es ganz gewöhnlich, und das war schön.',
      to: '9-12',
    },
    {
      text: 'Die letzte Straßenbahn war fast leer. Auf einem Sitz lag ein Fühler aus Draht, und {hero} bog ihn gerade.',
      from: '13-17',
    },
    {
      text: 'Die Murmel kam mit, an der Lampe vorbei. Unter dem Bett blieb sie liegen, als wäre nie etwas gewesen.',
      to: '9-12',
    },
    {
      text: 'Durch die Briefmarke passte man auch in der anderen Richtung. Der Briefkasten klappte zu.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Wiege ich überall gleich viel?</hero>, fragte {hero_subj} auf der Waage. <hero>Auch ganz weit weg?</hero>',
  ],
  answer: [
    '{hero_subj} hängte denselben Stein an dieselbe Feder wie zu Hause. Die Feder blieb kürzer. Der kleine Planet zog eben schwächer. Der Stein war derselbe, nur sein Gewicht nicht.',
  ],
  play: [
    {
      text: 'Der Wäschekorb war das Raumschiff und der Hinterhof ein anderer Planet. Man erkannte ihn daran, dass alle rückwärts gingen.',
      to: '9-12',
    },
    {
      text: 'Durch ein Sieb gesehen, war das Wohnzimmer ein fremder Planet. Die Schnecke war ein Kissen mit drei Knöpfen.',
      to: '9-12',
    },
    {
      text: 'In der Straßenbahn saß ein Kind mit Fühlern aus Draht und sah {hero} sehr ernst an. {hero} nickte zurück, wie man es auf fremden Planeten tut.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Es roch nach Abendbrot, das gibt es nur auf der Erde. Also flog der Wäschekorb zurück und bekam wieder Wäsche.',
      to: '9-12',
    },
    {
      text: 'Zum Nudelabgießen brauchte man das Sieb. Da war der Planet ein Wohnzimmer, und keiner ging mehr rückwärts.',
      to: '9-12',
    },
    {
      text: 'Die letzte Straßenbahn war fast leer. Auf einem Sitz lag ein Fühler aus Draht, und {hero} bog ihn gerade.',
      from: '13-17',
    },
  ],
};
