import type { Tables } from '../../schema.ts';

export const sibling: NonNullable<Tables['link']['sibling']> = {
  home: [
    '{link}, {link_rel}, avait les mêmes idées au même moment, et les disait d’habitude en premier.',
    '{link}, {link_rel}, dormait du côté de la porte. Quand l’un ne dormait pas, l’autre le savait.',
    'Il n’y avait qu’un seul bol bleu, et {link}, {link_rel}, se levait toujours avant. Cela durait depuis des années.',
    '{link}, {link_rel}, croyait tout ce que disait {hero}, ou alors rien du tout. Cela dépendait du jour.',
    'Quand {hero} avait un plan, {link}, {link_rel}, en avait un aussi. En général, c’était le même.',
    'Partout où allait {hero}, {link}, {link_rel}, suivait à deux pas, avec les biscuits.',
    '{link}, {link_rel}, imitait si bien {hero} que le chien accourait. {hero} imitait très bien le chien.',
    'Une ligne de craie coupait la chambre en deux, un côté pour {hero}, un côté pour {link}, {link_rel}. On s’en servait surtout pour marcher dessus.',
    'Devant la dernière crêpe, {link}, {link_rel}, regardait {hero}, et {hero} regardait {link}. Ces regards avaient des noms.',
    '{link}, {link_rel}, ne venait jamais avec {hero}. Par hasard, {link_il} allait seulement du même côté.',
  ],
  echo: [
    '{link} attendait au pied de l’escalier. <link>Tu en as mis, du temps</link>, [dit|a dit] {link}, et {link_il} [se poussa|s’est poussé{link_e}] un peu.',
    '{link} était là, et [souleva|a soulevé] un coin de la couverture. <link>Raconte</link>, [dit|a dit] {link}. <link>À partir des chaussures.</link>',
    '<link>C’est moi qui l’ai dit en premier</link>, [dit|a dit] {link}. <hero>Non, moi</hero>, [dit|a dit] {hero}. Cela [finit|a fini] en bâillement.',
    'Le bol bleu était sur la table, entre les deux places, juste au milieu.',
    'Ce soir-là, la ligne de craie avait un trou, large comme une chaussette. {link} n’en [dit|a dit] rien.',
    '{link} [coupa|a coupé] la dernière crêpe en deux, puis [tourna|a tourné] l’assiette. C’était à {hero} de choisir.',
  ],
};
