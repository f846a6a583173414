import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  title: ['Das Buch, das nicht schlafen wollte', '{hero} und die Büchermaus'],
  passage: [
    'Im Regal zu Hause fehlte ein Buch, und durch die Lücke schien Kerzenlicht. {hero} zog noch drei Bücher heraus. Dann passte {hero_er} hindurch.',
  ],
  arrive: [
    'Es roch nach Wachs und altem Papier. Hoch oben raschelte es, als blätterte jemand im Traum, und der Boden war weich wie ein Buchrücken.',
  ],
  image: ['Auf einer Leiter lag eine Brille. Sie war aufgeklappt und las allein weiter.'],
  meet: [
    'Auf einem Lexikon saß eine Büchermaus mit Schürze. <helper>Leise</helper>, flüsterte sie. <helper>Ich bin {helper}. Ich bringe die Bücher ins Bett. Bei B bin ich schon.</helper>',
  ],
  task: [
    '<helper>Ein Buch ist noch wach</helper>, flüsterte {helper}. <helper>Bis die Glocke schlägt, muss es im Regal sein. Es sitzt dort oben. Und die Leiter ist dagegen.</helper>',
  ],
  way: ['Sie schlichen an den Märchen vorbei und durch die Seefahrt hindurch. Bei den Kochbüchern roch es nach Zimt.'],
  obstacle: ['Die Leiter stand auf Rollen und wollte nicht stehen. Sobald man den Fuß hob, fuhr sie ein Stück weiter.'],
  stuck: ['Die Leiter fuhr bis ans Ende des Regals und kam erst dort zur Ruhe. Ein dickes Buch wachte auf und brummte.'],
  still: ['Die Flammen standen still. Ein Buch atmete im Schlaf, und die Seiten hoben sich ein wenig.'],
  open: ['Die Leiter blieb stehen. Das Buch kam von selbst herunter, Fach für Fach, und legte sich in die offenen Hände.'],
  gift: [
    '{helper} zog aus der Schürze ein Lesezeichen, rot und weich. <helper>Für die Stelle</helper>, flüsterte {helper}, <helper>an der du wiederkommen willst.</helper>',
  ],
  homeward: ['Eine Kerze nach der anderen machte das Auge zu. Durch die Lücke im Regal ging es heim.'],
  question: ['<hero>Warum riechen alte Bücher so gut?</hero>, fragte {hero}. <hero>Sind da Kekse drin?</hero>'],
  answer: [
    '{hero} roch an neuem Papier und an altem. Nur das alte duftete. Papier ist aus Holz, und mit den Jahren zerfällt es ganz langsam. Dabei steigt ein Duft auf, ein bisschen wie Vanille.',
  ],
};
