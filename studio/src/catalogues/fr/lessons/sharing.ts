import type { LessonMessages } from '../../schema.ts';

export const sharing: readonly LessonMessages[] = [
  {
    dilemma: [
      'Il restait un seul petit pain, le plus doré, et {hero} le gardait dans sa manche. {companion} avait faim aussi, mais n’en disait rien.',
    ],
    firstTry: [
      '{hero_subj} [marcha|a marché] le bras raide et [essaya|a essayé] d’un seul côté, sans lâcher la manche.',
    ],
    why: [
      'Il aurait fallu quatre mains. Il n’y en avait qu’une, et elle sentait le pain. Tout [glissa|a glissé]. <companion>Tu as mal au bras ?</companion> [demanda|a demandé] {companion}.',
    ],
    again: ['<hero>Un peu</hero>, [dit|a dit] {hero}. La manche faisait des miettes.'],
    turn: [
      '{companion} s’était assis{companion_e} et ne demandait rien. {hero} [sentit|a senti] le pain tiède contre son poignet. Il y en avait un gros bout et un petit bout.',
    ],
    deed: ['{hero_subj} [rompit|a rompu] le pain et [tendit|a tendu] le gros morceau.'],
    answer: [
      '{companion} [mangea|a mangé] les yeux fermés. <companion>C’est le bout doré</companion>, [dit|a dit] {companion}, la bouche pleine. <companion>Bon. Tu tires, je pousse.</companion>',
    ],
    echo: ['Il restait des miettes dans la manche. Un oiseau l’avait remarqué.'],
  },
  {
    dilemma: [
      'Une prune pendait, toute seule, au-dessus du chemin. {hero} la gardait pour plus tard, et pour {hero_lui} tout{hero_g, select, m {} other {e}} seul{hero_e}.',
    ],
    firstTry: [
      '{hero_subj} [attendit|a attendu] que {companion} regarde ailleurs et [sauta|a sauté]. Il manquait la longueur d’un bras.',
    ],
    why: [
      '{hero_subj} [sauta|a sauté] sept fois. La prune ne se pressait pas. Au huitième, c’est {hero} qui [tomba|est tombé{hero_e}], dans les orties. <companion>Tu fais quoi ?</companion> [demanda|a demandé] {companion}. <hero>Rien.</hero>',
    ],
    again: ['<hero>Je regarde si les orties sont mûres</hero>, [dit|a dit] {hero}.'],
    turn: [
      '{companion} avait levé la tête et compris, et tenait déjà la branche, pour qu’elle descende. Pour {hero}.',
    ],
    deed: [
      '{hero_subj} [cueillit|a cueilli] la prune, l’[ouvrit|a ouverte] en deux, et [donna|a donné] le côté sans noyau.',
    ],
    answer: [
      'Le jus [coula|a coulé] partout. <companion>Elle est meilleure que celle de l’an dernier</companion>, [dit|a dit] {companion}. Il n’y en avait pas eu, l’an dernier.',
    ],
    echo: ['{hero} [garda|a gardé] le noyau dans sa joue. Il avait encore du goût.'],
  },
];
