import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  title: ['Das Buch, das nicht schlafen wollte', '{hero} und die Büchermaus'],
  passage: [
    'Im Regal zu Hause fehlte ein Buch, und durch die Lücke schien Kerzenlicht. {hero_subj} zog noch drei Bücher heraus. Dann passte {hero_er} hindurch.',
    'Jemand hatte einen Leihschein unter der Tür durchgeschoben. Rückgabe: heute Nacht. Der Flur war auf einmal aus Büchern.',
  ],
  arrive: [
    {
      text: 'Es roch nach Wachs und altem Papier. Hoch oben raschelte es, als blätterte jemand im Traum, und der Boden war weich wie ein Buchrücken.',
      from: '6-8',
    },
    'Seiten flüsterten. Das Wachs war noch warm und roch süß, und die Schatten lasen über die Schulter mit.',
  ],
  image: [
    'Auf einer Leiter lag eine Brille. Sie war aufgeklappt und las allein weiter.',
    'Ein Atlas schnarchte, und bei jedem Schnarchen hob sich ein Gebirge.',
  ],
  meet: [
    {
      text: 'Auf einem Lexikon saß eine Büchermaus mit Schürze. <helper>Leise</helper>, flüsterte sie. <helper>Ich bin {helper}. Ich bringe die Bücher ins Bett. Bei B bin ich schon.</helper>',
      from: '6-8',
    },
    '<helper>Psst</helper>, machte eine Büchermaus und hob eine Laterne aus einem Fingerhut. <helper>{helper}, Nachtdienst. Hast du saubere Pfoten?</helper>',
  ],
  task: [
    {
      text: '<helper>Ein Buch ist noch wach</helper>, flüsterte {helper}. <helper>Bis die Glocke schlägt, muss es im Regal sein. Es sitzt dort oben. Und die Leiter ist dagegen.</helper>',
      from: '6-8',
    },
    '<helper>Da oben sitzt noch eins</helper>, flüsterte {helper}. <helper>Das Buch muss ins Fach, ehe es zwölf schlägt. Ich käme ja hinauf, wäre da nicht die Leiter.</helper>',
  ],
  way: [
    'Sie schlichen an den Märchen vorbei und durch die Seefahrt hindurch. Bei den Kochbüchern roch es nach Zimt.',
    'Sie gingen ganz am Rand, wo der Teppich am dicksten war.',
  ],
  obstacle: [
    {
      text: 'Die Leiter stand auf Rollen und wollte nicht stehen. Sobald man den Fuß hob, fuhr sie ein Stück weiter.',
      from: '6-8',
    },
    'Die Leiter rollte, wenn man sie ansah. Rollte man mit, rollte sie zurück.',
  ],
  stuck: [
    'Die Leiter fuhr bis ans Ende des Regals und kam erst dort zur Ruhe. Ein dickes Buch wachte auf und brummte.',
    'Die Leiter kam ins Fahren, und drei Gedichtbände fielen heraus und reimten sich.',
  ],
  still: [
    'Die Flammen standen still. Ein Buch atmete im Schlaf, und die Seiten hoben sich ein wenig.',
    'Eine Kerze knisterte. Sonst las hier jetzt jeder leise.',
  ],
  open: [
    {
      text: 'Die Leiter blieb stehen. Das Buch kam von selbst herunter, Fach für Fach, und legte sich in die offenen Hände.',
      from: '6-8',
    },
    'Die Leiter gab Ruhe. Oben klappte das Buch die Seiten zusammen und ließ sich nehmen wie ein müder Vogel.',
  ],
  gift: [
    {
      text: '{helper} zog aus der Schürze ein Lesezeichen, rot und weich. <helper>Für die Stelle</helper>, flüsterte {helper}, <helper>an der du wiederkommen willst.</helper>',
      from: '6-8',
    },
    '<helper>Nimm das</helper>, flüsterte {helper}. Es war ein Lesezeichen, am einen Ende etwas angeknabbert. <helper>Da war ich noch jung.</helper>',
  ],
  homeward: [
    'Eine Kerze nach der anderen machte das Auge zu. Durch die Lücke im Regal ging es heim.',
    'Die Bücher wurden wieder zu Flur. Ganz hinten machte jemand die Laterne aus.',
  ],
  question: [
    '<hero>Warum riechen alte Bücher so gut?</hero>, fragte {hero_subj}. <hero>Sind da Kekse drin?</hero>',
  ],
  answer: [
    '{hero_subj} roch an neuem Papier und an altem. Nur das alte duftete. Papier ist aus Holz, und mit den Jahren zerfällt es ganz langsam. Dabei steigt ein Duft auf, ein bisschen wie Vanille.',
  ],
};
