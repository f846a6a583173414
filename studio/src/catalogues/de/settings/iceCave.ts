import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  passage: [
    {
      text: 'Im Schneehaufen am Zaun war ein Loch, so rund wie ein Teller. {hero_subj} sah hinein, und am Ende leuchtete es blau.',
      to: '9-12',
    },
    {
      text: 'Der Eisblumenwald am Fenster war heute tiefer als sonst. {hero_subj} hauchte ein Loch hinein und ging hindurch.',
      to: '9-12',
    },
    {
      text: 'Der Weg zur Eishöhle war gestreut bis zum letzten Haus. Danach gingen sie in der Spur, die der Schlitten gelassen hatte.',
      from: '13-17',
    },
    {
      text: 'Der Eiswürfel im Glas hatte innen einen Gang, so fein wie ein Haar. {hero_subj} sah hinein, bis der Gang breit genug war.',
      to: '9-12',
    },
    {
      text: 'Am Schal hing eine Schneeflocke, die nicht schmolz. Sie zeigte mit einer Spitze hinter den Schuppen, und dort war es blau.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Der Atem blieb in der Luft hängen. Es roch nach gar nichts, so sauber, und ein Tropfen fiel und fiel und zählte die Zeit.',
      from: '6-8',
    },
    'Die Kälte biss ein bisschen in die Nase. Jeder Schritt klang wie ein Löffel am Glas.',
    'Es war so kalt, dass die Zähne es zuerst merkten. Weit drinnen klang etwas wie ein Xylophon.',
    'Unter den Sohlen knarrte es, bei jedem Schritt in einem anderen Ton. Der Schal roch auf einmal nach zu Hause.',
    { text: 'Das war die Eishöhle. Knirsch, knarr, knirsch, machten die Schuhe.', to: '3-5' },
    { text: 'In der Höhle war alles aus Eis. Tropf. Tropf.', to: '3-5' },
  ],
  image: [
    'In der Wand war ein Blatt eingefroren, grün, als wäre noch Sommer darin.',
    'An der Decke hingen Eiszapfen, der Größe nach, wie eine Orgel.',
    'Im Eis steckte eine Luftblase, und in der Luftblase war noch Sommer.',
    'Jemand hatte mit dem Finger ein Gesicht an die Wand gemalt. Es war schon sehr alt und lächelte immer noch.',
  ],
  meet: [
    {
      text: 'Weiß auf Weiß saß ein Polarfuchs da. Man sah nur die Nase. <helper>Hier drüben</helper>, sagte die Nase. <helper>Ich bin {helper}.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Nicht auf mich treten</helper>, sagte der Schnee. Es war ein Polarfuchs, und er hieß {helper}. <helper>Ich bin heute sehr gut getarnt.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Am Eingang stand {helper}, weiße Mütze, weißer Schal, weiße Brauen: der Polarfuchs. <helper>Hier drin sagt man nur, was man dreimal hören will</helper>, sagte {helper}.',
      from: '13-17',
    },
    {
      text: 'Ein Schneehaufen öffnete ein Auge, dann das zweite. <helper>Erwischt</helper>, sagte der Polarfuchs. <helper>Ich bin {helper}. Sonst findet mich nie einer, und dann wird es langweilig.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein Polarfuchs kam um die Ecke gerutscht, auf dem Bauch. <helper>Bremsen lerne ich nächsten Winter</helper>, sagte er. <helper>{helper}. Gehen wir?</helper>',
      to: '9-12',
    },
    {
      text: 'Im Schnee war eine Nase. <helper>Ich bin {helper}</helper>, sagte die Nase. Es war ein Polarfuchs.',
      to: '3-5',
    },
    {
      text: '<helper>Du hast mich gefunden</helper>, sagte ein Polarfuchs, weiß wie Schnee. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Das blaue Licht kam von nirgendwo und wurde heller. Sie gingen leise, denn jedes Wort kam dreimal zurück.',
    'Sie folgten dem Tropfen, der von weit her klang: plick, und nach fünf Schritten wieder plick.',
    'Sie gingen hintereinander, die Hand an der Wand. Die Wand war glatt wie ein Fisch, und darunter gluckste es.',
    {
      text: 'Der Fuchs ging voraus, und wo er aufhörte, fing seine Schwanzspitze an. Der gingen sie nach.',
      to: '9-12',
    },
  ],
  still: [
    'Ein Tropfen hing an der Decke und wartete auch.',
    'Der Atem von {hero} stand als weißes Wölkchen da und wusste nicht, wohin.',
    'Kein Eis knackte. Das Blau lag da wie zugedeckt.',
    'Ein Zapfen hatte einen Tropfen und behielt ihn.',
  ],
  gift: [
    {
      text: '{helper} fing einen Tropfen auf und hauchte ihn an, bis er fest war. <helper>Für die Reise</helper>, sagte {helper}. <helper>Behalte ihn in der kalten Hand.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Ein Tropfen</helper>, sagte {helper} und legte ihn {hero} auf den Handschuh. Er war rund und gefroren. <helper>Er hat schon alles gesehen.</helper>',
      to: '9-12',
    },
    {
      text: '{helper} löste einen gefrorenen Tropfen vom Geländer und legte ihn {hero} auf den Handschuh. <helper>Von vorgestern</helper>, sagte {helper}. <helper>Das nennt man hier neu.</helper>',
      from: '13-17',
    },
  ],
  homeward: [
    {
      text: 'Das Blau wurde weiß, und das Weiß wurde hell. Im Schneehaufen am Zaun war nur noch ein Loch für eine Maus.',
      to: '9-12',
    },
    { text: 'Ein Schritt durchs Glas, und es war warm. Am Fenster schmolz ein kleines Loch.', to: '9-12' },
    {
      text: 'Bis zum ersten Haus gingen sie in der eigenen Spur zurück. Dahinter war gestreut, und alle gingen auf einmal wieder wie immer.',
      from: '13-17',
    },
    {
      text: 'Der Gang wurde fein wie ein Haar. Dann klirrte der Eiswürfel, und das Glas war leer getrunken.',
      to: '9-12',
    },
    {
      text: 'Hinter dem Schuppen war wieder Schuppen. Die Schneeflocke am Schal war jetzt ein Tropfen.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum ist Eis manchmal blau?</hero>, fragte {hero_subj} und sah in den Eiswürfel. <hero>Der hier ist doch durchsichtig.</hero>',
  ],
  answer: [
    '{hero_subj} sah durch ein dünnes Stück Eis: klar. Dann durch ein dickes: blau. Ein langer Weg durchs Eis verschluckt vom Licht das Rot, und das Blau kommt durch.',
  ],
  play: [
    {
      text: 'Das weiße Laken hing über zwei Stühlen und war die Eishöhle. Drinnen redete man leise, damit keine Zapfen fielen.',
      to: '9-12',
    },
    {
      text: 'Alle Kissen mit hellem Bezug wurden Eis. Dazwischen blieb ein Gang, und an dessen Ende stand die Taschenlampe und war blau, wegen der Tüte.',
      to: '9-12',
    },
    {
      text: 'Der Weg zur Eishöhle war gestreut bis zum letzten Haus. Danach gingen sie in der Spur, die der Schlitten gelassen hatte.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Es roch nach Suppe. Da taute die Eishöhle, und übrig blieben zwei Stühle, die man zum Essen brauchte.',
      to: '9-12',
    },
    {
      text: 'Vor dem Abendbrot wurden aus dem Eis wieder Kissen. Eins war noch kalt, das hatte am Fenster gelegen.',
      to: '9-12',
    },
    {
      text: 'Bis zum ersten Haus gingen sie in der eigenen Spur zurück. Dahinter war gestreut, und alle gingen auf einmal wieder wie immer.',
      from: '13-17',
    },
  ],
};
