import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  title: ['{hero} und der Eimer ohne Worte', 'Ein Sommer in zwei Sprachen'],
  passage: [
    'Nach dem Zug kam ein Bus, nach dem Bus kam ein Berg Gepäck. Und dann machte jemand eine Tür auf, hinter der alles anders roch.',
  ],
  arrive: [
    'Es roch nach Sonnencreme. Der Sand war heiß, die Fensterläden klapperten, und draußen rief jemand etwas, das man nicht verstand.',
  ],
  image: ['Auf der Mauer lagen siebzehn Paar Schlappen, alle mit den Zehen zum Meer.'],
  meet: [
    'Auf der Mauer saß das Nachbarskind und zeigte auf sich. <companion>Das ist wohl {helper}</companion>, sagte {companion}. <companion>Mehr hat {helper} nicht gesagt. Oder ich habe es nicht gehört.</companion>',
  ],
  task: [
    '<companion>Unser Eimer ist drüben bei {helper}</companion>, sagte {companion}. <companion>Wir reisen bald ab und brauchen ihn für die Burg. Nur ist da die Sprache. Wir können sie nicht.</companion>',
  ],
  way: ['Sie gingen barfuß über die heißen Platten, immer von Schatten zu Schatten.'],
  obstacle: ['Da war sie nun, die Sprache. Sie kam in einem Schwung aus {helper} heraus, und kein einziges Wort davon war bekannt.'],
  stuck: ['{helper} sah von einem zum anderen und zuckte mit den Schultern. Das war in jeder Sprache dasselbe.'],
  still: ['Es war die Stunde nach dem Essen, da schläft sogar der Wind. Auf der Mauer kühlten die Steine ab.'],
  open: [
    'Auf einmal lachten alle drei über dasselbe. Von da an brauchte man die Sprache nicht mehr. Der Eimer wanderte von Hand zu Hand, voll mit nassem Sand.',
  ],
  gift: [
    '{helper} malte etwas auf eine Postkarte, eine Burg mit drei Köpfen, und hielt sie {hero} hin. Hinten war Platz für eine Adresse.',
  ],
  homeward: ['Im Koffer rieselte es noch, als alles längst zu war. {helper} stand auf der Mauer und winkte mit zwei Schlappen.'],
  question: ['<hero>Warum ist das Meer salzig?</hero>, fragte {hero}. <hero>Die Flüsse sind es doch nicht.</hero>'],
  answer: [
    '{hero} ließ einen Teller Meerwasser in der Sonne stehen. Am Abend war das Wasser weg und das Salz noch da. So bleibt es auch im Meer. Die Flüsse bringen immer ein bisschen neues mit, aus den Steinen.',
  ],
};
