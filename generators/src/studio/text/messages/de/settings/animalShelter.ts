import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  title: ['Ein Name für den Schüchternen', '{hero} und die geschlossene Box'],
  passage: ['Die Straße hörte bei den Gärten auf, dann kam ein grüner Zaun. Dahinter bellte es in allen Tonlagen.'],
  arrive: ['Es roch nach Keksen und Decken. Ein Schwanz klopfte irgendwo gegen Holz, lange bevor man den Hund dazu sah.'],
  image: ['An der Wand hingen lauter Leinen, und unter jeder klebte ein Foto von jemandem, der abgeholt worden war.'],
  meet: [
    'Ein dreibeiniger Hund kam ihnen entgegen, schneller als die meisten mit vieren. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} zeigt allen das Haus. Auch denen, die hier arbeiten.</companion>',
  ],
  task: [
    '<companion>Da hinten ist einer, der hat noch keinen Namen</companion>, sagte {companion}. <companion>Um fünf läutet es, dann kommt das Schild an die Tür. Aber er sitzt ganz hinten in der Box.</companion>',
  ],
  way: ['Sie gingen an den Katzen vorbei, die alle zugleich nicht hersahen. {helper} hielt an jeder Tür und wartete.'],
  obstacle: ['Die Box war zu, und drinnen war es dunkel. Man sah nur zwei Augen, und dann sah man sie nicht mehr.'],
  stuck: ['In der Box scharrte es. Dann hörte man, wie jemand sich noch ein Stück kleiner machte.'],
  still: ['Das Bellen ließ nach, erst vorn, dann hinten. {helper} legte sich vor die Box und schnaufte.'],
  open: ['Die Box ging auf, von innen, mit der Nase. Und da wusste {hero} den Namen. {hero_er} sagte ihn leise, und ein Schwanz klopfte.'],
  gift: ['{helper} war in die Farbe getreten. Der Pfotenabdruck auf dem Papier war blau und noch feucht, und {companion} gab ihn {hero}.'],
  homeward: ['Hinter dem Zaun wurde es leise. Den Namen sagten sie unterwegs noch ein paarmal, damit er sich einlief.'],
  question: ['<hero>Warum wedelt ein Hund mit dem Schwanz?</hero>, fragte {hero}. <hero>Wird ihm davon nicht schwindlig?</hero>'],
  answer: [
    '{hero} sah lange zu und machte Striche. Bei Bekannten wedelte {helper} mehr nach rechts, bei Fremden mehr nach links und langsamer. Mit dem Schwanz redet ein Hund, und die anderen lesen es.',
  ],
};
