import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  title: ['La belle-de-nuit', '{hero} et le portail qui grinçait'],
  passage: [
    'La porte de la cuisine n’était pas fermée. Après la marche, l’herbe était froide, et tout le reste était bleu.',
    'Les volets laissaient passer un trait blanc. {hero_subj} le suivait pieds nus, jusqu’aux salades.',
  ],
  arrive: [
    'L’herbe rafraîchissait les chevilles. Cela sentait la terre arrosée, et un seul grillon jouait, comme s’il essayait l’instrument.',
    'Le gravier était froid et discret. Une odeur de tomate montait des feuilles, et l’arrosoir gouttait, plic.',
  ],
  image: [
    'La lune était tombée dans l’arrosoir. Elle y tenait tout entière.',
    'Un escargot escaladait le tuteur d’un haricot, et la lune l’éclairait, comme au théâtre.',
  ],
  meet: [
    'Quelque chose reniflait sous les salades : un hérisson. <companion>C’est {helper}</companion>, [chuchota|a chuchoté] {companion}. <companion>Il fait sa tournée. Il commence toujours par les fraises.</companion>',
    '<companion>Chut, il mange</companion>, [souffla|a soufflé] {companion}. Sous le chou, un hérisson croquait quelque chose. C’était {helper}, et il ne levait pas le nez.',
  ],
  task: [
    '<companion>La belle-de-nuit va s’ouvrir</companion>, [dit|a dit] {companion}, <companion>et ça ne dure qu’un soir. On voudrait la voir avant que la lune passe le mur. Elle est de l’autre côté du portail.</companion>',
    '<companion>Ma grand-tante dit que la belle-de-nuit s’ouvre ce soir</companion>, [dit|a dit] {companion}. <companion>Elle pousse après le portail. Quand la lune passe le mur, c’est fini.</companion>',
  ],
  way: [
    'On [prit|a pris] l’allée, puis le bord, où la terre ne dit rien. {helper} allait devant, avec un bruit de papier froissé.',
    'On [longea|a longé] les framboises, l’une après l’autre, sans en compter aucune. {helper} ouvrait le chemin entre les herbes.',
  ],
  obstacle: [
    'Le portail était vieux, et il avait une voix. Il suffisait de le toucher pour que trois chiens répondent.',
    'Le portail était fermé d’un loquet. Il grinçait rien qu’à le regarder.',
  ],
  stuck: [
    'Le portail [dit|a dit] hi. Une fenêtre [s’alluma|s’est allumée], [réfléchit|a réfléchi], et [s’éteignit|s’est éteinte].',
    'Le portail [se mit|s’est mis] à chanter, deux notes, dont une fausse. Un volet [remua|a remué].',
  ],
  still: [
    'Le grillon s’était tu. Une feuille gouttait, et la goutte d’après n’était pas pressée.',
    'Une chauve-souris [écrivit|a écrit] un mot dans l’air, et l’[effaça|a effacé].',
  ],
  open: [
    'Le portail [tourna|a tourné] sans un mot. La fleur était là, roulée comme un parapluie. Elle [trembla|a tremblé] un peu, et [s’ouvrit|s’est ouverte], blanche, et l’on [sentit|a senti] le sucre jusqu’au puits.',
    'Le loquet [se leva|s’est levé], doux comme une paupière. Derrière, la belle-de-nuit tournait sur sa tige. Elle [s’ouvrit|s’est ouverte] d’un seul soupir, et la nuit [sentit|a senti] bon.',
  ],
  gift: [
    'Près de l’arrosoir, {helper} avait laissé une coquille d’escargot, vide, très propre. {hero} l’[emporta|a emportée] au creux de la main. Dedans, c’était lisse comme la nuit.',
    '{hero} [trouva|a trouvé] dans l’herbe une coquille d’escargot, rayée. Elle était à la taille d’un petit doigt.',
  ],
  homeward: [
    'On [revint|est revenu] par l’herbe, sur ses propres traces, qui étaient noires dans la rosée.',
    'Le trait blanc des volets attendait au bord du lit.',
  ],
  question: ['<hero>Pourquoi certaines fleurs s’ouvrent-elles la nuit ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [resta|est resté{hero_e}] sans bouger, et un gros papillon gris [vint|est venu] droit sur la fleur. De jour, il dort. La fleur blanche, qui sent fort, est ouverte pour lui.',
  ],
};
