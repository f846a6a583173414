import type { Tables } from '../../schema.ts';

export const brave: NonNullable<Tables['trait']['brave']> = {
  home: [
    'In den Keller ging {hero_subj} immer als Erstes hinunter. Danach kam das Licht.',
    'Kam eine Wespe zum Frühstück, standen alle auf. {hero_subj} schob ihr die Marmelade hin.',
    {
      text: 'Am Zaun um die Ecke bellte ein Hund jeden an. {hero_subj} sagte ihm jeden Tag guten Morgen.',
      from: '6-8',
    },
    'Ins kalte Wasser sprang {hero} zuerst. Über die Kälte dachte {hero_er} im Fliegen nach.',
    {
      text: 'Wenn nachts etwas polterte, dann war es {hero}, {hero_g, select, m {der} other {die}} zurückrief.',
      from: '6-8',
    },
    'Auf dem höchsten Ast im Garten gab es eine blanke Stelle. Dort saß {hero_subj}.',
    'Von den Bonbons aß {hero} immer zuerst die grünen, die keiner kannte.',
    'Neue Rutschen und neue Leute fand {hero} gleich aufregend. Man musste ja einmal anfangen.',
    'Weil {hero_ihm} die Knie zitterten, pfiff {hero} auf der dunklen Treppe zweistimmig.',
    {
      text: '{hero_subj} hatte einmal dem Direktor gesagt, dass sein Schuh offen war, vor der ganzen Schule.',
      from: '6-8',
    },
  ],
  firstMove: [
    '{hero_subj} war schon drei Schritte voraus. Dann erst sah {hero_er} nach, wo das war.',
    '<hero>Ich zuerst</hero>, sagte {hero_subj}, und da war {hero_er} auch schon unterwegs.',
    '{hero_subj} holte Luft und ging darauf zu, wie man auf einen großen Hund zugeht.',
    'Herumstehen half nichts. {hero_subj} setzte einen Fuß darauf, um zu sehen, was geschah.',
    '{hero_subj} rollte die Schultern und machte größere Schritte als sonst.',
    'Irgendeiner musste es anfassen. {hero_subj} streckte die Hand aus und sah dabei weg.',
  ],
  helps: [
    '<hero>Mir ist auch mulmig</hero>, sagte {hero_subj}. Als es heraus war, wurde es ein Stück kleiner.',
    '{hero_subj} spürte das Zittern in den Beinen. Nun gut, dachte {hero_er}, dann zittern wir eben mit.',
    'Angst war wie kaltes Wasser, das wusste {hero}. Die ersten Zehen sind die schlimmsten.',
    '{hero_subj} gab dem Herzklopfen einen Namen. Mit Karl ließ sich reden.',
    'Alles, was {hero} je gewagt hatte, hatte mit einem kleinen Schritt begonnen. {hero_er} sah auf {hero_seine} Füße.',
    '{hero_subj} dachte an den Hund am Zaun. Der hatte auch nur so laut gebellt, weil er allein war.',
  ],
};
