import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  passage: [
    {
      text: 'Auf der Rückseite vom Stadtplan war ein Tal, das auf der Vorderseite fehlte. {hero_subj} faltete den Plan um, und die Straße bog mit ab.',
      to: '9-12',
    },
    {
      text: 'Hinter dem Zirkusplakat an der Mauer zog es. {hero_subj} hob eine Ecke an, und dahinter war Abendlicht.',
      to: '9-12',
    },
    {
      text: 'Die Straße ins Tal war heute für Autos gesperrt. {hero_subj} ging in der Mitte, weil man das sonst nie darf.',
      from: '13-17',
    },
    {
      text: 'Der Knopf am Mantel war heute silbern, und wenn man ihn drehte, ging eine Tür auf. Sie war im Zaun, zwischen zwei Latten.',
      to: '9-12',
    },
    {
      text: 'Hinter dem Wäscheständer hörte der Garten nicht auf. {hero_subj} schob ein Laken beiseite, und da war ein Tal.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es roch nach Klee. Ein Atem wie warme Milch strich vorbei, und ganz nah riss jemand Gras ab, ganz gemütlich.',
      from: '6-8',
    },
    'Gras streifte die Knie, weich und feucht. Hufe klopften auf Erde, und es duftete nach Äpfeln.',
    'Es klang wie Löffel in Gläsern, weit weg, das waren Hufe. Die Luft war mild und roch nach Birnen.',
    'Das Gras war kurz gefressen und weich wie ein Teppich. Ein warmer Wind kam, und er schnaubte ein wenig.',
    { text: 'Das war das Einhorntal. Rupf, machte es im Klee. Rupf.', to: '3-5' },
    { text: 'Hier wohnten Einhörner. Es roch nach Klee und warmer Milch.', to: '3-5' },
  ],
  image: [
    { text: 'In den Hufspuren am Weg stand Licht, so wie anderswo Regen.', to: '9-12' },
    { text: 'An einem Zweig hing ein Eimer, und daraus trank ein Schmetterling.', to: '9-12' },
    {
      text: 'Am Haltestellenschild hatte jemand dem Bus ein Horn gemalt, mit Kugelschreiber und sehr sorgfältig.',
      from: '13-17',
    },
    {
      text: 'Auf einer Wiese lagen Äpfel in einer Reihe, und jeder hatte in der Mitte ein rundes Loch.',
      to: '9-12',
    },
    { text: 'Ein Bach floss durchs Tal, und wo ein Huf gewesen war, floss er heller.', to: '9-12' },
  ],
  meet: [
    {
      text: 'Ein junges Einhorn versuchte, sich einen Apfel vom Horn zu schütteln. <helper>Sag nichts</helper>, sagte es. <helper>Ich bin {helper}, und der Apfel ist Absicht.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Nicht am Horn ziehen</helper>, sagte ein junges Einhorn. <helper>Alle ziehen am Horn. Ich bin {helper}. Du darfst die Nase streicheln.</helper>',
      to: '9-12',
    },
    {
      text: 'Das junge Einhorn war {helper} mit einer Schultüte auf der Stirn. <helper>Es gab nur noch das oder hinten die Beine</helper>, sagte {helper}.',
      from: '13-17',
    },
    {
      text: 'Ein junges Einhorn steckte mit dem Horn in einem Heuballen. <helper>Kannst du mal ziehen?</helper>, fragte es. <helper>Danke. Ich bin {helper}. Das erzählst du keinem.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein junges Einhorn übte, würdig zu gehen. Beim fünften Schritt stolperte es. <helper>Vier waren es aber</helper>, sagte es. <helper>{helper}, guten Tag.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein kleines Einhorn hatte einen Apfel auf dem Horn. <helper>Absicht</helper>, sagte es. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Die Nase darfst du streicheln</helper>, sagte ein junges Einhorn. <helper>Ich heiße {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie gingen den leuchtenden Spuren nach. {helper} trat neben jede eine zweite, damit es mehr wurden.',
      to: '9-12',
    },
    {
      text: 'Sie trabten, dann gingen sie, dann trabten sie wieder. {helper} konnte noch nicht lange langsam.',
      to: '9-12',
    },
    {
      text: 'Sie gingen hintereinander den Hang entlang. {helper} stieß mit dem Horn an jeden zweiten Zweig.',
      from: '13-17',
    },
    {
      text: 'Sie gingen am Bach entlang, das Einhorn immer mit einem Huf im Wasser, weil es so schön leuchtete.',
      to: '9-12',
    },
    { text: 'Der Weg ging um jeden Apfelbaum einmal herum. Das Einhorn fand das ganz richtig.', to: '9-12' },
  ],
  still: [
    'Das Gras hörte auf zu rascheln. Ein Vogel saß da, der sang nicht, er hörte zu.',
    'Die Halme warfen lange, dünne Schatten, und die lagen ganz friedlich da.',
    'Ein Apfel fiel, und dann fiel keiner mehr.',
    {
      text: 'Das Licht in den Hufspuren stand still und spiegelte eine Mücke.',
      to: '9-12',
    },
  ],
  gift: [
    {
      text: '{helper} senkte den Kopf. Ein Silberhaar blieb an der Hand von {hero} hängen. <helper>Das ist nachgewachsen</helper>, sagte {helper}. <helper>Behalte es.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{helper} wälzte sich vor Freude im Gras. Ein Silberhaar blieb liegen, und {hero} durfte es behalten.',
      to: '9-12',
    },
    {
      text: '{helper} zupfte ein Silberhaar aus der Perücke und gab es {hero}. <helper>Es sind noch achthundert</helper>, sagte {helper}. <helper>Aber das war das erste.</helper>',
      from: '13-17',
    },
  ],
  homeward: [
    {
      text: 'Das Licht in den Hufspuren reichte genau bis zum Ende vom Tal. Dann kam die Straße, und es war die eigene.',
      to: '9-12',
    },
    { text: 'Hinter dem Plakat war wieder die Straße. Nur die Knie waren noch nass vom Gras.', to: '9-12' },
    {
      text: 'Die Straße war noch gesperrt. Sie gingen nebeneinander nach Hause, über die ganze Breite.',
      from: '13-17',
    },
    {
      text: 'Die Tür zwischen den Latten ging zu. Der Knopf war wieder aus Horn und etwas lose.',
      to: '9-12',
    },
    {
      text: 'Das Laken war inzwischen trocken. {hero_subj} schob es beiseite, und da war der Garten.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum kommt Wasser aus dem Berg?</hero>, fragte {hero_subj}. <hero>Wer hat es da hineingegossen?</hero>',
  ],
  answer: [
    '{hero_subj} füllte einen Topf mit Sand und Lehm und goss Wasser darauf. Durch den Sand lief es, am Lehm blieb es stehen und kam seitlich heraus. So macht es der Berg mit dem Regen.',
  ],
  play: [
    {
      text: 'Der Garten war das Tal, vom Apfelbaum bis zur Regentonne. Eine Papprolle vor der Stirn, und schon war man ein Einhorn.',
      to: '9-12',
    },
    {
      text: 'Die grüne Decke über dem Sessel war ein Tal mit Berg. Das Einhorn war ein Besen, und er war noch jung.',
      to: '9-12',
    },
    {
      text: 'Die Straße ins Tal war heute für Autos gesperrt. {hero_subj} ging in der Mitte, weil man das sonst nie darf.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Mit der Papprolle vor der Stirn kommt keiner durch die Küchentür. Also war es Abend, und es gab Kartoffeln.',
      to: '9-12',
    },
    {
      text: 'Vor dem Essen wurde der Berg zusammengelegt. Das Einhorn fegte noch die Krümel weg.',
      to: '9-12',
    },
    {
      text: 'Die Straße war noch gesperrt. Sie gingen nebeneinander nach Hause, über die ganze Breite.',
      from: '13-17',
    },
  ],
};
