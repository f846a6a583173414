import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  passage: [
    {
      text: 'Die Gasse ging bergab, immer an einer großen Hand entlang. Nach den letzten Stufen hörte das Land auf und gluckste.',
      to: '9-12',
    },
    {
      text: 'Der Wind hatte eine Mütze gebracht, eine kleine blaue mit Anker. {hero_subj} trug sie dorthin, wo sie hingehörte, immer bergab.',
      to: '9-12',
    },
    {
      text: 'Am Kai standen schon die Bänke. {hero_subj} nahm den Weg hinter den Netzen, wo einen keiner fragt, ob man mit anfasst.',
      from: '13-17',
    },
    {
      text: 'Im Waschbecken lag ein Papierschiff, und das Wasser lief bergab, durch den Flur, durch die Nacht. {hero_subj} ging nebenher, in Hausschuhen.',
      to: '9-12',
    },
    {
      text: 'Die Bettdecke schaukelte ein bisschen. Dann roch sie nach Salz, und an ihrem Rand standen Lampen.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es roch nach Teer und Fisch. Die Boote nickten, ein Tau knarrte, und das Wasser klopfte an die Mauer, leise, wie zum Scherz.',
      from: '6-8',
    },
    'Ketten klirrten leise. Es war feucht und roch nach Salz und Holz, und die Planken wippten.',
    'Nasse Seile rochen nach Gras. Das Wasser schmatzte an die Steine, immer dieselben zwei Töne.',
    'Die Luft war kühl auf den Augenlidern. Von weit draußen kam ein Tuten und war schon fast im Bett.',
    { text: 'Das war der Hafen. Platsch, machte das Wasser. Platsch.', to: '3-5' },
    { text: 'Im Hafen nickten die Boote. Ein Tau knarrte.', to: '3-5' },
  ],
  image: [
    'Jede Lampe stand zweimal da, einmal auf der Mole und einmal kopfüber im Wasser.',
    'Eine Möwe schlief auf einem Bein und hatte den Fahrplan unter dem Flügel.',
    'Auf einem Deck stand ein Paar Stiefel, mit den Spitzen zur Kajüte. Der Kapitän war also schon drin.',
    'Der Mond hatte einen Weg aufs Wasser gelegt. Eine Ente ging darauf spazieren.',
  ],
  meet: [
    {
      text: 'Ein kleiner, dicker Schlepper lag am Steg. <helper>Nicht so laut</helper>, brummte er. <helper>Die Großen schlafen. Ich bin {helper}. Ich bringe sie ins Bett.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Guten Abend</helper>, brummte etwas Dickes im Wasser. Es war ein Schlepper mit einem karierten Fender um den Bauch. <helper>{helper}. Nachtschicht.</helper>',
      to: '9-12',
    },
    {
      text: 'Am Steg lag ein kleiner, dicker Schlepper, und aus seinem Lautsprecher kam {helper}. <helper>Nachtschicht</helper>, sagte {helper}. <helper>Ich sehe euch alle. Bitte nicht winken.</helper>',
      from: '13-17',
    },
    {
      text: '<helper>Ist der Letzte zugedeckt?</helper>, brummte es. Ein Schlepper schob seinen runden Bug aus dem Dunkel. <helper>Ich bin {helper}. Ich frage nur, weil ich gern fertig werde.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein Schlepper gähnte, und es kam eine kleine Wolke heraus. <helper>Entschuldigung</helper>, brummte er. <helper>Das ist ansteckend, von den Booten. {helper}.</helper>',
      to: '9-12',
    },
    {
      text: 'Tut, machte ein dicker Schlepper, ganz leise. <helper>Ich bin {helper}</helper>, brummte er.',
      to: '3-5',
    },
    {
      text: '<helper>Uaah</helper>, gähnte ein kleiner Schlepper. <helper>Guten Abend. Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    '{hero_subj} ging den Kai entlang, von Lampe zu Lampe, an der Mauerseite. {helper} tuckerte so leise nebenher, wie es mit Motor geht.',
    'Es ging im Schritt. Jede Boje bekam von {helper} ein leises Tut.',
    'Sie gingen an der Mauer entlang und sagten jedem Boot gute Nacht. Manche antworteten mit einem Knarren.',
    '{helper} schob sich neben ihnen durchs Wasser, so sacht, dass die Lampen nicht zerbrachen.',
  ],
  still: [
    'Das Wasser klopfte nicht mehr. Alle Lampen standen still, die oberen und die unteren.',
    'Die Wellen waren so klein, dass sie kein Geräusch mehr machten.',
    'Ein Tau hörte auf zu knarren, mitten im Wort.',
    'Die Flut war oben und blieb einen Atemzug lang dort stehen.',
  ],
  gift: [
    {
      text: '{helper} stupste etwas an den Rand, das auf dem Wasser tanzte. Es war ein Korken. <helper>Der geht nie unter</helper>, brummte {helper}. <helper>Nimm ihn mit ins Bett.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{helper} hustete, und ein Korken flog aus dem Schornstein, {hero} genau in die Hand. <helper>Der war schon lange fällig</helper>, brummte {helper}.',
      to: '9-12',
    },
    {
      text: 'Vom Schlepper flog etwas herüber, {hero} genau in die Hand. Es war ein Korken. <helper>Der war schon lange fällig</helper>, sagte {helper}.',
      from: '13-17',
    },
  ],
  homeward: [
    { text: 'Die Gasse ging bergauf, an derselben großen Hand. Unten nickte jedes Boot einmal.', to: '9-12' },
    { text: 'Der Wind kam mit bis zur Tür. Ein Boot nach dem anderen hörte auf zu nicken.', to: '9-12' },
    {
      text: 'Hinter den Netzen ging es heim. Die Bänke standen noch, und auf einer saß jemand, der nirgends hinmusste.',
      from: '13-17',
    },
    { text: 'Das Papierschiff fuhr voraus, den Flur hinauf. Im Waschbecken legte es an.', to: '9-12' },
    {
      text: 'Die Lampen gingen eine nach der anderen unter. Was übrig blieb, war eine Bettdecke, die kaum noch schaukelte.',
      to: '9-12',
    },
  ],
  question: ['<hero>Wie kann ein kleiner Schlepper ein großes Schiff ziehen?</hero>, fragte {hero_subj}.'],
  answer: [
    '{hero_subj} zog mit einem Finger an der Leine eines Bootes. Erst geschah nichts, dann glitt es. Im Wasser bremst kaum etwas. Man muss nur lange genug ziehen und nicht ruckeln.',
  ],
  play: [
    {
      text: 'Der Flur war der Hafen. Am Schuhregal lagen sieben Hausschuhe vor Anker, und einer davon war ein Schlepper.',
      to: '9-12',
    },
    {
      text: 'Die blaue Decke war das Wasser, die Bettkante der Kai. Ein Kissen tutete sehr leise, das war {helper}.',
      to: '9-12',
    },
    {
      text: 'Am Kai standen schon die Bänke. {hero_subj} nahm den Weg hinter den Netzen, wo einen keiner fragt, ob man mit anfasst.',
      from: '13-17',
    },
  ],
  unplay: [
    { text: 'Es gab Abendbrot. Die Hausschuhe liefen aus dem Hafen aus, immer zwei und zwei.', to: '9-12' },
    {
      text: 'Das Wasser wurde glatt gezogen und war wieder eine Decke. Der Kai blieb, wo er war, denn da schlief man.',
      to: '9-12',
    },
    {
      text: 'Hinter den Netzen ging es heim. Die Bänke standen noch, und auf einer saß jemand, der nirgends hinmusste.',
      from: '13-17',
    },
  ],
};
