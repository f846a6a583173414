import type { LessonMessages } from '../../schema.ts';

export const wheelchair: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} war mit dabei und nutzte einen Rollstuhl, einen schnellen mit grünen Speichen. Da kamen Stufen. <hero>Warte hier</hero>, sagte {hero_subj}, <hero>ich erzähl dir nachher alles.</hero>',
    ],
    firstTry: [
      '{companion} machte ein Gesicht. Da packte {hero} den Rollstuhl hinten an und hob. Gefragt hatte {hero_er} nicht.',
    ],
    why: [
      'Der Rollstuhl kippte, und {companion} hielt sich gerade noch fest. <companion>Hände weg</companion>, sagte {companion}. <companion>Das sind meine Räder. Die Stufen sind das Problem.</companion>',
    ],
    again: ['{hero_subj} wollte wenigstens schieben. {companion} zog die Bremse an.'],
    turn: [
      'Jemand hatte hier Stufen hingebaut, und das war alles. {hero_subj} sah am Rand entlang. Es gab noch eine lange, flache Rampe, hinten herum.',
    ],
    deed: [
      '<hero>Wie machen wir es</hero>, fragte {hero_subj} und hockte sich hin, bis sie auf Augenhöhe waren. Dann gingen sie den langen Weg, und {companion} drehte die Räder.',
    ],
    answer: [
      'Auf der Geraden war {companion} so schnell, dass {hero} nur noch den Fahrtwind sah. <companion>Komm schon</companion>, rief {companion}. Sie kamen vor allen an, die Stufen nahmen.',
    ],
    echo: [
      '{hero_subj} hatte Seitenstechen. {companion} bot einen Platz auf dem Fußbrett an, für den großen Zeh.',
    ],
  },
  {
    dilemma: [
      '{companion} war mit dabei, im Rollstuhl unterwegs und meistens vorneweg. Nun war der Durchgang zu schmal. <hero>Dann gehe ich allein</hero>, sagte {hero_subj}.',
    ],
    firstTry: ['{hero_subj} quetschte sich hindurch und rief von drinnen, was es zu sehen gab.'],
    why: ['Drinnen brauchte man aber zwei, einen zum Halten und einen zum Wissen. Das Wissen war draußen.'],
    again: [
      '<hero>Ich erzähle es dir ganz genau</hero>, rief {hero_subj}. <companion>Ich will es nicht erzählt bekommen</companion>, rief {companion}.',
    ],
    turn: [
      'Der Durchgang war nur schmal, weil Kisten darin standen. Jemand hatte sie da hingestellt. {hero_subj} war selbst eben über drei gestiegen.',
    ],
    deed: [
      '{hero_subj} kam heraus, fragte: <hero>Wie breit brauchst du es?</hero>, und räumte die Kisten weg, eine nach der anderen.',
    ],
    answer: [
      '<companion>Noch eine Handbreit</companion>, sagte {companion}. <companion>Passt.</companion> Und dann rollte {companion} vor und war natürlich wieder zuerst da.',
    ],
    echo: [
      'Die Kisten standen jetzt woanders. Auf einer saß {hero_subj} und verschnaufte, und {companion} hatte ja einen eigenen Sitz.',
    ],
  },
];
