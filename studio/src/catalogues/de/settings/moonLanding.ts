import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  title: ['{hero} und die Fahne der guten Wünsche', 'Der Hase im Mondstaub'],
  passage: [
    'Die Nacht war so klar, dass {hero} die Leiter daran lehnte. Es war nur die Leiter vom Apfelbaum. Sie hielt.',
    'Der Mond stand so tief, dass man nur vom Garagendach aus einen großen Schritt machen musste. {hero_subj} machte ihn.',
  ],
  arrive: [
    {
      text: 'Es gab kein einziges Geräusch, nur den eigenen Atem. Der Staub war weich und kühl, und später roch er am Ärmel nach Streichholz.',
      from: '6-8',
    },
    'Der Boden gab nach wie Mehl. Es war so still, dass man das eigene Blinzeln hörte, und kalt an den Knien.',
  ],
  image: [
    'Über dem Rand hing eine blaue Murmel. Alle, die {hero} kannte, wohnten darauf.',
    'Da war ein Stiefelabdruck. Er war sehr alt und sah aus wie von heute.',
  ],
  meet: [
    {
      text: 'Im Grau saß ein Mondhase, und seine Ohren warfen sehr lange Schatten. <helper>Du bist heute der erste Besuch</helper>, sagte er. <helper>Diesen Monat auch. Ich bin {helper}.</helper>',
      from: '6-8',
    },
    '<helper>Pst</helper>, sagte jemand mit langen Ohren. Der Mondhase legte das Ohr an den Boden. <helper>{helper}. Ich höre, ob der Käse reif ist.</helper>',
  ],
  task: [
    '<helper>Die Fahne ist umgefallen</helper>, sagte {helper}. <helper>Sie muss stehen, ehe die Erde wieder hersieht. Aber sie liegt hinter dem Kraterrand.</helper>',
    {
      text: '<helper>Da drüben lag immer eine Fahne</helper>, sagte {helper}. <helper>Bevor ihr wieder fliegt, soll sie aufrecht stehen. Wir müssen über den Kraterrand.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'Sie hüpften, weil Gehen nicht ging. Jeder Hüpfer war eine kleine Reise mit Aussicht.',
    'Sprung, Pause, Sprung. In den Pausen konnte man sich unterhalten.',
  ],
  obstacle: [
    'Der Kraterrand war hoch und scharf wie der Rand einer Tasse. Dahinter war es schwarz.',
    'Vor ihnen stieg der Kraterrand auf, steil und bröckelig. Die Sterne fingen gleich dahinter an.',
  ],
  stuck: [
    'Der Staub stieg auf und kam nicht wieder herunter. Er ließ sich alle Zeit der Welt.',
    'Ein Brocken löste sich und fiel, so langsam, dass man ihm hätte die Hand geben können.',
  ],
  still: [
    'Nichts fiel, nichts wehte. Die blaue Murmel drehte sich ein winziges Stück weiter.',
    'Die Schatten lagen da wie ausgeschnitten. Keiner bewegte sich.',
  ],
  open: [
    {
      text: 'Sie sprangen, und der Sprung reichte. Unten lag die Fahne im Staub. Darauf hatten viele Hände etwas Gutes geschrieben.',
      from: '6-8',
    },
    'Ein letzter, langer Sprung. Die Fahne ging auf, obwohl kein Wind war, denn jeder hielt ein Ende.',
  ],
  gift: [
    {
      text: '{helper} streute {hero} eine Prise Mondstaub in die Hand und machte die Finger darüber zu. <helper>Nicht pusten</helper>, sagte {helper}.',
      from: '6-8',
    },
    '<helper>Das ist von ganz unten, da ist er am feinsten</helper>, sagte {helper} und gab {hero} eine Prise Mondstaub.',
  ],
  homeward: [
    'Die Leiter stand noch, und die Nacht hielt sie fest. Beim Hinuntersteigen wurde die Murmel zu einem Garten.',
    'Mit einem großen Schritt war {hero} wieder auf dem Dach. Der Mond ging weiter, wie er es jeden Abend tat.',
  ],
  question: [
    '<hero>Warum hat der Mond so viele Löcher?</hero>, fragte {hero_subj} durch das Fernrohr. <hero>Hat da jemand geworfen?</hero>',
  ],
  answer: [
    '{hero_subj} ließ einen Kiesel in den Staub fallen. Da war ein Krater. Auf dem Mond bläst kein Wind und regnet kein Regen. Darum bleibt jede Beule, wie sie ist.',
  ],
};
