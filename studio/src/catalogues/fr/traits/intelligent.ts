import type { Tables } from '../../schema.ts';

export const intelligent: NonNullable<Tables['trait']['intelligent']> = {
  home: [
    'Quand {hero} voyait trois choses, {hero_il} cherchait déjà la quatrième.',
    '{hero_subj} avait remarqué que les escaliers ont toujours raison : ils arrivent.',
    'Sur la porte de {hero}, un papier disait : entrez si vous connaissez le mot. Le mot changeait le lundi.',
    '{hero_subj} savait combien de petits pois entrent dans une louche. Il avait fallu un mois de purée.',
    'Avant de dire bonjour, {hero} avait souvent déjà compris pourquoi on venait.',
    '{hero_subj} avait rangé les livres par ordre de fin, les heureuses en haut.',
    'Quand on cherchait les clés, {hero} demandait seulement : et hier, à cette heure-ci ?',
    '{hero_subj} jouait aux dames contre soi, et faisait semblant de ne rien voir venir.',
    'Il y avait un cahier où {hero} notait les règles que personne n’avait écrites. On en était à deux cents.',
    '{hero_subj} lisait les modes d’emploi pour le plaisir, et les corrigeait au crayon.',
  ],
  firstMove: [
    '{hero_subj} [chercha|a cherché] la règle. Il y en a toujours une, même dans la soupe.',
    '<hero>C’est logique</hero>, [dit|a dit] {hero}. Ça l’était, mais personne n’écoutait.',
    '{hero_subj} [compta|a compté] les côtés, les coins et les chances. Il y avait plus de coins.',
    '<hero>En fait</hero>, [commença|a commencé] {hero}. C’était une longue phrase.',
    '{hero_subj} [fit|a fait] un schéma sur sa paume, avec des flèches.',
    '{hero_subj} avait la réponse. Il ne manquait plus que la question exacte.',
  ],
  helps: [
    '{hero_subj} avait raison depuis une heure. Ça n’avait avancé personne d’un pas.',
    '{hero_subj} [prit|a pris] trois cailloux et un bâton, et [se l’expliqua|se l’est expliqué]. C’était plus court comme ça.',
    'Une chose n’entrait pas dans la règle. {hero_subj} [regarda|a regardé] mieux : c’était quelqu’un.',
    '<hero>Et si je m’étais trompé{hero_e} de question ?</hero> [se demanda|s’est demandé] {hero}.',
    'Tout s’expliquait, sauf une petite chose, et cette petite chose était la seule importante.',
    '{hero_subj} [effaça|a effacé] le schéma sur sa paume. Dessous, il y avait une main.',
  ],
};
