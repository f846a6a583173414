import type { Tables } from '../../schema.ts';

export const kind: NonNullable<Tables['trait']['kind']> = {
  home: [
    {
      text: 'Erst band {hero_subj} dem Schneemann einen Schal um. Dann merkte {hero_er}, dass es der eigene war.',
      from: '6-8',
    },
    {
      text: 'Regenwürmer trug {hero} über die Straße, jeden einzeln, und immer in der Richtung, in die sie wollten.',
      from: '6-8',
    },
    '{hero_subj} rückte auf jeder Bank ein Stück, auch wenn noch gar niemand kam.',
    'Das Teddybein, das abgegangen war, bekam bei {hero} ein eigenes Bett.',
    '{hero_subj} gab dem wackligen Tisch die Hand, damit er nicht kippte.',
    'Der letzte Apfel im Korb tat {hero} leid. {hero_er} legte ihm einen zweiten dazu.',
    'Am Fenster stellte {hero_subj} den Kaktus so hin, dass er auch etwas sah.',
    'Wer zu spät kam, dem hatte {hero} schon den Stuhl vorgewärmt.',
    '{hero_subj} grüßte auch die, die nie zurückgrüßten. Einmal musste es ja klappen.',
    {
      text: 'Die Müllmänner bekamen von {hero} jeden Dienstag ein gemaltes Bild. Es hingen schon neun im Wagen.',
      from: '6-8',
    },
  ],
  firstMove: [
    '{hero_subj} sah sich zuerst um, ob jemand fror. Es fror niemand, also konnte es weitergehen.',
    '<hero>Wollt ihr euch erst setzen?</hero>, fragte {hero_subj}. Dabei hatten sie gar keine Zeit.',
    '{hero_subj} nahm dem Kleinsten die Tasche ab und hatte nun keine Hand mehr frei.',
    'Erst schob {hero_subj} eine Schnecke aus dem Weg. Dann sah {hero_er} sich die Sache an.',
    '{hero_subj} sagte zu allem Ja. Danach waren es ziemlich viele Sachen.',
    '{hero_subj} fragte leise, wer zuerst wolle, und ließ allen den Vortritt.',
  ],
  helps: [
    'Da sah {hero} etwas, das hinter dem Schwierigen lag. Es war ganz klein und brauchte nur ein wenig Platz.',
    '{hero_subj} dachte nicht mehr daran, wer schuld war. {hero_er} dachte daran, was fehlte.',
    'Nicht das, was man gern gibt, fiel {hero} ein, sondern das, was der andere braucht.',
    '{hero_subj} machte auf dem Boden Platz, genau so breit wie noch jemand.',
    '{hero_subj} fühlte nach, wie es wäre, auf der anderen Seite zu stehen. Es zog dort ein bisschen.',
    'Für alle hatte {hero} heute ein Auge gehabt. Nur einmal hatte {hero_er} zu schnell weggesehen.',
  ],
};
