import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  title: ['{hero} und das Zelt mit zu vielen Stangen', 'Das Eichhörnchen hat die Lampe'],
  passage: [
    'Der Weg zum Zeltplatz war aus Kies, und der Kies erzählte jedem, dass sie kamen. Am Ende war eine Wiese mit einem nummerierten Pfosten.',
    'Der Rucksack war schwerer als {hero}. Es ging durch den Wald, bis man Rauch roch und jemand sang.',
  ],
  arrive: [
    'Es roch nach Rauch und nassem Gras. Irgendwo ratschte ein Reißverschluss, und die Grillen sägten.',
    {
      text: 'Das Gras war feucht. Etwas knisterte, etwas rief von weit her Huhu, und am Feuer roch es nach Kartoffeln.',
      from: '6-8',
    },
  ],
  image: [
    'Durch das Fliegennetz sah man die Sterne, jeden in einem eigenen Kästchen.',
    'Zwischen zwei Bäumen hing eine Hängematte, und darin schlief ein Kochtopf.',
  ],
  meet: [
    {
      text: 'Auf dem Kocher saß ein Eichhörnchen und kaute. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Ich habe den Namen auf den Keks geschrieben. Der Keks ist jetzt weg.</companion>',
      from: '6-8',
    },
    '<companion>Das Eichhörnchen da wohnt hier</companion>, sagte {companion}. <companion>Ich nenne es {helper}. Alles, was glänzt, gehört jetzt {helper}.</companion>',
  ],
  task: [
    {
      text: '<companion>Die Taschenlampe ist im Zelt</companion>, sagte {companion}. <companion>Und gleich wird es dunkel. Aber das Zelt ist noch keins. Da ist nur das Zeltgestänge.</companion>',
      from: '6-8',
    },
    '<companion>Bevor es ganz dunkel ist, brauche ich die Taschenlampe</companion>, sagte {companion}. <companion>Die liegt unter dem Zeltgestänge. Ganz unten.</companion>',
  ],
  way: [
    'Sie suchten Heringe im Gras und fanden neun und einen Löffel. {helper} versteckte drei davon wieder.',
    'Sie holten Wasser vom Bach, zusammen an einem Eimer. {helper} kam mit und trank vorn.',
  ],
  obstacle: [
    {
      text: 'Das Zeltgestänge lag auf einem Haufen wie ein Riesenmikado. Jede Stange passte in jede, nur nicht in die richtige.',
      from: '6-8',
    },
    'Das Zeltgestänge hatte sich ineinander verhakt wie lauter Kleiderbügel.',
  ],
  stuck: [
    'Einen Augenblick stand es. Dann seufzte es und legte sich hin, mitsamt dem Tuch.',
    'Eine Stange schnellte hoch und winkte. Das Zelt lag wieder da, flach wie ein Pfannkuchen.',
  ],
  still: [
    'Die Grillen machten Pause. Vom See kam ein Hauch, und das Tuch hob sich und sank.',
    'Vom Feuer stieg ein Funke auf, ganz allein, und wurde ein Stern.',
  ],
  open: [
    {
      text: 'Die letzte Stange machte klick, und aus dem Haufen war ein Haus geworden. In der Tasche steckte die Taschenlampe. Sie malte ihnen einen Mond ans Dach.',
      from: '6-8',
    },
    'Klick, klick, klick, und das Zeltgestänge stand. Die Taschenlampe rollte ihnen vor die Füße und ging von selbst an.',
  ],
  gift: [
    '{companion} schnitzte die Rinde von einem Stock, in lauter Ringen. <companion>Für Marshmallows und Wanderungen</companion>, sagte {companion} und gab ihn {hero}.',
    {
      text: '<companion>Den hab ich vom Haselbusch</companion>, sagte {companion} und gab {hero} einen Stock. Er war an der Spitze schon schwarz und roch süß.',
      from: '6-8',
    },
  ],
  homeward: [
    'Es war nicht weit vom Feuer zum Schlafsack. Im Pullover kam der Rauch mit.',
    'Der Reißverschluss ging zu. Draußen knisterte noch ein wenig das Feuer.',
  ],
  question: [
    '<hero>Wovon zirpen die Grillen?</hero>, fragte {hero_subj}. <hero>Mit dem Mund kann das doch keiner so lange.</hero>',
  ],
  answer: [
    '{hero_subj} strich mit dem Fingernagel über einen Kamm. Das klang beinahe so. Eine Grille reibt die Flügel aneinander. Einer hat Zähnchen, der andere eine Kante.',
  ],
};
