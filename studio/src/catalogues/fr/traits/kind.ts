import type { Tables } from '../../schema.ts';

export const kind: NonNullable<Tables['trait']['kind']> = {
  home: [
    '{hero_subj} avait noué une écharpe au piquet du jardin, parce qu’il passait l’hiver dehors.',
    'Quand une mouche tombait dans la soupe, {hero} la sortait avec la cuillère et lui montrait la fenêtre.',
    '{hero_subj} disait bonjour au facteur, au chien du facteur, et à son vélo.',
    'Dans la cour, {hero} gardait toujours une moitié de goûter. Il y avait toujours quelqu’un pour l’autre moitié.',
    '{hero_subj} s’asseyait dans l’autobus à côté de celui qui avait l’air de s’ennuyer.',
    'Le matin, {hero} beurrait deux tartines, et poussait la mieux beurrée vers l’autre bout de la table.',
    '{hero_subj} portait un bout du sac de la voisine. Le bout lourd.',
    'Quand deux disaient moi, {hero} disait : après vous.',
    '{hero_subj} avait prêté son parapluie un jour de pluie, et il pleuvait toujours un peu quand {hero_il} en parlait.',
    'La plante du couloir n’était à personne. C’était donc {hero} qui l’arrosait.',
  ],
  firstMove: [
    '{hero_subj} [regarda|a regardé] d’abord si quelqu’un avait froid.',
    '<hero>Tu veux que je tienne quelque chose ?</hero> [demanda|a demandé] {hero}, les bras déjà tendus.',
    '{hero_subj} [dit|a dit] oui. Puis oui encore. À la fin, ses bras étaient pleins.',
    '{hero_subj} [fit|a fait] de la place avant même qu’on en demande.',
    '{hero_subj} [marcha|a marché] derrière, pour que personne ne soit le dernier.',
    '{hero_subj} [sortit|a sorti] son mouchoir. On ne savait pas encore pour qui.',
  ],
  helps: [
    '{hero_subj} [vit|a vu] que quelqu’un frottait ses pieds l’un contre l’autre. C’était minuscule, mais c’était ça.',
    'Ce n’était pas quelqu’un de méchant. C’était quelqu’un de fatigué.',
    '{hero_subj} [pensa|a pensé] à la place vide dans l’autobus, et à celui qui regarde par la vitre.',
    'Dire oui à tout le monde, c’était facile. Cette fois, il fallait dire oui à une seule personne.',
    '<hero>De quoi tu as besoin, là, maintenant ?</hero> [voulut|a voulu] dire {hero}. Il suffisait peut-être de regarder.',
    '{hero_subj} [posa|a posé] tout ce qu’{hero_il} portait. Avec les bras vides, on voit mieux les autres.',
  ],
};
