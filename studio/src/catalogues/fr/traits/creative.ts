import type { Tables } from '../../schema.ts';

export const creative: NonNullable<Tables['trait']['creative']> = {
  home: [
    'Pour {hero}, une passoire était un casque qui savait égoutter.',
    '{hero_subj} avait construit une maison pour escargots avec trois pots et un couvercle. Il y avait déjà une liste d’attente.',
    'Rien ne partait à la poubelle sans passer par {hero}. La moitié revenait, avec des ailes.',
    '{hero_subj} dessinait sur la buée, sur le sable et sur les listes de courses.',
    'Les chaussettes seules, chez {hero}, devenaient des marionnettes. Elles avaient des caractères difficiles.',
    'Avec une ficelle et deux pinces, {hero} avait tendu un téléphérique pour les biscuits.',
    '{hero_subj} voyait un canard dans la tache du plafond. Le lendemain, il avait des enfants.',
    'Quand il manquait une pièce au jeu, {hero} la remplaçait par un haricot, et le haricot gagnait.',
    '{hero_subj} avait peint une fenêtre sur le mur sans fenêtre. On y voyait la mer, avec du retard.',
    'Sous le lit de {hero}, il y avait une boîte marquée : ça peut servir.',
  ],
  firstMove: [
    '{hero_subj} [regarda|a regardé] ce qui traînait. <hero>Avec ça et ça</hero>, [dit|a dit] {hero}, <hero>on fait un truc.</hero>',
    '{hero_subj} [vida|a vidé] ses poches par terre. Il y avait de quoi bâtir, presque.',
    'En trois minutes, {hero} avait fabriqué quelque chose de superbe. On cherchait encore à quoi ça servait.',
    '{hero_subj} [retourna|a retourné] la chose, pour voir si l’autre bout était mieux.',
    '{hero_subj} [noua|a noué] son lacet à un bâton et le bâton à l’autre lacet. C’était un début, ou une chute.',
    '<hero>Et si c’était une trompette ?</hero> [dit|a dit] {hero}. Ce n’en était pas une, mais on avait vérifié.',
  ],
  helps: [
    '{hero_subj} [pencha|a penché] la tête. À l’envers, la même chose en était une autre.',
    'Ce n’était pas un mur. C’était un côté.',
    'Ce que {hero} avait construit était superbe, et ne servait à personne. Il fallait le voir pour le défaire.',
    '{hero_subj} [pensa|a pensé] au haricot qui remplaçait la pièce perdue. On peut toujours commencer avec un haricot.',
    'Il ne fallait rien fabriquer du tout. C’était l’idée la plus neuve de la journée.',
    '{hero_subj} [regarda|a regardé] ses mains. Elles savaient faire beaucoup de choses, et il y en avait une très simple.',
  ],
};
