import type { SettingMessages } from '../../schema.ts';

export const underwaterCavern: SettingMessages = {
  passage: [
    {
      text: 'Im Wasserglas auf dem Nachttisch hing ein Tropfen Licht. {hero_subj} sah hinein, bis das Zimmer ringsum grün wurde und zu schaukeln anfing.',
      to: '9-12',
    },
    {
      text: 'Vor der Tür war eine Pfütze, und darin war heute ein anderer Himmel. {hero_subj} steckte einen Zeh hinein, und die Pfütze zog ein wenig.',
      to: '9-12',
    },
    {
      text: 'Der Eingang lag hinten, zwischen den Fahrrädern und der Lüftung. {hero_subj} hatte heute einen Schlüssel am Band und brauchte drei Versuche.',
      from: '13-17',
    },
    {
      text: 'Die Schneekugel vom Regal war warm. {hero_subj} schüttelte sie, und der Schnee stieg nach oben, in Blasen, ringsherum.',
      to: '9-12',
    },
    {
      text: 'Das Aquarium beim Zahnarzt hatte ganz hinten einen dunklen Bogen. {hero_subj} sah so lange hin, bis die Stühle zu schaukeln anfingen.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Die Töne kamen von überall zugleich. Das Wasser trug einen, es schmeckte nach Salz, und der Sand leuchtete bei jedem Schritt.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Alles klang wie durch eine Decke. Das Wasser war kühl und seidig, und etwas blubberte aus der Wand.',
      to: '9-12',
    },
    {
      text: 'Alles klang wie durch eine Decke. Es roch nach Chlor und nassem Neopren, und eine Pumpe ging im Takt.',
      from: '13-17',
    },
    {
      text: 'Die Ohren wurden weich, und jeder Schritt kam erst nach einer Weile an. Es schmeckte nach Salz und ein bisschen nach Zitrone.',
      to: '9-12',
    },
    { text: 'Wasser strich über die Arme wie ein Kleid. Von der Decke tropfte es, nach oben.', to: '9-12' },
    { text: 'Tief unten war die Höhle. Blubb, sagte sie zur Begrüßung.', to: '3-5' },
    { text: 'Das war die Höhle im Meer. Der Sand leuchtete bei jedem Schritt.', to: '3-5' },
  ],
  image: [
    { text: 'Eine Schnecke hatte einen Fingerhut als Haus. Er stand ihr gut.', to: '9-12' },
    { text: 'Ein Fisch schlief in einer Flasche und hatte ein Blatt als Tür.', to: '9-12' },
    {
      text: 'In einer Flasche auf dem Fensterbrett stand ein Schiff, dem noch der Mast fehlte.',
      from: '13-17',
    },
    { text: 'An der Wand saß ein Seestern und passte genau in sein eigenes Muster.', to: '9-12' },
    {
      text: 'Eine Reihe Krabben ging vorbei, jede mit einem Steinchen, und die letzte mit gar nichts.',
      to: '9-12',
    },
  ],
  meet: [
    {
      text: 'In der Ecke saß ein Krake und gab {hero} die Hand. Dann noch eine, und noch sechs. <helper>{helper}</helper>, sagte er. <helper>Es freut mich achtmal.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Moment, ich räume nur schnell auf</helper>, sagte ein Krake und tat acht Sachen zugleich. <helper>Fertig. {helper} ist mein Name.</helper>',
      to: '9-12',
    },
    {
      text: '{helper} trug vier Kabel, zwei Lampen, eine Leiter und einen Becher und hieß seit Jahren der Krake. <helper>Freut mich achtmal</helper>, sagte {helper}. <helper>Nimm mir was ab.</helper>',
      from: '13-17',
    },
    {
      text: 'Ein Krake versuchte, sich die Nase zu kratzen, und war sich nicht einig, womit. <helper>Gleich</helper>, sagte er. <helper>So. {helper}. Nett, dich achtmal kennenzulernen.</helper>',
      to: '9-12',
    },
    {
      text: '<helper>Ich war eben noch ein Stein</helper>, sagte ein Stein und wurde rosa. Es war ein Krake. <helper>{helper}. Überrascht? Ich auch.</helper>',
      to: '9-12',
    },
    {
      text: 'Ein Krake gab acht Hände auf einmal. <helper>Ich bin {helper}</helper>, blubberte er.',
      to: '3-5',
    },
    {
      text: 'Blubb, machte es. Es war ein Krake. <helper>{helper} heiße ich</helper>, sagte er. <helper>Achtmal guten Tag.</helper>',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'Sie gingen in großen, langsamen Sprüngen. Bei jedem Sprung stieg der Sand auf und setzte sich erst, wenn sie weg waren.',
      to: '9-12',
    },
    {
      text: '{helper} schwamm rückwärts voran und entschuldigte sich bei allem, woran er stieß.',
      to: '9-12',
    },
    {
      text: 'Sie gingen den dunklen Gang entlang. In jeder Scheibe ging jemand mit, der ihnen ähnlich sah.',
      from: '13-17',
    },
    {
      text: 'Der Krake ging an der Decke, sie gingen am Boden. In der Mitte trafen sich die Blasen.',
      to: '9-12',
    },
    { text: 'Sie folgten der Reihe Laternenfische. Wenn einer nieste, war es kurz dunkel.', to: '9-12' },
  ],
  still: [
    {
      text: 'Der leuchtende Sand ging aus, Korn um Korn. Man hörte nur noch, wie das Wasser dachte.',
      to: '9-12',
    },
    { text: 'Ein Seestern hatte einen Arm gehoben und ließ ihn so.', to: '9-12' },
    {
      text: 'Die Pumpe setzte aus. Für einen Moment hörte man nur Wasser, das nichts vorhatte.',
      from: '13-17',
    },
    { text: 'Die Blasen blieben stehen, wo sie gerade waren.', to: '9-12' },
    { text: 'Eine Muschel ging zu, ohne das kleinste Klapp.', to: '9-12' },
  ],
  gift: [
    {
      text: '{helper} legte {hero} ein Stück Meerglas in die Hand, grün und rund. <helper>Das war einmal eine Scherbe</helper>, sagte {helper}. <helper>Das Meer hatte Zeit.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '{helper} hielt {hero} acht Arme hin, und in einem lag ein Stück Meerglas. <helper>Du darfst nur einmal raten</helper>, sagte {helper}.',
      to: '9-12',
    },
    {
      text: '{helper} fischte ein Stück Meerglas aus der Hosentasche, zwischen lauter Schrauben hervor, und gab es {hero}. <helper>War mal eine Scherbe</helper>, sagte {helper}.',
      from: '13-17',
    },
  ],
  homeward: [
    {
      text: 'Das Grün wurde heller und war wieder ein Zimmer. Im Wasserglas stieg eine letzte Blase auf.',
      to: '9-12',
    },
    {
      text: 'Sie stiegen auf, langsam, damit die Ohren mitkamen. Oben war eine Pfütze und ein Himmel darin.',
      to: '9-12',
    },
    {
      text: 'Zwischen den Fahrrädern und der Lüftung brannte die kleine Lampe. {hero_subj} schloss ab, beim ersten Versuch.',
      from: '13-17',
    },
    {
      text: 'Die Blasen wurden wieder Schnee. Die Kugel stand auf dem Regal und kühlte langsam ab.',
      to: '9-12',
    },
    {
      text: 'Die Stühle hörten auf zu schaukeln. Hinter dem dunklen Bogen winkte noch etwas, mit mehr als zwei Armen.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum sind Scherben vom Strand nicht scharf?</hero>, fragte {hero_subj} und legte die grüne auf den Tisch.',
  ],
  answer: [
    '{hero_subj} schüttelte Sand und ein Stück Kreide in einem Glas, hundertmal. Die Ecken waren weg. So macht es das Meer, nur dass es viel länger schüttelt.',
  ],
  play: [
    {
      text: 'Die dunkelblaue Decke hing über dem Tisch, und darunter war die Höhle. Man atmete dort in Blasen, das macht man mit den Backen.',
      to: '9-12',
    },
    {
      text: 'Im Flur war heute Meer. Acht lange Socken an einer Mütze, das war ein Krake, und er gab jedem die Hand.',
      to: '9-12',
    },
    {
      text: 'Der Eingang lag hinten, zwischen den Fahrrädern und der Lüftung. {hero_subj} hatte heute einen Schlüssel am Band und brauchte drei Versuche.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Unter dem Tisch tauchten Füße auf, und es roch nach Suppe. Da war die Höhle wieder ein Esszimmer.',
      to: '9-12',
    },
    {
      text: 'Zum Essen brauchte der Krake seine Arme nicht mehr. Es wurden vier Paar Socken daraus, und eins passte.',
      to: '9-12',
    },
    {
      text: 'Zwischen den Fahrrädern und der Lüftung brannte die kleine Lampe. {hero_subj} schloss ab, beim ersten Versuch.',
      from: '13-17',
    },
  ],
};
