import type { Tables } from '../../schema.ts';

export const parent: NonNullable<Tables['link']['parent']> = {
  home: [
    '{link}, {link_rel}, chantait en faisant la vaisselle, toujours à côté. Les assiettes s’y étaient faites.',
    '{link}, {link_rel}, cherchait ses clés. {hero} savait où elles étaient, mais attendait un peu.',
    '{link}, {link_rel}, savait lire sur le front de {hero}, surtout quand il y avait du chocolat.',
    '{link}, {link_rel}, disait toujours : prends un gilet. C’était sa façon de dire autre chose.',
    'Le matin, {link}, {link_rel}, buvait son café debout. {hero} buvait son lait sous la table. On se faisait signe.',
    '{link}, {link_rel}, pliait le linge en deux, puis en quatre. {hero} dormait parfois dans la pile.',
    '{link}, {link_rel}, connaissait trois histoires par cœur, et se trompait exprès à la même page.',
    '{link}, {link_rel}, sifflait quand la soupe était prête. Dans la rue, trois chiens venaient aussi.',
    '{link}, {link_rel}, avait une veste avec onze poches. Dans l’une d’elles, il y avait toujours quelque chose pour {hero}.',
    '{link}, {link_rel}, marchait vite, et {hero} courait à côté. Devant les vitrines, c’était le contraire.',
  ],
  echo: [
    '{link} [ouvrit|a ouvert] la porte avant qu’on frappe. <link>Alors</link>, [dit|a dit] {link}, et {link_il} [poussa|a poussé] une chaise.',
    '{link} [ne posa pas|n’a pas posé] de question. {link_il} [remplit|a rempli] un bol et [attendit|a attendu], comme on sait faire dans cette famille.',
    '<link>Prends un gilet</link>, [dit|a dit] {link}, bien qu’on soit déjà rentré. {hero} en [prit|a pris] un.',
    '{link} [écouta|a écouté] jusqu’au bout, le torchon sur l’épaule. Puis {link_il} [hocha|a hoché] la tête, une seule fois.',
    '{link} [plia|a plié] le dernier drap, et {hero} [tint|a tenu] l’autre bout.',
    'Dans la onzième poche de {link}, il restait un caramel. Il était un peu aplati, et il était pour {hero}.',
  ],
};
