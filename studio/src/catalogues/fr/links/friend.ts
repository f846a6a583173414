import type { Tables } from '../../schema.ts';

export const friend: NonNullable<Tables['link']['friend']> = {
  home: [
    '{link} habitait deux portes plus loin et ne sonnait jamais. {link_il} sifflait, et {hero} descendait.',
    '{link} habitait de l’autre côté de la cour. Entre les deux fenêtres, il y avait une ficelle avec une clochette.',
    '{link} et {hero} avaient un signal : une botte sur le rebord. Ce jour-là, il y en avait deux.',
    '{link} avait un patin à roulettes, {hero} avait l’autre. On n’était donc jamais très loin.',
    'Quand on voyait {hero}, il suffisait d’attendre. {link} arrivait au coin, en laçant ses chaussures.',
    '{link} savait siffler dans une herbe, et {hero} connaissait tous les chemins. Cela faisait le compte.',
    'À l’école, {hero} et {link} étaient côte à côte, jusqu’à ce qu’on l’interdise. Depuis, c’était dos à dos.',
    '{link} avait toujours un crayon, et {hero} toujours du papier. Tout avait commencé par un dessin de vache.',
    '{link} voulait toujours venir, sans demander où. C’était ce qu’il y avait de bien, avec {link}.',
    '{hero} et {link} avaient enterré une boîte dans la cour et oublié l’endroit. Cela donnait une raison de creuser.',
  ],
  echo: [
    '<link>À demain</link>, [dit|a dit] {link} sous la fenêtre, et puis encore une fois, plus loin.',
    'La clochette [tinta|a tinté] une fois, au bout de sa ficelle. C’était {link} qui disait bonne nuit.',
    'Sur le rebord, en face, il y avait une botte. À l’envers, cela voulait dire : demain.',
    '{link} [siffla|a sifflé] dans la rue. {hero} [siffla|a sifflé] aussi, et cette fois cela ressemblait à quelque chose.',
    '{link} [tendit|a tendu] son patin à {hero}. Pour une fois, la paire dormirait au complet.',
    'On [creusa|a creusé] encore un peu, avant la nuit. <link>Ce n’est pas là</link>, [dit|a dit] {link}, très content{link_e}.',
  ],
};
