import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  passage: [
    {
      text: 'Am Steg lag ein Floß aus sieben Stämmen. {companion} hielt die Leine, {hero} das Butterbrot, und ein Erwachsener die Stange. Dann war der Steg schon weit weg.',
      to: '9-12',
    },
    {
      text: 'Zwei Fässer, eine Tür, ein Seil: Das Floß war fertig. Die Schwimmwesten saßen, und die Strömung sagte Ja.',
      to: '9-12',
    },
    {
      text: 'Der Radweg lief am Fluss entlang bis zur Brücke. {hero} und {companion} fuhren nebeneinander und hielten nur an der Schleuse.',
      from: '13-17',
    },
    {
      text: 'Drei Strohballen, zwei Bretter, ein Erwachsener mit einer langen Stange: Das war ein Floß. Als letztes kam der Proviant an Bord, und dann {hero} und {companion}.',
      to: '9-12',
    },
    {
      text: 'Das Seil am Ufer wurde kürzer und kürzer, dann war es ab. Alle hatten Westen an, und das Floß drehte sich zum Abschied einmal um sich selbst.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Die Knöchel wurden kalt. Vom Ufer roch es nach Minze, und unter dem Holz gluckste es, als erzählte der Fluss sich einen Witz.',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Es roch nach nassem Holz und Minze. Das Wasser kitzelte durch die Ritzen, und eine Libelle knisterte vorbei.',
      to: '9-12',
    },
    {
      text: 'Es roch nach nassem Holz und Minze. Unter der Brücke schmatzte der Fluss an den Pfeilern.',
      from: '13-17',
    },
    {
      text: 'Das Wasser gluckste durch die Ritzen. Es roch nach Schlamm und Sommer, und eine Mücke sang dicht am Ohr.',
      to: '9-12',
    },
    { text: 'Die Bretter waren warm und die Zehen kalt. Ein Vogel rief immer dieselbe Frage.', to: '9-12' },
    { text: 'Das war das Floß. Gluck, gluck, machte der Fluss darunter.', to: '3-5' },
    { text: 'Auf dem Floß war das Holz warm. Die Zehen waren nass.', to: '3-5' },
  ],
  image: [
    'Auf einem Pfahl im Wasser saß ein Reiher und hatte ein Bein verlegt.',
    'Unter einer Weide trocknete jemand Strümpfe. Es waren acht, und alle für kleine Füße.',
    'Mitten im Fluss stand eine Kuh und tat, als wäre sie eine Insel.',
    'Ein Ast schwamm neben ihnen her. Auf ihm saß ein Frosch und reiste.',
  ],
  meet: [
    {
      text: 'Neben dem Floß tauchte ein Otter auf und legte einen Stein auf die Kante. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Den Stein müssen wir behalten. Sonst ist {helper} beleidigt.</companion>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: 'Ein Otter kam an Bord, schüttelte sich und ging auf der anderen Seite wieder hinunter. <companion>Das war {helper}</companion>, sagte {companion} und wischte sich das Gesicht ab.',
      to: '9-12',
    },
    {
      text: 'Am Ufer lag ein Otter auf dem Rücken und knackte etwas. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Kommt zu jeder Besprechung und beschließt nie etwas.</companion>',
      from: '13-17',
    },
    {
      text: 'Ein Otter trieb auf dem Rücken vorbei, die Pfoten auf dem Bauch gefaltet. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Von oben sieht man, ob {helper} schon gegessen hat.</companion>',
      to: '9-12',
    },
    {
      text: 'Das Floß wackelte. Am Rand hingen zwei Pfoten, dann ein nasser Kopf. <companion>{helper} will nur gucken</companion>, sagte {companion}. Der Otter guckte sehr lange.',
      to: '9-12',
    },
    {
      text: 'Ein nasser Kopf, zwei nasse Pfoten. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Ein Otter.</companion>',
      to: '3-5',
    },
    {
      text: 'Platsch, da kam ein Otter an Bord. <companion>Hallo, {helper}</companion>, sagte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    { text: 'Der Fluss machte Bögen, als suche er etwas. Hinter jeder Biegung lag noch eine.', to: '9-12' },
    { text: '{helper} schwamm ein Stück voraus und sah sich um, ob alle mitkamen.', to: '9-12' },
    {
      text: 'Sie gingen am Ufer entlang, jeder auf einer Spur aus plattem Gras. {helper} schwamm ein Stück mit.',
      from: '13-17',
    },
    {
      text: 'Sie trieben dicht am Ufer entlang und mussten die Köpfe einziehen, weil die Weiden so tief hingen.',
      to: '9-12',
    },
    {
      text: 'Wo der Fluss flach war, stiegen alle aus und gingen nebenher. Das Floß kam an der Leine mit wie ein Hund.',
      to: '9-12',
    },
  ],
  still: [
    'Das Wasser stand einen Augenblick glatt. Ein Blatt fuhr darauf spazieren und kam nicht weit.',
    'Der Fluss dachte nach. Am Ufer saß ein Frosch und dachte mit.',
    'Eine Libelle setzte sich auf die Stange. Solange sie saß, paddelte keiner.',
    'Das Schilf hörte auf zu reden. Man hörte einen Fisch, der Luft holte, oder so etwas Ähnliches.',
  ],
  gift: [
    {
      text: '{helper} brachte ein Stück Treibholz und legte es {hero} vor die Füße. Es sah aus wie ein Fisch, der lacht.',
      from: '6-8',
    },
    '{companion} fischte ein Stück Treibholz heraus. <companion>Es kommt von ganz oben</companion>, sagte {companion}. <companion>Ab jetzt wohnt es bei dir.</companion>',
  ],
  homeward: [
    {
      text: 'Sie gingen am Ufer zurück, die Schuhe in der Hand. {helper} schwamm ein Stück mit und sah dann woandershin.',
      to: '9-12',
    },
    {
      text: 'Barfuß ging es durchs Gras. Hinter ihnen gluckste der Fluss, als hätte er nie etwas anderes getan.',
      to: '9-12',
    },
    {
      text: 'Neben dem Radweg lief der Fluss in die andere Richtung. An der Schleuse hielten sie noch einmal, ohne Grund.',
      from: '13-17',
    },
    {
      text: 'Am Ufer wurden die Strohballen zum Trocknen aufgestellt. Sie sahen auf einmal sehr gewöhnlich aus, und der Proviant war weg.',
      to: '9-12',
    },
    {
      text: 'Ein Seil flog, eine Hand fing es, und das Floß lag wieder fest. Die Beine schaukelten noch den ganzen Heimweg.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum baut der Biber einen Damm?</hero>, fragte {hero_subj}. <hero>Das Wasser kommt ja doch von oben nach.</hero>',
  ],
  answer: [
    '{hero_subj} steckte einen Stock ins Wasser, erst vor dem Damm, dann dahinter. Davor war es tief. So liegt die Tür zur Biberburg immer unter Wasser, und keiner kommt hinein.',
  ],
};
