import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  title: ['Sous le lit, derrière la porte', '{hero} et le tiroir têtu'],
  passage: [
    'Il n’y avait que le couloir à traverser. Mais un couloir, quand on cherche quelque chose, est plus long que d’habitude.',
    'On [commença|a commencé] par le bas de la maison, parce que c’est là que tout finit par rouler.',
  ],
  arrive: [
    'Ça sentait le pain grillé. La troisième marche grinçait, comme toujours, et un rayon chauffait un coin du tapis.',
    'La machine à laver tournait dans le fond. Le plancher était tiède là où passait le tuyau, et ça sentait le savon.',
  ],
  image: [
    'Sur le radiateur séchait une chaussette, seule, l’air d’attendre un train.',
    'Un biscuit était posé sur la rampe, avec une seule bouchée en moins.',
  ],
  meet: [
    'Le chat dormait dans le panier à linge, sur le propre. <companion>{helper} a tout vu</companion>, [dit|a dit] {companion}. <companion>Mais pour le faire parler.</companion> {helper} [ouvrit|a ouvert] un œil.',
    '{helper}, le chat, tenait le milieu de l’escalier. Il fallait l’enjamber. <companion>Il surveille</companion>, [dit|a dit] {companion}. <companion>On ne sait pas pour qui.</companion>',
  ],
  task: [
    '<companion>L’ours en peluche a disparu</companion>, [dit|a dit] {companion}. <companion>Il faut le retrouver avant la nuit, sinon personne ne dort. On a cherché partout, sauf dans le tiroir.</companion>',
    '<companion>L’ours en peluche manque à l’appel</companion>, [dit|a dit] {companion}. <companion>Il dort toujours à gauche. Il reste le tiroir, avant qu’il fasse nuit.</companion>',
  ],
  way: [
    'On [regarda|a regardé] sous le lit, derrière les rideaux et dans le frigo, par acquit de conscience. {helper} suivait, la queue droite comme une question.',
    'On [fouilla|a fouillé] la corbeille, l’armoire, et la bouche du chat, avec son accord.',
  ],
  obstacle: [
    'Le tiroir du bas était coincé. Il s’ouvrait d’un doigt, pas plus, et par la fente on ne voyait qu’une oreille.',
    'C’était le tiroir d’en bas, celui qui ne s’ouvre que d’un côté. On voyait un bout de peluche, et puis plus rien.',
  ],
  stuck: [
    'Le tiroir [rentra|est rentré] d’un coup sec. Il [avala|a avalé] le doigt de chemise qui dépassait.',
    'Le tiroir [s’ouvrit|s’est ouvert] de l’autre côté et [se ferma|s’est fermé] de celui-ci.',
  ],
  still: [
    'Le frigo s’était arrêté. On entendait {helper} penser, ou ronronner.',
    'La machine à laver réfléchissait avant l’essorage.',
  ],
  open: [
    'Le tiroir [s’ouvrit|s’est ouvert] en grand, avec un bruit de rire. L’ours était là, à plat ventre sur les nappes. Il avait deux plis de plus et l’air très reposé.',
    'Avec un grand cric, le tiroir [vint|est venu] tout entier. L’ours avait dormi sous les serviettes, le nez contre un savon. Il sentait la lavande.',
  ],
  gift: [
    'Au fond du tiroir, il y avait aussi un dessin, plié en quatre. On y voyait un chat plus grand que sa maison. {companion} l’[aplatit|a aplati] et [le donna|l’a donné] à {hero}.',
    'Un dessin était collé sous le tiroir. Personne ne savait depuis quand. <companion>C’est toi qui l’as trouvé</companion>, [dit|a dit] {companion}, <companion>il est donc à toi.</companion>',
  ],
  homeward: [
    'On [refit|a refait] le couloir dans l’autre sens. Il avait repris sa longueur de tous les jours.',
    'On [remit|a remis] le tiroir, l’armoire et le chat. Le chat [s’était|s’était] déjà remis.',
  ],
  question: [
    '<hero>Pourquoi un tiroir se coince-t-il davantage quand il pleut ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mesura|a mesuré] deux bouts de bois pareils et en [laissa|a laissé] un dans l’eau. Le mouillé [devint|est devenu] plus large. Le bois boit l’air humide et il gonfle.',
  ],
};
