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
  act: [
    'Dans la poche de {hero}, il y avait le mouchoir que {link} y avait glissé à la porte. Il était repassé. {hero_subj} [se moucha|s’est mouché{hero_e}], [le replia|l’a replié], et y [vit|a vu] clair.',
    '{link} disait tout deux fois, la seconde plus bas. {hero_subj} [se le dit|se l’est dit] une seconde fois, plus bas.',
    '{link} avait recousu le bouton de {hero} avec du fil rouge, faute de bleu. {hero_subj} [le tourna|l’a tourné] entre deux doigts, comme {link} quand {link_il} réfléchit.',
    'Dans la boîte restait le dernier quartier de pomme, que {link} avait taillé en bateau. {hero_subj} [le coupa|l’a coupé] en deux, pour {companion} aussi. Après, [ce fut|cela a été] plus calme.',
    '{hero_subj} [posa|a posé] les deux mains à plat sur ses genoux. C’est ce que faisait {link} quand quelque chose avait débordé, avant toute autre chose.',
    'Dans le bonnet de {hero}, {link} avait écrit, au cas où : la rue, le numéro et un petit baiser. {hero_subj} [lut tout|a tout lu], du début à la fin.',
    '{link} comptait toujours jusqu’à dix en pelant une orange. {hero} n’avait pas d’orange. {hero_subj} [pela|a pelé] l’air, en une seule longue épluchure.',
    'À la ceinture de {hero}, il y avait la clé de la maison, que {link} avait prêtée. {hero} [la tint|l’a tenue] un moment. Elle était lourde et sûre.',
    '{link} disait : quand on ne voit plus rien, on s’arrête et l’on écoute le frigo. Il n’y avait pas de frigo. {hero} [écouta|a écouté].',
    'Le gilet de {hero} gardait l’odeur de la maison, parce que {link} l’avait séché près du poêle. {hero} y [mit|a mis] le nez, jusqu’aux yeux.',
  ],
};
