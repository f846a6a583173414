import type { Variants } from '../../schema.ts';

export const mishap: Variants = [
  '{hero} [s’assit|s’est assis{hero_e}] pour se reposer, et ce qui ressemblait à un coussin de mousse [se révéla|s’est révélé] être de l’eau avec de la mousse dessus. Personne n’[osa rien|a rien osé] dire. <hero>Fraîche</hero>, [dit|a dit] enfin {hero}, en se relevant avec beaucoup de dignité.',
  'Il y [eut|a eu] un moment où tout le monde tenait le sac du goûter, et un autre où plus personne ne le tenait. Entre les deux, il n’y avait eu qu’un éternuement. On [regarda|a regardé] le sac rouler, s’ouvrir, et continuer sans rien dedans.',
  '{companion} [voulut|a voulu] montrer comment on saute, {hero} [voulut|a voulu] voir de plus près, et les deux idées [se rencontrèrent|se sont rencontrées] au même endroit. Il n’y [eut pas|a pas eu] de mal. Il y [eut|a eu] seulement deux bosses, qui se ressemblaient comme deux sœurs.',
  'Le bonnet de {hero} [resta|est resté] accroché à quelque chose, et {hero} [continua|a continué] sans bonnet. Trois minutes plus tard, on [passa|est passé] devant un bonnet exactement pareil. <hero>Quelle chance</hero>, [dit|a dit] {hero}, <hero>j’en avais justement besoin d’un.</hero> C’est ainsi qu’on [découvrit|a découvert] qu’on tournait en rond.',
  'Quelque chose [craqua|a craqué] dans le sac. C’était un œuf dur, et il était moins dur que son nom. Il avait coulé sur le crayon, sur la craie et sur la moitié de la carte. L’autre moitié, par bonheur, ne montrait que la mer.',
  '{hero} [posa|a posé] le pied sur une pierre qui était une tortue, ou du moins une pierre qui bougeait comme une tortue. Cela [ne dura|n’a duré] qu’un instant. Ensuite {hero} était assis{hero_e} un peu plus loin, une chaussure à la main, et la pierre avait déjà repris son air de pierre.',
  '<hero>Je tiens</hero>, [dit|a dit] {hero}. C’était exact pour la main droite. La main gauche, elle, avait lâché pour se gratter le nez. Tout [descendit|est descendu] d’un étage, très lentement, avec un bruit de vaisselle qui n’est pas à vous.',
  'On avait mis les provisions à l’abri des fourmis, en hauteur. Ce n’étaient pas les fourmis, l’ennui. Quelque chose avec des ailes et un solide appétit avait laissé le papier, bien plié, et une plume en guise de reçu.',
  'Le sac était resté ouvert, et la moitié de ce qu’on avait emporté marquait le chemin. Il y avait une chaussette, une pomme, et plus loin une pomme mordue. {hero} [trouva|a trouvé] cela pratique. Au moins, on saurait rentrer.',
  '{hero} [donna|a donné] un coup de main à quelque chose qui n’en demandait pas. La chose [tomba|est tombée] du bon côté, mais la suivante [tomba|est tombée] aussi, et celle d’après, comme une phrase qu’on ne peut plus arrêter. À la fin il y [eut|a eu] un petit ding.',
  {
    text: 'Tout le monde tenait la même extrémité, et chacun croyait que quelqu’un tenait l’autre. Ces situations durent en général moins longtemps que le récit qu’on en fait. Il y [eut|a eu] un glissement, un bruit, puis un deuxième bruit, plus liquide. {hero} [regarda|a regardé] ses chaussures, dont une n’était plus là. <companion>Je crois que c’était le côté important</companion>, [dit|a dit] {companion}, avec le calme des gens qui ont déjà beaucoup perdu. On [repêcha|a repêché] la chaussure. Elle avait changé de couleur et, d’une certaine façon, de caractère.',
    from: '13-17',
  },
  {
    text: 'L’idée était bonne. {hero} tenait à ce que cela soit consigné quelque part : l’idée était bonne, elle avait un début, un milieu et une fin, et même un plan de secours. Ce qui a manqué, c’est la deuxième main, occupée au même instant à remettre une mèche en place. Le plan de secours, lui, était resté dans le sac, et le sac était au bout de la corde. On [regarda|a regardé] la corde. Elle descendait avec élégance. <companion>Bon</companion>, [dit|a dit] {companion}, <companion>au moins on sait où elle va.</companion>',
    from: '13-17',
  },
  {
    text: 'Il existe une catégorie d’objets qui ne cassent jamais tant qu’on les manipule avec brutalité, et qui se brisent au premier geste délicat. {hero} en [fit|a fait] l’expérience avec beaucoup de délicatesse. Un petit claquement, puis plus rien, puis une pièce ronde qui [roula|a roulé] longtemps, décrivant des cercles de plus en plus philosophiques. Personne ne bougeait avant qu’elle ait fini. <hero>Elle n’était peut-être pas indispensable</hero>, [dit|a dit] {hero}. Aussitôt, quelque chose d’autre [tomba|est tombé], comme pour répondre à la question.',
    from: '13-17',
  },
  {
    text: 'Ce n’était pas une chute à proprement parler. C’était une longue négociation avec la pente, au cours de laquelle {hero} avait cédé sur tous les points. En bas, il y avait des feuilles, un bon lit, bien épais, et sous les feuilles une eau dont rien n’annonçait l’existence. {companion} [arriva|est arrivé{companion_e}] par le sentier, trente secondes plus tard, au sec, et [eut|a eu] la grandeur d’âme de ne poser aucune question. Il y avait un sentier, donc. Il était large, il était balisé, et il y avait même un banc.',
    from: '13-17',
  },
  {
    text: 'La fermeture du sac [céda|a cédé] à l’instant précis où il ne fallait pas, et l’on [vit|a vu] défiler, par ordre d’importance, toutes les affaires de {hero}. Un carnet [passa|est passé], un peigne, une carte de bus, et pour finir ce petit objet gardé depuis l’enfance, sans nom ni excuse, qu’on ne montre à personne. Il [s’arrêta|s’est arrêté] aux pieds de {companion}. {companion} [le ramassa|l’a ramassé], l’[épousseta|a épousseté], et [le rendit|l’a rendu] sans un mot. Puis, après quelques pas, {companion} [dit|a dit] : <companion>J’ai le même, en bleu.</companion>',
    from: '13-17',
  },
  {
    text: 'On avait appuyé sur le mauvais bouton, ou tiré le mauvais fil, ou salué la mauvaise personne ; les témoignages divergeaient. Le résultat, lui, ne faisait pas de doute. Il était bruyant et il sentait le caoutchouc. {hero} [resta|est resté{hero_e}] immobile, la main encore en l’air, comme quelqu’un qui s’apprêtait à prêter serment. <companion>Surtout, n’appuie plus</companion>, [dit|a dit] {companion}. C’était un bon conseil. Il aurait gagné à être donné plus tôt, et un peu moins fort, car de surprise {hero} [appuya|a appuyé] encore.',
    from: '13-17',
  },
];
