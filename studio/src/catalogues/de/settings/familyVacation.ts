import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  passage: [
    'Nach dem Zug kam ein Bus, nach dem Bus kam ein Berg Gepäck. Und dann machte jemand eine Tür auf, hinter der alles anders roch.',
    'Am Morgen war es noch dunkel, als sie losfuhren. Am Mittag roch die Luft nach Salz, und keiner war mehr müde.',
    'Der Schlüssel lag unter einem Blumentopf, so stand es im Brief. Es gab neun Blumentöpfe, und erst unter dem letzten lag er, mit einer Eidechse darauf.',
    'Im Zug hatten alle geschlafen, nur die Wassermelone nicht, die war siebenmal heruntergerollt. Dann roch es nach Meer, und alle waren wach.',
  ],
  arrive: [
    {
      text: 'Es roch nach Sonnencreme. Der Sand war heiß, die Fensterläden klapperten, und draußen rief jemand etwas, das man nicht verstand.',
      from: '6-8',
    },
    'Die Steine brannten unter den Füßen. Zikaden sägten, und jemand schnitt Melone auf.',
    'Die Luft war weich wie frische Wäsche. Ein Moped knatterte, und im Schatten roch es nach Feigen.',
    'Es klapperte von Tellern. Der Boden war so heiß, dass man hüpfte, und jemand lachte in einer anderen Sprache.',
    { text: 'Das war der Urlaub. Heiß war der Sand, heiß, heiß, heiß.', to: '3-5' },
    { text: 'Da war das Meer. Es roch nach Sonnencreme.', to: '3-5' },
  ],
  image: [
    'Auf der Mauer lagen siebzehn Paar Schlappen, alle mit den Zehen zum Meer.',
    'Auf der Leine hingen vier Badehosen und hatten Wind.',
    'Im Hof stand ein Stuhl mit drei Beinen. Das vierte war ein Stein, und es hielt.',
    'Ein Boot lag auf dem Trockenen und hatte einen Hund an Bord.',
  ],
  meet: [
    {
      text: 'Auf der Mauer saß das Nachbarskind und zeigte auf sich. <companion>Das ist wohl {helper}</companion>, sagte {companion}. <companion>Mehr hat {helper} nicht gesagt. Oder ich habe es nicht gehört.</companion>',
      from: '6-8',
    },
    '<companion>Da wohnt jemand nebenan</companion>, sagte {companion}. Das Nachbarskind biss in einen Pfirsich und sagte etwas. Es klang wie {helper}.',
    'Über die Mauer kam ein Pfirsich geflogen, dann das Nachbarskind hinterher. <companion>{helper}</companion>, wiederholte {companion}, was es sagte. <companion>Der Pfirsich oder du?</companion>',
    'Das Nachbarskind hielt drei Finger hoch und zeigte dann auf sich. <companion>Es heißt {helper}</companion>, sagte {companion}. <companion>Oder es hat drei Hunde.</companion>',
    {
      text: 'Auf der Mauer saß das Nachbarskind. <companion>Das ist {helper}</companion>, sagte {companion}. Es winkte.',
      to: '3-5',
    },
    {
      text: 'Ein Kind biss in einen Pfirsich und winkte. <companion>Das ist {helper}</companion>, sagte {companion}.',
      to: '3-5',
    },
  ],
  way: [
    'Sie gingen barfuß über die heißen Platten, immer von Schatten zu Schatten.',
    'Sie liefen am Wasser entlang, wo der Sand fest ist, und sammelten Wörter: Onda, das war die Welle.',
    'Sie gingen durch die Gasse, in der alle Türen offen standen. Aus jeder kam ein anderes Radio.',
    'Sie gingen auf der Schattenseite. Die war so schmal, dass man die Füße hintereinander setzen musste.',
  ],
  still: [
    'Es war die Stunde nach dem Essen, da schläft sogar der Wind. Auf der Mauer kühlten die Steine ab.',
    'Die Zikaden machten eine Pause. Das Meer legte eine Muschel hin und ging wieder.',
    'Eine Zikade fing an und ließ es dann.',
    'Auf dem Wasser lag ein Glitzern, das sich nicht entscheiden konnte.',
  ],
  gift: [
    {
      text: '{helper} malte etwas auf eine Postkarte, eine Burg mit drei Köpfen, und hielt sie {hero} hin. Hinten war Platz für eine Adresse.',
      from: '6-8',
    },
    '{helper} gab {hero} eine Postkarte, auf der schon etwas stand. Man musste es nur noch lernen.',
  ],
  homeward: [
    'Am Abend fuhr der Bus ohne sie weiter, denn sie wohnten ja noch hier. In den Schuhen rieselte es.',
    'Auf dem Heimweg waren die Platten nur noch warm. Von jedem Balkon roch es nach einem anderen Abendessen.',
    'Der Schlüssel kam zurück unter seinen Topf. Die Eidechse hatte den Platz freigehalten.',
    'Von der Wassermelone war nur noch die Schale da. Abends trug man sie als Helm nach Hause, der Reihe nach.',
  ],
  question: [
    '<hero>Warum ist das Meer salzig?</hero>, fragte {hero_subj}. <hero>Die Flüsse sind es doch nicht.</hero>',
  ],
  answer: [
    '{hero_subj} ließ einen Teller Meerwasser in der Sonne stehen. Am Abend war das Wasser weg und das Salz noch da. So bleibt es auch im Meer. Die Flüsse bringen immer ein bisschen neues mit, aus den Steinen.',
  ],
};
