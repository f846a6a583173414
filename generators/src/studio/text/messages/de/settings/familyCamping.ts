import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  title: ['{hero} und das Zelt mit zu vielen Stangen', 'Das Eichhörnchen hat die Lampe'],
  passage: [
    'Der Weg zum Zeltplatz war aus Kies, und der Kies erzählte jedem, dass sie kamen. Am Ende war eine Wiese mit einem nummerierten Pfosten.',
  ],
  arrive: ['Es roch nach Rauch und nassem Gras. Irgendwo ratschte ein Reißverschluss, und die Grillen sägten.'],
  image: ['Durch das Fliegennetz sah man die Sterne, jeden in einem eigenen Kästchen.'],
  meet: [
    'Auf dem Kocher saß ein Eichhörnchen und kaute. <companion>Das ist {helper}</companion>, sagte {companion}. <companion>Ich habe den Namen auf den Keks geschrieben. Der Keks ist jetzt weg.</companion>',
  ],
  task: [
    '<companion>Die Taschenlampe ist im Zelt</companion>, sagte {companion}. <companion>Und gleich wird es dunkel. Aber das Zelt ist noch keins. Da ist nur das Zeltgestänge.</companion>',
  ],
  way: ['Sie suchten Heringe im Gras und fanden neun und einen Löffel. {helper} versteckte drei davon wieder.'],
  obstacle: ['Das Zeltgestänge lag auf einem Haufen wie ein Riesenmikado. Jede Stange passte in jede, nur nicht in die richtige.'],
  stuck: ['Einen Augenblick stand es. Dann seufzte es und legte sich hin, mitsamt dem Tuch.'],
  still: ['Die Grillen machten Pause. Vom See kam ein Hauch, und das Tuch hob sich und sank.'],
  open: [
    'Die letzte Stange machte klick, und aus dem Haufen war ein Haus geworden. In der Tasche steckte die Taschenlampe. Sie malte ihnen einen Mond ans Dach.',
  ],
  gift: [
    '{companion} schnitzte die Rinde von einem Stock, in lauter Ringen. <companion>Für Marshmallows und Wanderungen</companion>, sagte {companion} und gab ihn {hero}.',
  ],
  homeward: ['Es war nicht weit vom Feuer zum Schlafsack. Im Pullover kam der Rauch mit.'],
  question: ['<hero>Wovon zirpen die Grillen?</hero>, fragte {hero}. <hero>Mit dem Mund kann das doch keiner so lange.</hero>'],
  answer: [
    '{hero} strich mit dem Fingernagel über einen Kamm. Das klang beinahe so. Eine Grille reibt die Flügel aneinander. Einer hat Zähnchen, der andere eine Kante.',
  ],
};
