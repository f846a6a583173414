import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  title: ['{hero} und die Fahne der guten Wünsche', 'Der Hase im Mondstaub'],
  passage: ['Die Nacht war so klar, dass {hero} die Leiter daran lehnte. Es war nur die Leiter vom Apfelbaum. Sie hielt.'],
  arrive: [
    'Es gab kein einziges Geräusch, nur den eigenen Atem. Der Staub war weich und kühl, und später roch er am Ärmel nach Streichholz.',
  ],
  image: ['Über dem Rand hing eine blaue Murmel. Alle, die {hero} kannte, wohnten darauf.'],
  meet: [
    'Im Grau saß ein Mondhase, und seine Ohren warfen sehr lange Schatten. <helper>Du bist heute der erste Besuch</helper>, sagte er. <helper>Diesen Monat auch. Ich bin {helper}.</helper>',
  ],
  task: [
    '<helper>Die Fahne ist umgefallen</helper>, sagte {helper}. <helper>Sie muss stehen, ehe die Erde wieder hersieht. Aber sie liegt hinter dem Kraterrand.</helper>',
  ],
  way: ['Sie hüpften, weil Gehen nicht ging. Jeder Hüpfer war eine kleine Reise mit Aussicht.'],
  obstacle: ['Der Kraterrand war hoch und scharf wie der Rand einer Tasse. Dahinter war es schwarz.'],
  stuck: ['Der Staub stieg auf und kam nicht wieder herunter. Er ließ sich alle Zeit der Welt.'],
  still: ['Nichts fiel, nichts wehte. Die blaue Murmel drehte sich ein winziges Stück weiter.'],
  open: ['Sie sprangen, und der Sprung reichte. Unten lag die Fahne im Staub. Darauf hatten viele Hände etwas Gutes geschrieben.'],
  gift: [
    '{helper} streute {hero} eine Prise Mondstaub in die Hand und machte die Finger darüber zu. <helper>Nicht pusten</helper>, sagte {helper}.',
  ],
  homeward: ['Die Leiter stand noch, und die Nacht hielt sie fest. Beim Hinuntersteigen wurde die Murmel zu einem Garten.'],
  question: ['<hero>Warum hat der Mond so viele Löcher?</hero>, fragte {hero} durch das Fernrohr. <hero>Hat da jemand geworfen?</hero>'],
  answer: [
    '{hero} ließ einen Kiesel in den Staub fallen. Da war ein Krater. Auf dem Mond bläst kein Wind und regnet kein Regen. Darum bleibt jede Beule, wie sie ist.',
  ],
};
