import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  title: ['{hero} und die Biegung im Fluss', 'Das Rad, das wieder wollte'],
  passage: [
    'Am Steg lag ein Floß aus sieben Stämmen. {companion} hielt die Stange, {hero} das Butterbrot, und dann war der Steg schon weit weg.',
    'Zwei Fässer, eine Tür, ein Seil: Das Floß war fertig, ehe jemand Nein sagen konnte. Die Strömung sagte Ja.',
  ],
  arrive: [
    {
      text: 'Die Knöchel wurden kalt. Vom Ufer roch es nach Minze, und unter dem Holz gluckste es, als erzählte der Fluss sich einen Witz.',
      from: '6-8',
    },
    'Es roch nach nassem Holz und Minze. Das Wasser kitzelte durch die Ritzen, und eine Libelle knisterte vorbei.',
  ],
  image: [
    'Auf einem Pfahl im Wasser saß ein Reiher und hatte ein Bein verlegt.',
    'Unter einer Weide trocknete jemand Strümpfe. Es waren acht, und alle für kleine Füße.',
  ],
  meet: [
    {
      text: 'Neben dem Floß tauchte ein Otter auf und legte einen Stein auf die Kante. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Den Stein müssen wir behalten. Sonst ist {helper} beleidigt.</companion>',
      from: '6-8',
    },
    'Ein Otter kam an Bord, schüttelte sich und ging auf der anderen Seite wieder hinunter. <companion>Das war {helper}</companion>, sagte {companion} und wischte sich das Gesicht ab.',
  ],
  task: [
    {
      text: '<companion>Das Mühlrad steht seit gestern</companion>, sagte {companion}. <companion>Am Abend braucht der Müller Mehl. Wir müssen hin und nachsehen. Vorher kommt aber der Biberdamm.</companion>',
      from: '6-8',
    },
    '<companion>Hörst du das</companion>, sagte {companion}. <companion>Nichts. Das Mühlrad klappert nicht. Vor dem Dunkeln muss es laufen. Und da vorn ist noch der Biberdamm.</companion>',
  ],
  way: [
    'Der Fluss machte Bögen, als suche er etwas. Hinter jeder Biegung lag noch eine.',
    '{helper} schwamm voraus. Wo {helper} untertauchte, war es tief, und dort fuhren sie lang.',
  ],
  obstacle: [
    'Quer über den Fluss lag der Biberdamm, aus Ästen und Schlamm, und kein Zweig davon war zufällig.',
    'Dann stieß das Floß an. Der Biberdamm ging von einem Ufer zum anderen, und ein Biber sah heraus.',
  ],
  stuck: [
    'Das Floß drehte sich im Kreis, einmal, zweimal. Der Damm rührte sich nicht, er war ja fertig.',
    'Das Floß legte sich quer. Der Biber holte noch einen Ast und stopfte ihn ins letzte Loch.',
  ],
  still: [
    'Das Wasser stand glatt vor dem Damm. Ein Blatt fuhr darauf spazieren und kam nicht weit.',
    'Der Fluss dachte nach. Auf dem Damm saß der Biber und dachte mit.',
  ],
  open: [
    'Das Floß glitt vorbei, und der Damm blieb heil. Hinter der Biegung war das Mühlrad. Es knarrte, zögerte und drehte sich.',
    {
      text: 'Ein Stück weiter ging es um den Damm herum, und keinem fehlte ein Ast. Das Mühlrad bekam Wasser und fing an zu klappern.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: '{helper} brachte ein Stück Treibholz und legte es {hero} vor die Füße. Es sah aus wie ein Fisch, der lacht.',
      from: '6-8',
    },
    '{companion} fischte ein Stück Treibholz heraus. <companion>Es kommt von ganz oben</companion>, sagte {companion}. <companion>Ab jetzt wohnt es bei dir.</companion>',
  ],
  homeward: [
    'Sie gingen am Ufer zurück, die Schuhe in der Hand. {helper} schwamm ein Stück mit und sah dann woandershin.',
    'Barfuß ging es durchs Gras. Hinter ihnen klapperte das Rad, als hätte es nie etwas anderes getan.',
  ],
  question: [
    '<hero>Warum baut der Biber einen Damm?</hero>, fragte {hero_subj}. <hero>Das Wasser kommt ja doch von oben nach.</hero>',
  ],
  answer: [
    '{hero_subj} steckte einen Stock ins Wasser, erst vor dem Damm, dann dahinter. Davor war es tief. So liegt die Tür zur Biberburg immer unter Wasser, und keiner kommt hinein.',
  ],
};
