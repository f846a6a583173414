import type { LessonMessages } from '../../schema.ts';

export const adhd: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} war mit dabei, ein Kind mit ADHS und tausend Einfällen. Es ging vom einen zum anderen und wieder zurück. So wurde nichts fertig, fand {hero}.',
    ],
    firstTry: [
      '<hero>Jetzt setz dich hin und konzentrier dich</hero>, sagte {hero_subj}. <hero>Wir machen es alle genau so.</hero> Sie saßen, und es war ganz still.',
    ],
    why: [
      'Es wurde auch im Sitzen nichts fertig. {companion} wippte, {hero} gähnte, und keinem fiel etwas ein. <companion>Im Sitzen schlafen meine Ideen</companion>, sagte {companion}.',
    ],
    again: ['{hero_subj} sagte noch dreimal: sitzen bleiben. Beim dritten Mal stand {hero_er} selbst.'],
    turn: [
      'Vorhin, mitten im Springen, hatte {companion} etwas gerufen, von einer Lücke ganz links. Keiner hatte hingehört. {hero_subj} versuchte sich zu erinnern.',
    ],
    deed: [
      '{hero_subj} malte drei kleine Bilder auf einen Zettel: holen, hinlegen, festmachen. Den Zettel gab {hero_er} {companion}, und das Laufen auch.',
    ],
    answer: [
      '{companion} rannte, hakte ab, rannte, hakte ab. <companion>Und da ist die Lücke</companion>, rief {companion} beim dritten Mal. Es war genau die, die sie gebraucht hatten.',
    ],
    echo: [
      'Auf dem Zettel war hinten noch ein viertes Bild. {companion} hatte es gemalt: {hero}, sitzend, mit einer Schlafmütze.',
    ],
  },
  {
    dilemma: [
      '{companion} war mit dabei, ein Kind mit ADHS. Schon zum vierten Mal war {companion} abgebogen. <hero>So kommen wir nie an</hero>, sagte {hero_subj}.',
    ],
    firstTry: [
      '<hero>Du bleibst jetzt hinter mir</hero>, sagte {hero_subj}, <hero>und fasst nichts an.</hero>',
    ],
    why: [
      '{hero_subj} ging voran und sah nur nach vorn. Da war der Weg zu Ende. Was links und rechts gewesen war, wusste keiner.',
    ],
    again: ['<hero>Hinter mir</hero>, sagte {hero_subj} noch einmal, vor einer Wand.'],
    turn: [
      'Viermal war {companion} abgebogen. Viermal hatte {companion} dabei etwas gerufen. {hero_subj} hatte immer nur gehört, dass es nicht geradeaus war.',
    ],
    deed: [
      '<hero>Du läufst vor und guckst</hero>, sagte {hero_subj} und gab {companion} ein Stück Kreide. <hero>Ein Strich, wo es weitergeht.</hero>',
    ],
    answer: [
      '{companion} war schon fort. Strich, Strich, Strich. <companion>Hier</companion>, rief {companion} von irgendwo, <companion>und schau mal, ein Molch!</companion>',
    ],
    echo: ['Der Molch bekam auch einen Strich. Der störte ihn nicht.'],
  },
];
