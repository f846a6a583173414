import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  title: ['Ein Name für den Schüchternen', '{hero} und die geschlossene Box'],
  passage: [
    'Die Straße hörte bei den Gärten auf, dann kam ein grüner Zaun. Dahinter bellte es in allen Tonlagen.',
    '{hero} und {companion} hatten alte Decken im Wagen, einen ganzen Turm. Der Turm durfte auf dem Schoß mitfahren.',
  ],
  arrive: [
    {
      text: 'Es roch nach Keksen und Decken. Ein Schwanz klopfte irgendwo gegen Holz, lange bevor man den Hund dazu sah.',
      from: '6-8',
    },
    'Krallen klickten auf den Fliesen. Es roch nach Seife und nassem Fell, und eine Klappe ging auf und zu.',
  ],
  image: [
    'An der Wand hingen lauter Leinen, und unter jeder klebte ein Foto von jemandem, der abgeholt worden war.',
    'Ein Kater saß im Büro auf dem Telefon und nahm keine Anrufe an.',
  ],
  meet: [
    {
      text: 'Ein dreibeiniger Hund kam ihnen entgegen, schneller als die meisten mit vieren. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} zeigt allen das Haus. Auch denen, die hier arbeiten.</companion>',
      from: '6-8',
    },
    'Auf drei Beinen kam ein Hund gehüpft und stellte sich auf den Schuh von {hero}. <companion>Das macht {helper} bei allen, die bleiben sollen</companion>, sagte {companion}.',
  ],
  task: [
    {
      text: '<companion>Da hinten ist einer, der hat noch keinen Namen</companion>, sagte {companion}. <companion>Um fünf läutet es, dann kommt das Schild an die Tür. Aber er sitzt ganz hinten in der Box.</companion>',
      from: '6-8',
    },
    '<companion>Einer hier hat keinen Namen</companion>, sagte {companion}. <companion>Vor dem Läuten schreiben sie die Schilder. Man müsste ihn ansehen, aber er sitzt in der Box.</companion>',
  ],
  way: [
    'Sie gingen an den Katzen vorbei, die alle zugleich nicht hersahen. {helper} hielt an jeder Tür und wartete.',
    '{helper} ging voraus, hopp, hopp, und blieb bei jeder Tür kurz stehen, um zu grüßen.',
  ],
  obstacle: [
    {
      text: 'Die Box war zu, und drinnen war es dunkel. Man sah nur zwei Augen, und dann sah man sie nicht mehr.',
      from: '6-8',
    },
    'Die letzte Box war geschlossen. Auf dem Boden davor lag ein Keks, den keiner geholt hatte.',
  ],
  stuck: [
    'In der Box scharrte es. Dann hörte man, wie jemand sich noch ein Stück kleiner machte.',
    'Ein Knurren kam heraus, ein sehr kleines. Es zitterte.',
  ],
  still: [
    'Das Bellen ließ nach, erst vorn, dann hinten. {helper} legte sich vor die Box und schnaufte.',
    'Eine Katze wusch sich. Man hörte die Zunge, so still war es.',
  ],
  open: [
    'Die Box ging auf, von innen, mit der Nase. Und da wusste {hero} den Namen. {hero_er} sagte ihn leise, und ein Schwanz klopfte.',
    {
      text: 'Jemand stupste von drinnen an die Box, und sie war offen. Er sah gar nicht aus wie ein Rex. Da fiel {hero} der Name ein, und er passte.',
      from: '6-8',
    },
  ],
  gift: [
    {
      text: '{helper} war in die Farbe getreten. Der Pfotenabdruck auf dem Papier war blau und noch feucht, und {companion} gab ihn {hero}.',
      from: '6-8',
    },
    'Zum Abschied stellte {helper} eine Pfote in den Stempel. Der Pfotenabdruck kam auf ein Blatt und das Blatt zu {hero}.',
  ],
  homeward: [
    'Hinter dem Zaun wurde es leise. Den Namen sagten sie unterwegs noch ein paarmal, damit er sich einlief.',
    'Der Schoß war leer, ohne die Decken. Dafür war er voller Haare.',
  ],
  question: [
    '<hero>Warum wedelt ein Hund mit dem Schwanz?</hero>, fragte {hero_subj}. <hero>Wird ihm davon nicht schwindlig?</hero>',
  ],
  answer: [
    '{hero_subj} sah lange zu und machte Striche. Bei Bekannten wedelte {helper} mehr nach rechts, bei Fremden mehr nach links und langsamer. Mit dem Schwanz redet ein Hund, und die anderen lesen es.',
  ],
};
