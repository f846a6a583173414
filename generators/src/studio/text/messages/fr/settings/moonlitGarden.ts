import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  title: ['La belle-de-nuit', '{hero} et le portail qui grinçait'],
  passage: ['La porte de la cuisine n’était pas fermée. Après la marche, l’herbe était froide, et tout le reste était bleu.'],
  arrive: [
    'L’herbe rafraîchissait les chevilles. Cela sentait la terre arrosée, et un seul grillon jouait, comme s’il essayait l’instrument.',
  ],
  image: ['La lune était tombée dans l’arrosoir. Elle y tenait tout entière.'],
  meet: [
    'Quelque chose reniflait sous les salades : un hérisson. <companion>C’est {helper},</companion> [chuchota|a chuchoté] {companion}. <companion>Il fait sa tournée. Il commence toujours par les fraises.</companion>',
  ],
  task: [
    '<companion>La belle-de-nuit va s’ouvrir,</companion> [dit|a dit] {companion}, <companion>et ça ne dure qu’un soir. On voudrait la voir avant que la lune passe le mur. Elle est de l’autre côté du portail.</companion>',
  ],
  way: ['On [prit|a pris] l’allée, puis le bord, où la terre ne dit rien. {helper} allait devant, avec un bruit de papier froissé.'],
  obstacle: ['Le portail était vieux, et il avait une voix. Il suffisait de le toucher pour que trois chiens répondent.'],
  stuck: ['Le portail [dit|a dit] hi. Une fenêtre [s’alluma|s’est allumée], [réfléchit|a réfléchi], et [s’éteignit|s’est éteinte].'],
  still: ['Le grillon s’était tu. Une feuille gouttait, et la goutte d’après n’était pas pressée.'],
  open: [
    'Le portail [tourna|a tourné] sans un mot. La fleur était là, roulée comme un parapluie. Elle [trembla|a tremblé] un peu, et [s’ouvrit|s’est ouverte], blanche, et l’on [sentit|a senti] le sucre jusqu’au puits.',
  ],
  gift: [
    'Près de l’arrosoir, {helper} avait laissé une coquille d’escargot, vide, très propre. {hero} l’[emporta|a emportée] au creux de la main. Dedans, c’était lisse comme la nuit.',
  ],
  homeward: ['On [revint|est revenu] par l’herbe, sur ses propres traces, qui étaient noires dans la rosée.'],
  question: ['<hero>Pourquoi certaines fleurs s’ouvrent-elles la nuit ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [resta|est resté{hero_e}] sans bouger, et un gros papillon gris [vint|est venu] droit sur la fleur. De jour, il dort. La fleur blanche, qui sent fort, est ouverte pour lui.',
  ],
};
