import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  title: ['Sous le lit, derrière la porte', '{hero} et le tiroir têtu'],
  passage: ['Il n’y avait que le couloir à traverser. Mais un couloir, quand on cherche quelque chose, est plus long que d’habitude.'],
  arrive: ['Ça sentait le pain grillé. La troisième marche grinçait, comme toujours, et un rayon chauffait un coin du tapis.'],
  image: ['Sur le radiateur séchait une chaussette, seule, l’air d’attendre un train.'],
  meet: [
    'Le chat dormait dans le panier à linge, sur le propre. <companion>{helper} a tout vu,</companion> [dit|a dit] {companion}. <companion>Mais pour le faire parler.</companion> {helper} [ouvrit|a ouvert] un œil.',
  ],
  task: [
    '<companion>L’ours en peluche a disparu,</companion> [dit|a dit] {companion}. <companion>Il faut le retrouver avant la nuit, sinon personne ne dort. On a cherché partout, sauf dans le tiroir.</companion>',
  ],
  way: [
    'On [regarda|a regardé] sous le lit, derrière les rideaux et dans le frigo, par acquit de conscience. {helper} suivait, la queue droite comme une question.',
  ],
  obstacle: ['Le tiroir du bas était coincé. Il s’ouvrait d’un doigt, pas plus, et par la fente on ne voyait qu’une oreille.'],
  stuck: ['Le tiroir [rentra|est rentré] d’un coup sec. Il [avala|a avalé] le doigt de chemise qui dépassait.'],
  still: ['Le frigo s’était arrêté. On entendait {helper} penser, ou ronronner.'],
  open: [
    'Le tiroir [s’ouvrit|s’est ouvert] en grand, avec un bruit de rire. L’ours était là, à plat ventre sur les nappes. Il avait deux plis de plus et l’air très reposé.',
  ],
  gift: [
    'Au fond du tiroir, il y avait aussi un dessin, plié en quatre : une maison avec un chat plus grand que la porte. {companion} l’[aplatit|a aplati] et [le donna|l’a donné] à {hero}.',
  ],
  homeward: ['On [refit|a refait] le couloir dans l’autre sens. Il avait repris sa longueur de tous les jours.'],
  question: ['<hero>Pourquoi un tiroir se coince-t-il davantage quand il pleut ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [mesura|a mesuré] deux bouts de bois pareils et en [laissa|a laissé] un dans l’eau. Le mouillé [devint|est devenu] plus large. Le bois boit l’air humide et il gonfle.',
  ],
};
