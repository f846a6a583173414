import type { Variants } from '../../schema.ts';

export const mishap: Variants = [
  '{hero} [s’assit|s’est assis{hero_e}] pour se reposer, et ce qui ressemblait à un coussin de mousse [se révéla|s’est révélé] être de l’eau avec de la mousse dessus. Personne n’[osa|a osé] rien dire. <hero>Fraîche</hero>, [dit|a dit] enfin {hero}, en se relevant avec beaucoup de dignité.',
  'Il y [eut|a eu] un moment où tout le monde tenait la ficelle, et un autre où plus personne ne la tenait. Entre les deux, il n’y avait eu qu’un éternuement. On [regarda|a regardé] la ficelle s’en aller, et avec elle le goûter, qui y était attaché.',
  '{companion} [voulut|a voulu] montrer comment on saute, {hero} [voulut|a voulu] voir de plus près, et les deux idées [se rencontrèrent|se sont rencontrées] au même endroit. Il n’y [eut|a eu] pas de mal. Il y [eut|a eu] seulement deux bosses, qui se ressemblaient comme deux sœurs.',
  'Le bonnet de {hero} [resta|est resté] accroché à quelque chose, et {hero} [continua|a continué] sans bonnet. Trois minutes plus tard, on [passa|est passé] devant un bonnet exactement pareil. <hero>Quelle chance</hero>, [dit|a dit] {hero}, <hero>j’en avais justement besoin d’un.</hero> C’est ainsi qu’on [découvrit|a découvert] qu’on tournait en rond.',
  'Quelque chose [craqua|a craqué] dans le sac. C’était un œuf dur, et il était moins dur que son nom. Il avait coulé sur le crayon, sur la craie et sur la moitié de la carte. L’autre moitié, par bonheur, ne montrait que la mer.',
  '{hero} [posa|a posé] le pied sur une pierre qui était une tortue, ou du moins une pierre qui bougeait comme une tortue. Cela [ne dura|n’a duré] qu’un instant. Ensuite {hero} était assis{hero_e} un peu plus loin, une chaussure à la main, et la pierre avait déjà repris son air de pierre.',
  '<hero>Je tiens</hero>, [dit|a dit] {hero}. C’était exact pour la main droite. La main gauche, elle, avait lâché pour se gratter le nez. Tout [descendit|est descendu] d’un étage, très lentement, avec un bruit de vaisselle qui n’est pas à vous.',
  'On avait mis les provisions à l’abri des fourmis, en hauteur. Ce n’étaient pas les fourmis, l’ennui. Quelque chose avec des ailes et un solide appétit avait laissé le papier, bien plié, et une plume en guise de reçu.',
  'Le sac était resté ouvert, et la moitié de ce qu’on avait emporté marquait le chemin. Il y avait une chaussette, une pomme, et plus loin une pomme mordue. {hero} [trouva|a trouvé] cela pratique. Au moins, on saurait rentrer.',
  '{hero} [donna|a donné] un coup de main à quelque chose qui n’en demandait pas. La chose [tomba|est tombée] du bon côté, mais la suivante [tomba|est tombée] aussi, et celle d’après, comme une phrase qu’on ne peut plus arrêter. À la fin il y [eut|a eu] un petit ding.',
];
