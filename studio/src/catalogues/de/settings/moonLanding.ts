import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  passage: [
    {
      text: 'Der Mond lag als heller Fleck auf dem Teppich. {hero_subj} stellte einen Fuß hinein. Da gab der Teppich nach wie Mehl.',
      to: '9-12',
    },
    {
      text: 'Im Fernrohr stand der Mond sehr nah. {hero} streckte die Hand aus, und da war schon Staub an den Fingern.',
      to: '9-12',
    },
    {
      text: 'Vom Busbahnhof an hingen heute weiße Papierlampen in den Bäumen. {hero_subj} kam zu Fuß, die Hände in den Taschen, und sah nach oben.',
      from: '13-17',
    },
    {
      text: 'Der Mond passte heute genau in die Badezimmertür. {hero_subj} klopfte an, und die Tür gab nach wie Watte.',
      to: '9-12',
    },
    {
      text: 'Auf dem Kopfkissen lag ein Stück Mondlicht, viereckig wie ein Brief. {hero_subj} faltete es auf und stand mittendrin.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es gab kein einziges Geräusch, nur den eigenen Atem. Der Staub war weich und kühl, und später roch er am Ärmel nach Kreide.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Der Boden gab nach wie Mehl. Es war so still, dass man das eigene Blinzeln hörte, und kalt an den Knien.',
      to: '9-12',
    },
    {
      text: 'Es roch nach Staub und kaltem Tee. Eine Lüftung surrte, und unter den Sohlen knirschte der Gips von der letzten Kulisse.',
      from: '13-17',
    },
    {
      text: 'Ein Sprung dauerte so lange wie zwei Gedanken. Unter den Füßen knirschte es leise, und es roch nach nichts, nicht einmal nach Nacht.',
      to: '9-12',
    },
    {
      text: 'Die Arme wurden leicht und gingen von allein nach oben. In den Ohren war es so still wie in einer Muschel ohne Meer.',
      to: '9-12',
    },
    { text: 'Das war der Mond. Puff, machte der Staub. Puff.', to: '3-5' },
    { text: 'Auf dem Mond war es still. Ein Schritt wurde ein Hopser.', to: '3-5' },
  ],
  image: [
    { text: 'Über dem Rand hing eine blaue Murmel. Alle, die {hero} kannte, wohnten darauf.', to: '9-12' },
    { text: 'Da war ein Stiefelabdruck. Er war sehr alt und sah aus wie von heute.', to: '9-12' },
    {
      text: 'An der Wand klebte eine Mondkarte, auf der jemand mit Filzstift eine Bushaltestelle eingetragen hatte.',
      from: '13-17',
    },
    {
      text: 'Zwei Schatten standen nebeneinander, obwohl gar keine zwei Bäume da waren. Es waren die Ohren vom Hasen.',
      to: '9-12',
    },
    {
      text: 'Ein Krater war randvoll mit Schatten. Man hätte ihn mit einem Löffel essen können.',
      to: '9-12',
    },
  ],
  meet: [
    {
      text: 'Im Grau saß ein Mondhase, und seine Ohren warfen sehr lange Schatten. <helper>Du bist heute der erste Besuch</helper>, sagte er. <helper>Diesen Monat auch. Ich bin {helper}.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Pst</helper>, sagte jemand mit langen Ohren. Der Mondhase legte das Ohr an den Boden. <helper>{helper}. Ich höre, ob der Käse reif ist.</helper>',
      to: '9-12',
    },
    {
      text: 'Auf der Treppe saß der Mondhase, also {helper}, im Kostüm mit einem geknickten Ohr. <helper>Sag nichts</helper>, sagte {helper}. <helper>Das andere war auch in der Wäsche.</helper>',
      from: '13-17',
    },
    {
      text: 'Ein Mondhase bürstete den Boden mit dem eigenen Schwanz. <helper>Füße bitte auch</helper>, sagte er. <helper>Ich bin {helper}. Wir bekommen nie Besuch, darum ist es so ordentlich.</helper>',
      to: '9-12',
    },
    {
      text: 'Etwas hüpfte dreimal und stand dann still. <helper>Beim vierten Mal wäre ich vorbei gewesen</helper>, sagte der Mondhase. <helper>{helper}. Bremsen ist hier schwierig.</helper>',
      to: '9-12',
    },
    {
      text: 'Im Staub saß ein Hase mit langen Ohren. <helper>Ich bin {helper}</helper>, sagte der Mondhase.',
      to: '3-5',
    },
    {
      text: '<helper>Pst, ich höre den Mond</helper>, sagte ein Mondhase. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie hüpften, weil Gehen nicht ging. Jeder Hüpfer war eine kleine Reise mit Aussicht.',
      to: '9-12',
    },
    { text: 'Sprung, Pause, Sprung. In den Pausen konnte man sich unterhalten.', to: '9-12' },
    { text: 'Sie trugen, was zu tragen war, und redeten beim Tragen nicht. Das sparte Luft.', from: '13-17' },
    {
      text: 'Sie gingen in alten Fußspuren, weil die so gut passten. An jeder Biegung wartete eine noch größere.',
      to: '9-12',
    },
    {
      text: 'Der Mondhase hüpfte voraus und kam jedes Mal noch einmal zurück. So war er immer dreimal da.',
      to: '9-12',
    },
  ],
  still: [
    {
      text: 'Nichts fiel, nichts wehte. Die blaue Murmel drehte sich ein winziges Stück weiter.',
      to: '9-12',
    },
    { text: 'Die Schatten lagen da wie ausgeschnitten. Keiner bewegte sich.', to: '9-12' },
    {
      text: 'Die Lüftung setzte aus. Man hörte die Stadt durch die Wand, weit weg und gedämpft.',
      from: '13-17',
    },
    { text: 'Ein Staubkorn sank. Es hatte schon gestern angefangen.', to: '9-12' },
    {
      text: 'Die Erde hing da, rund und blau. Auf ihr war gerade die Seite mit den Schlafenden vorn.',
      to: '9-12',
    },
  ],
  gift: [
    {
      text: '{helper} streute {hero} eine Prise Mondstaub in die Hand und machte die Finger darüber zu. <helper>Nicht pusten</helper>, sagte {helper}.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Das ist von ganz unten, da ist er am feinsten</helper>, sagte {helper} und gab {hero} eine Prise Mondstaub.',
      to: '9-12',
    },
    {
      text: '{helper} griff in die Kostümtasche und schüttete {hero} eine Prise Mondstaub in die Hand. <helper>Kreide und Salz</helper>, sagte {helper}. <helper>Aber von heute.</helper>',
      from: '13-17',
    },
  ],
  homeward: [
    {
      text: 'Der helle Fleck wurde kleiner und war wieder ein Teppich. {hero_subj} zog den zweiten Fuß heraus.',
      to: '9-12',
    },
    {
      text: 'Der Mond wurde so klein, dass er ins Fernrohr passte. {hero} drehte den Deckel darauf.',
      to: '9-12',
    },
    {
      text: 'Die Papierlampen hingen noch bis zum Busbahnhof. Der echte Mond stand darüber und musste sich nicht anstrengen.',
      from: '13-17',
    },
    { text: 'Hinter ihnen ging die Tür aus Watte zu. Im Bad war es hell und ganz gewöhnlich.', to: '9-12' },
    {
      text: '{hero_subj} faltete das Mondlicht wieder zusammen, Kante auf Kante. Es passte unter das Kopfkissen.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum hat der Mond so viele Löcher?</hero>, fragte {hero_subj} durch das Fernrohr. <hero>Hat da jemand geworfen?</hero>',
  ],
  answer: [
    '{hero_subj} ließ einen Kiesel in den Staub fallen. Da war ein Krater. Auf dem Mond bläst kein Wind und regnet kein Regen. Darum bleibt jede Beule, wie sie ist.',
  ],
  play: [
    {
      text: 'Das große Laken lag auf dem Teppich und war der Mond. Wer ihn betrat, ging sehr langsam, denn dort wiegt man fast nichts.',
      to: '9-12',
    },
    {
      text: 'Zwei Sofakissen waren das Raumschiff. Nach der Landung war das Wohnzimmer der Mond, und die Socken waren Mondstiefel.',
      to: '9-12',
    },
    {
      text: 'Vom Busbahnhof an hingen heute weiße Papierlampen in den Bäumen. {hero_subj} kam zu Fuß, die Hände in den Taschen, und sah nach oben.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Es roch nach Abendbrot. Der Mond war wieder ein Laken, und jemand legte es Kante auf Kante.',
      to: '9-12',
    },
    {
      text: 'Zum Essen mussten die Sofakissen zurück aufs Sofa. In den Ritzen war noch etwas Weltall.',
      to: '9-12',
    },
    {
      text: 'Die Papierlampen hingen noch bis zum Busbahnhof. Der echte Mond stand darüber und musste sich nicht anstrengen.',
      from: '13-17',
    },
  ],
};
