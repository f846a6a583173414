import type { Tables } from '../../schema.ts';

export const magical_being: NonNullable<Tables['character']['magical_being']> = {
  home: [
    '{hero_subj} ne savait faire qu’un seul tour. Il rendait tiède le thé froid. On en avait moins besoin qu’on ne croit.',
    'Chez {hero}, le balai balayait tout seul, mais toujours le même coin. Pour le reste, il fallait s’y mettre.',
    'Quand {hero} avait le hoquet, il en sortait une étincelle. C’était commode aux anniversaires, moins dans le foin.',
    '{hero_subj} portait un chapeau pointu avec une bosse. C’est là qu’{hero_il} rangeait son goûter.',
    'La baguette de {hero} était un peu tordue, parce qu’on s’était assis dessus. Elle marchait, mais dans les virages.',
    'La nuit, les doigts de {hero} luisaient un peu, juste assez pour lire. Les ombres étaient bizarres.',
    '{hero_subj} logeait au-dessus de la boulangerie. En échange de la chaleur, {hero_il} rassurait la pâte.',
    'Le grimoire de {hero} avait trois pages. La deuxième était une recette de crêpes.',
    '{hero_subj} pouvait se rendre invisible, mais seulement un genou à la fois.',
    'Chez {hero}, les tasses volaient jusqu’à l’évier. Elles n’avaient jamais appris à atterrir.',
  ],
  senses: [
    'Le bout des doigts de {hero} [picota|a picoté]. Il y avait quelque chose dans l’air, et l’air le savait.',
    'Le chapeau de {hero} [se tourna|s’est tourné] tout seul du côté d’où venait le vent.',
    '{hero_subj} [sentit|a senti] un vieux charme, très usé, comme un tapis devant une porte.',
    '{hero_subj} [essaya|a essayé] son tour, pour dire bonjour. Quelque part, un thé [devint|est devenu] tiède.',
    'La baguette de {hero} [tira|a tiré] un peu vers la gauche, comme un chien qui a vu un ami.',
    'Une étincelle [sauta|a sauté] de sa manche et [éclaira|a éclairé] une fourmi, qui [remercia|a remercié].',
  ],
};
