import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  passage: [
    'Bis zu Oma waren es vier Haltestellen und ein Gartentor, das quietschte. Am Quietschen hörte Oma, wer kam.',
    '{hero_subj} durfte klingeln, zweimal kurz und einmal lang. Das hieß bei Oma: Setz das Wasser auf.',
    'Der Bus hielt vor der Bäckerei, und von da roch man den Weg zu Oma. Am Zaun hing wie immer eine Tüte mit Äpfeln, für alle.',
    '{hero_subj} durfte vorgehen, denn {hero_er} wusste, welche Platte im Weg kippelte. Sie kippelte, und drinnen ging das Licht an.',
  ],
  arrive: [
    'Es roch nach Bohnerwachs und Marmelade. Die Treppe zählte jeden Schritt mit, und die Bank am Fenster war warm.',
    'Die Diele knackte zur Begrüßung. In der Küche summte jemand, und die Luft war warm und süß.',
    'Das Radio sang leise mit sich selbst. Es roch nach Bügelwäsche, und das Sofa pikste durch den Bezug.',
    'In der Diele war es kühl wie in einem Krug. Aus der Küche kam ein Klappern, dann ein Zischen, dann Vanille.',
    { text: 'Bei Oma roch es nach Marmelade. Tick, tack, machte die Uhr.', to: '3-5' },
    { text: 'Da war Omas Treppe. Sie knarrte bei jedem Schritt.', to: '3-5' },
  ],
  image: [
    'Auf der Fensterbank stand eine Kaffeekanne, aus der wuchs Schnittlauch.',
    'Auf der Anrichte stand ein Porzellanhase, dem fehlte seit immer ein Ohr.',
    'Neben dem Telefon lag ein Block, auf dem stand in Omas Schrift: Nicht vergessen. Sonst stand nichts darauf.',
    'Am Fenster hing ein Barometer, an das jeder im Vorbeigehen klopfte, und es blieb seit Jahren bei Schön.',
  ],
  meet: [
    {
      text: 'Auf der Matte lag der alte Hund und klopfte einmal mit dem Schwanz. <companion>{helper} sagt Guten Tag</companion>, erklärte {companion}. <companion>Zweimal Klopfen gibt es nur sonntags.</companion>',
      from: '6-8',
    },
    'Der alte Hund hob den Kopf von der Decke und ließ ihn wieder sinken. <companion>{helper} freut sich sehr</companion>, sagte {companion}. <companion>Mehr geht heute nicht.</companion>',
    'Unter dem Tisch lag der alte Hund und hatte den Kopf auf einem Schuh. <companion>{helper} sammelt Füße</companion>, sagte {companion}. <companion>Einen gibt er immer zurück.</companion>',
    'Der alte Hund kam bis zur Türmatte und setzte sich. <companion>Das ist {helper}, wenn er rennt</companion>, sagte {companion}.',
    {
      text: 'Klopf, machte der alte Hund mit dem Schwanz. <companion>{helper} sagt hallo</companion>, sagte {companion}.',
      to: '3-5',
    },
    {
      text: 'Der alte Hund hob ein Ohr. <companion>{helper} freut sich sehr</companion>, sagte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen durch die Stube, am Sofa mit den Fransen vorbei. {helper} stand auf, ging mit und legte sich wieder hin.',
    'Sie gingen durch den Flur, wo das Licht eine Schnur hatte. Jeder durfte einmal ziehen.',
    'Die Treppe hinauf hielt man sich am Seil, und auf jeder Stufe lag ein anderer Läufer.',
    'Durch die Waschküche ging es, an den Gläsern entlang. {helper} blieb bei jedem Teppich kurz liegen.',
  ],
  still: [
    'Oma strickte nebenan und fragte nichts. Nur die Nadeln sagten etwas, immer dasselbe.',
    'Eine Fliege ging über das Tischtuch, von einer Blume zur nächsten. Sonst war Ruhe.',
    'Die Wäsche hing an der Leine und bewegte sich nicht. Draußen legte sich eine Krähe ein Blatt zurecht.',
    'Oma war im Sessel kurz eingenickt. Die Brille passte auf die Zeitung auf.',
  ],
  gift: [
    {
      text: 'Oma nahm einen Zettel aus der Blechdose. Es war das Rezept, mit drei alten Flecken. <companion>Das gehört jetzt dir</companion>, sagte {companion} zu {hero}, und Oma nickte.',
      from: '6-8',
    },
    'Oma schrieb etwas ab, in runder Schrift, und {companion} brachte es {hero}. Es war das Rezept, und unten stand: reichlich.',
  ],
  homeward: [
    'Das Gartentor quietschte noch einmal. {helper} brachte sie bis zum Zaun, das war für einen alten Hund sehr weit.',
    'Oma stand am Tor, bis sie um die Ecke waren. Danach stand bestimmt noch der Hund da.',
    'In der Tüte am Zaun war noch ein Apfel. {hero_subj} nahm ihn für die Fahrt, und an der Bäckerei war er aufgegessen.',
    'Die Platte kippelte ein zweites Mal. Da ging drinnen das Licht aus, und man hörte Oma lachen.',
  ],
  question: [
    '<hero>Warum quietscht ein Gartentor?</hero>, fragte {hero_subj}. <hero>Und warum nur im Gehen und nicht im Stehen?</hero>',
  ],
  answer: [
    '{hero_subj} drehte das Tor ganz langsam. Es hakte, rutschte, hakte, rutschte, viele Male in einer Sekunde. So zittert auch eine Saite. Ein Tropfen Öl kam dazwischen, und es rutschte nur noch.',
  ],
};
