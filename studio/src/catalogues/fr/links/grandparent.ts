import type { Tables } from '../../schema.ts';

export const grandparent: NonNullable<Tables['link']['grandparent']> = {
  home: [
    '{link}, {link_rel}, avait un fauteuil qui en savait long. {hero} s’asseyait sur l’accoudoir.',
    '{link}, {link_rel}, appelait {hero} par tous les prénoms de la famille avant de tomber sur le bon.',
    '{link}, {link_rel}, gardait tout, même les bouts de ficelle trop courts. Ils étaient rangés sous : trop courts.',
    '{link}, {link_rel}, posait sa loupe sur le journal et disait que le monde avait rapetissé.',
    'Chez {link}, {link_rel}, il y avait toujours un bonbon collé à un autre. {hero} avait le droit de choisir lequel.',
    '{link}, {link_rel}, ne courait plus. {link_il} disait que les choses finissaient par repasser.',
    'Le dimanche, {link}, {link_rel}, battait {hero} aux dames. {hero} avait promis d’y mettre fin.',
    '{link}, {link_rel}, avait connu la rue quand c’était un champ. Il lui arrivait encore de saluer les vaches.',
    '{link}, {link_rel}, tricotait quelque chose de long. Personne n’osait demander ce que c’était.',
    '{link}, {link_rel}, remontait sa montre chaque matin, et laissait {hero} écouter.',
  ],
  echo: [
    '{link} [écarta|a écarté] le journal. <link>Et après</link>, [dit|a dit] {link}, comme on demande du sel.',
    '{link} [tendit|a tendu] la boîte. Il restait deux bonbons, collés. On [garda|a gardé] chacun une moitié.',
    '{link} [écouta|a écouté] l’histoire jusqu’au bout. <link>De mon temps aussi</link>, [dit|a dit] {link}, et [reprit|a repris] son tricot.',
    '{link} [appela|a appelé] {hero} par son prénom, le bon, du premier coup.',
    '{link} [posa|a posé] la montre contre l’oreille de {hero}. Elle disait la même chose que ce matin, en plus lent.',
    '{link} [déplaça|a déplacé] un pion, puis [le remit|l’a remis]. <link>À toi</link>, [dit|a dit] {link}. <link>Prends ton temps.</link>',
  ],
  act: [
    '{link} avait prêté à {hero} la vieille montre, celle qu’on remonte. {hero_subj} [la mit|l’a mise] à son oreille, jusqu’à ce que le cœur aille aussi lentement que la montre.',
    '<hero>Quand ça coince, assieds-toi à côté</hero>, [dit|a dit] {hero}. C’était une phrase de {link}. {hero_subj} s’[assit|est assis{hero_e}] à côté.',
    'Dans la poche de {hero}, il y avait une des pastilles que {link} donne à tous ceux qui partent. {hero_subj} [la suça|l’a sucée] et [ne fit rien|n’a rien fait] d’autre.',
    '{link} savait tout réparer, et commençait par regarder le temps d’une tasse de thé. Il n’y avait pas de thé. {hero_subj} [regarda|a regardé] quand même.',
    '{hero_subj} portait l’écharpe que {link} avait tricotée, avec un trou. {hero_subj} y [passa|a passé] un doigt. C’était un bon endroit pour un doigt.',
    '{link} avait attendu un cerisier pendant trois étés. {hero_subj} y [pensa|a pensé], et [trouva|a trouvé] encore une minute.',
    '{link} avait appris à {hero} à tremper un biscuit : ni trop tôt, ni trop tard. {hero} [compta|a compté] comme pour le biscuit, sans bouger la main.',
    'Dans le sac de {hero}, il y avait la loupe de {link}, rayée au milieu. {hero} [regarda|a regardé] à travers, et le monde [ralentit|a ralenti] un peu.',
    '{link} avait perdu bien des choses, et les retrouvait en s’asseyant. {hero} [s’assit|s’est assis{hero_e}] comme {link}, avec un petit bruit de genoux.',
    '<hero>Laisse venir</hero>, [murmura|a murmuré] {hero}. C’est ce que {link} disait aux poissons, au sommeil et aux mots croisés.',
  ],
};
