import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  passage: [
    'Die Straße hörte bei den Gärten auf, dann kam ein grüner Zaun. Dahinter bellte es in allen Tonlagen.',
    '{hero} und {companion} hatten alte Decken im Wagen, einen ganzen Turm. Der Turm durfte auf dem Schoß mitfahren.',
    'Man hörte das Tierheim drei Haltestellen zu früh. Der Busfahrer sagte: Ihr müsst da raus, wo es bellt.',
    '{hero} und {companion} hatten drei Gläser Erdnussbutter dabei, für die Hundekekse. Das Tor öffnete sich erst, als sie Guten Tag gesagt hatten.',
  ],
  arrive: [
    {
      text: 'Es roch nach Keksen und Decken. Ein Schwanz klopfte irgendwo gegen Holz, lange bevor man den Hund dazu sah.',
      from: '6-8',
    },
    'Krallen klickten auf den Fliesen. Es roch nach Seife und nassem Fell, und eine Klappe ging auf und zu.',
    'Es war laut und warm. Ein Gummiball hüpfte durch den Gang, und keiner lief ihm nach, weil alle Besuch hatten.',
    'Der Boden war noch feucht vom Wischen. Es roch nach Heu, nach Hund und ein wenig nach Leberwurst.',
    { text: 'Das war das Tierheim. Wau, rief es. Miau, rief es.', to: '3-5' },
    { text: 'Im Tierheim roch es nach Heu. Ein Schwanz klopfte.', to: '3-5' },
  ],
  image: [
    'An der Wand hingen lauter Leinen, und unter jeder klebte ein Foto von jemandem, der abgeholt worden war.',
    'Ein Kater saß im Büro auf dem Telefon und nahm keine Anrufe an.',
    'In einem Regal standen Näpfe, und auf jedem war ein anderer Name durchgestrichen. Das waren die, die abgeholt worden waren.',
    'Ein Meerschweinchen saß in einer Salatschüssel und aß sie von innen.',
  ],
  meet: [
    {
      text: 'Ein dreibeiniger Hund kam ihnen entgegen, schneller als die meisten mit vieren. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>{helper} zeigt allen das Haus. Auch denen, die hier arbeiten.</companion>',
      from: '6-8',
    },
    'Auf drei Beinen kam ein Hund gehüpft und stellte sich auf den Schuh von {hero}. <companion>Das macht {helper} bei allen, die bleiben sollen</companion>, sagte {companion}.',
    'Auf dem Flur lag ein Hund und stand auf, als hätte er keins von vier Beinen vergessen. Es waren drei. <companion>{helper}</companion>, sagte {companion}. <companion>{helper} hat die Schlüssel, sozusagen.</companion>',
    'Ein dreibeiniger Hund brachte {hero} einen Schuh. <companion>Der gehört der Pflegerin</companion>, sagte {companion}. <companion>{helper} bringt jedem einen. Das ist die Begrüßung.</companion>',
    {
      text: 'Ein Hund auf drei Beinen hüpfte heran. <companion>Das ist {helper}</companion>, sagte {companion}.',
      to: '3-5',
    },
    {
      text: 'Hopp, hopp, hopp, auf drei Beinen. <companion>{helper} mag dich</companion>, sagte {companion}. Der Hund wedelte.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen an den Katzen vorbei, die alle zugleich nicht hersahen. {helper} hielt an jeder Tür und wartete.',
    '{helper} ging voraus, hopp, hopp, und blieb bei jeder Tür kurz stehen, um zu grüßen.',
    'Sie gingen leise, mit den Händen in den Taschen. So mögen es die, die noch nicht wissen.',
    'Im Gang lagen gelbe Fußspuren für Besucher. {helper} lief auf den roten, die waren für Personal.',
  ],
  still: [
    'Das Bellen ließ nach, erst vorn, dann hinten. {helper} legte sich hin und schnaufte.',
    'Eine Katze wusch sich. Man hörte die Zunge, so still war es.',
    'Ein Kaninchen hörte auf zu kauen und hatte den Halm noch halb im Mund.',
    'Die Klappe pendelte aus. Danach war es so ruhig, dass man einen Hund träumen hörte.',
  ],
  gift: [
    {
      text: '{helper} war in die Farbe getreten. Der Pfotenabdruck auf dem Papier war blau und noch feucht, und {companion} gab ihn {hero}.',
      from: '6-8',
    },
    'Zum Abschied setzte {helper} eine Pfote aufs Stempelkissen. Der Pfotenabdruck kam auf ein Blatt und das Blatt zu {hero}.',
  ],
  homeward: [
    'Hinter dem Zaun wurde es leise. Nur eine Gans sagte noch etwas.',
    'Der Schoß war leer, ohne die Decken. Dafür war er voller Haare.',
    'Im Bus schnupperte ein Hund an ihren Hosen und wollte alles wissen. Er las von unten nach oben.',
    'Das Tor fiel zu, und drinnen bellte einer hinterher. Es klang nicht wie Beschwerde, mehr wie Tschüs.',
  ],
  question: [
    '<hero>Warum wedelt ein Hund mit dem Schwanz?</hero>, fragte {hero_subj}. <hero>Wird ihm davon nicht schwindlig?</hero>',
  ],
  answer: [
    '{hero_subj} sah lange zu und machte Striche. Bei Bekannten wedelte {helper} mehr nach rechts, bei Fremden mehr nach links und langsamer. Mit dem Schwanz redet ein Hund, und die anderen lesen es.',
  ],
};
