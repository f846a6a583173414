import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  passage: [
    {
      text: 'Im Regal zu Hause fehlte ein Buch, und durch die Lücke schien Kerzenlicht. {hero_subj} zog noch drei Bücher heraus. Dann passte {hero_er} hindurch.',
      to: '9-12',
    },
    {
      text: 'Jemand hatte einen Leihschein unter der Tür durchgeschoben. Rückgabe: heute Nacht. Der Flur war auf einmal aus Büchern.',
      to: '9-12',
    },
    {
      text: 'Die Bibliothek hatte heute bis Mitternacht offen, und die Lampen blieben aus. An der Tür bekam {hero} eine Laterne in die Hand, mit Batterie.',
      from: '13-17',
    },
    {
      text: 'Das Bilderbuch war zu Ende, aber auf der letzten Seite war eine Tür gemalt. {hero_subj} drückte die Klinke, nur zum Spaß. Sie war kühl.',
      to: '9-12',
    },
    {
      text: 'Der Schatten vom Bücherstapel an der Wand hatte ein Licht im zweiten Stock. {hero_subj} ging die Treppe aus Schatten hinauf.',
      to: '9-12',
    },
  ],
  arrive: [
    {
      text: 'Es roch nach Wachs und altem Papier. Hoch oben raschelte es, als blätterte jemand im Traum, und der Boden war weich wie ein Buchrücken.',
      from: '6-8',
    },
    'Seiten flüsterten. Das Wachs war noch warm und roch süß, und die Schatten lasen über die Schulter mit.',
    'Die Luft schmeckte nach Staub und Honig. Weit hinten rollte ein Rad, und überall atmeten sehr leise die Seiten.',
    'Der Teppich verschluckte jeden Schritt. Es war warm wie unter einer Decke, unter der schon jemand gelesen hat.',
    { text: 'Das war die Bibliothek. Flüster, machten die Seiten. Flüster.', to: '3-5' },
    { text: 'Bei den Büchern brannten Kerzen. Es roch nach Wachs.', to: '3-5' },
  ],
  image: [
    { text: 'Auf einer Leiter lag eine Brille. Sie war aufgeklappt und las allein weiter.', to: '9-12' },
    { text: 'Ein Atlas schnarchte, und bei jedem Schnarchen hob sich ein Gebirge.', to: '9-12' },
    {
      text: 'Auf dem Wagen für Zurückgebrachtes lag ein Krimi. Als Lesezeichen steckte ein Kassenzettel darin: Milch, Brot, Kerzen.',
      from: '13-17',
    },
    {
      text: 'In einem Fach stand ein Buch mit dem Rücken nach innen. Es schämte sich wohl, weil es so dünn war.',
      to: '9-12',
    },
    { text: 'Ein Kochbuch träumte, und es roch nach Pfannkuchen.', to: '9-12' },
  ],
  meet: [
    {
      text: 'Auf einem Lexikon saß eine Büchermaus mit Schürze. <helper>Leise</helper>, flüsterte sie. <helper>Ich bin {helper}. Ich bringe die Bücher ins Bett. Bei B bin ich schon.</helper>',
      from: '6-8',
      to: '9-12',
    },
    {
      text: '<helper>Psst</helper>, machte eine Büchermaus und hob eine Laterne aus einem Fingerhut. <helper>{helper}, Nachtdienst. Saubere Pfoten?</helper>',
      to: '9-12',
    },
    {
      text: 'Hinter der Ausleihe saß {helper}, seit dreißig Jahren die Büchermaus, so stand es sogar auf dem Schild. <helper>Flüstern</helper>, flüsterte {helper}. <helper>Sonst muss ich wieder das Märchenzelt machen.</helper>',
      from: '13-17',
    },
    {
      text: 'Auf dem Rand der Leselampe balancierte eine Büchermaus und knipste. <helper>Das war A bis F</helper>, flüsterte sie. <helper>Ich bin {helper}. Wer bist du, und unter welchem Buchstaben?</helper>',
      to: '9-12',
    },
    {
      text: 'Etwas zupfte am Ärmel. <helper>Hast du Krümel dabei?</helper>, flüsterte eine Büchermaus. <helper>Nein? Dann bist du im Dienst. Ich bin {helper}.</helper>',
      to: '9-12',
    },
    {
      text: 'Eine Büchermaus hob ihr Licht. <helper>Ich bin {helper}</helper>, flüsterte sie. <helper>Saubere Pfoten?</helper>',
      to: '3-5',
    },
    {
      text: 'Trippel, trippel. <helper>Psst</helper>, machte eine Maus mit Schürze. <helper>Ich bin {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Sie schlichen an den Märchen vorbei und durch die Seefahrt hindurch. Bei den Kochbüchern roch es nach Zimt.',
    'Sie gingen ganz am Rand, wo der Teppich am dicksten war.',
    'Sie gingen zwischen zwei Regalen hindurch, die sich Geschichten erzählten. Man musste sich jedes Mal ducken, wenn ein Drache vorkam.',
    {
      text: 'Die Maus lief oben auf den Büchern und sagte die Buchstaben an. Bei S ging es links.',
      to: '9-12',
    },
  ],
  still: [
    'Die Flammen standen still. Ein Buch atmete im Schlaf, und die Seiten hoben sich ein wenig.',
    'Eine Kerze knisterte. Sonst las hier jetzt jeder leise.',
    'Auf einer Seite schlief ein Wort im Stehen. Keiner blätterte um.',
    'Nur eine Uhr tickte noch, und auch die tat es mit Filz unter den Füßen.',
  ],
  gift: [
    {
      text: '{helper} zog aus der Schürze ein Lesezeichen, rot und weich. <helper>Für die Stelle</helper>, flüsterte {helper}, <helper>an der du wiederkommen willst.</helper>',
      from: '6-8',
    },
    '<helper>Nimm das</helper>, flüsterte {helper}. Es war ein Lesezeichen, am einen Ende etwas angeknabbert. <helper>Da war ich noch jung.</helper>',
  ],
  homeward: [
    {
      text: 'Eine Kerze nach der anderen machte das Auge zu. Durch die Lücke im Regal ging es heim.',
      to: '9-12',
    },
    { text: 'Die Bücher wurden wieder zu Flur. Ganz hinten machte jemand die Laterne aus.', to: '9-12' },
    {
      text: 'An der Tür gab {hero} die Laterne zurück. Hinter ihnen wurde ein Fenster nach dem anderen dunkel.',
      from: '13-17',
    },
    {
      text: 'Die gemalte Tür ging zu, und {hero} hielt das Bilderbuch in der Hand. Die Klinke war wieder aus Farbe.',
      to: '9-12',
    },
    {
      text: 'Die Treppe aus Schatten führte hinunter. Unten stand der Bücherstapel und war genau so hoch wie vorher.',
      to: '9-12',
    },
  ],
  question: [
    '<hero>Warum riechen alte Bücher so gut?</hero>, fragte {hero_subj}. <hero>Sind da Kekse drin?</hero>',
  ],
  answer: [
    '{hero_subj} roch an neuem Papier und an altem. Nur das alte duftete. Papier ist aus Holz, und mit den Jahren zerfällt es ganz langsam. Dabei steigt ein Duft auf, ein bisschen wie Vanille.',
  ],
  play: [
    {
      text: 'Unter dem Esstisch war die Bibliothek, und das Tischtuch war die Tür. Eine Laterne aus Papier stand für alle Kerzen.',
      to: '9-12',
    },
    {
      text: 'Man stellte die Bücher hochkant auf den Teppich, eins neben das andere. Da war es eine Bibliothek, und man musste flüstern.',
      to: '9-12',
    },
    {
      text: 'Die Bibliothek hatte heute bis Mitternacht offen, und die Lampen blieben aus. An der Tür bekam {hero} eine Laterne in die Hand, mit Batterie.',
      from: '13-17',
    },
  ],
  unplay: [
    {
      text: 'Das Tischtuch ging hoch, und es roch nach Suppe. Da war die Bibliothek wieder ein Tisch mit sechs Tellern darauf.',
      to: '9-12',
    },
    {
      text: 'Zum Abendbrot wanderten die Bücher zurück ins Regal. Geflüstert wurde noch bis zum Nachtisch.',
      to: '9-12',
    },
    {
      text: 'An der Tür gab {hero} die Laterne zurück. Hinter ihnen wurde ein Fenster nach dem anderen dunkel.',
      from: '13-17',
    },
  ],
};
