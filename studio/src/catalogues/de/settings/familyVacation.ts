import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  title: ['{hero} und der Eimer ohne Worte', 'Ein Sommer in zwei Sprachen'],
  passage: [
    'Nach dem Zug kam ein Bus, nach dem Bus kam ein Berg Gepäck. Und dann machte jemand eine Tür auf, hinter der alles anders roch.',
    'Am Morgen war es noch dunkel, als sie losfuhren. Am Mittag roch die Luft nach Salz, und keiner war mehr müde.',
  ],
  arrive: [
    {
      text: 'Es roch nach Sonnencreme. Der Sand war heiß, die Fensterläden klapperten, und draußen rief jemand etwas, das man nicht verstand.',
      from: '6-8',
    },
    'Die Steine brannten unter den Füßen. Zikaden sägten, und jemand schnitt Melone auf.',
  ],
  image: [
    'Auf der Mauer lagen siebzehn Paar Schlappen, alle mit den Zehen zum Meer.',
    'Auf der Leine hingen vier Badehosen und hatten Wind.',
  ],
  meet: [
    {
      text: 'Auf der Mauer saß das Nachbarskind und zeigte auf sich. <companion>Das ist wohl {helper}</companion>, sagte {companion}. <companion>Mehr hat {helper} nicht gesagt. Oder ich habe es nicht gehört.</companion>',
      from: '6-8',
    },
    '<companion>Da wohnt jemand nebenan</companion>, sagte {companion}. Das Nachbarskind biss in einen Pfirsich und sagte etwas. Es klang wie {helper}.',
  ],
  task: [
    {
      text: '<companion>Unser Eimer ist drüben bei {helper}</companion>, sagte {companion}. <companion>Wir reisen bald ab und brauchen ihn für die Burg. Nur ist da die Sprache. Wir können sie nicht.</companion>',
      from: '6-8',
    },
    '<companion>{helper} hat unseren Eimer gefunden</companion>, sagte {companion}. <companion>Morgen fahren wir heim, und die Burg hat keinen Turm. Wenn nur die Sprache nicht wäre.</companion>',
  ],
  way: [
    'Sie gingen barfuß über die heißen Platten, immer von Schatten zu Schatten.',
    'Sie liefen am Wasser entlang, wo der Sand fest ist, und sammelten Wörter: Onda, das war die Welle.',
  ],
  obstacle: [
    {
      text: 'Da war sie nun, die Sprache. Sie kam in einem Schwung aus {helper} heraus, und kein einziges Wort davon war bekannt.',
      from: '6-8',
    },
    'Zwischen ihnen stand die Sprache wie ein Zaun aus lauter Ä und Sch.',
  ],
  stuck: [
    '{helper} sah von einem zum anderen und zuckte mit den Schultern. Das war in jeder Sprache dasselbe.',
    'Alle redeten, und keiner verstand etwas. {helper} fing vor Schreck zu singen an.',
  ],
  still: [
    'Es war die Stunde nach dem Essen, da schläft sogar der Wind. Auf der Mauer kühlten die Steine ab.',
    'Die Zikaden machten eine Pause. Das Meer legte eine Muschel hin und ging wieder.',
  ],
  open: [
    {
      text: 'Auf einmal lachten alle drei über dasselbe. Von da an brauchte man die Sprache nicht mehr. Der Eimer wanderte von Hand zu Hand, voll mit nassem Sand.',
      from: '6-8',
    },
    '{helper} sagte Onda, und sie sagten Welle, und damit war der Anfang gemacht. Der Eimer stand zwischen ihnen, bis oben voll.',
  ],
  gift: [
    {
      text: '{helper} malte etwas auf eine Postkarte, eine Burg mit drei Köpfen, und hielt sie {hero} hin. Hinten war Platz für eine Adresse.',
      from: '6-8',
    },
    '{helper} gab {hero} eine Postkarte, auf der schon etwas stand. Man musste es nur noch lernen.',
  ],
  homeward: [
    'Im Koffer rieselte es noch, als alles längst zu war. {helper} stand auf der Mauer und winkte mit zwei Schlappen.',
    'Der Zug fuhr am Meer entlang, so lange er konnte. Dann bog er ab.',
  ],
  question: [
    '<hero>Warum ist das Meer salzig?</hero>, fragte {hero_subj}. <hero>Die Flüsse sind es doch nicht.</hero>',
  ],
  answer: [
    '{hero_subj} ließ einen Teller Meerwasser in der Sonne stehen. Am Abend war das Wasser weg und das Salz noch da. So bleibt es auch im Meer. Die Flüsse bringen immer ein bisschen neues mit, aus den Steinen.',
  ],
};
