import type { LessonMessages } from '../../schema.ts';

export const forgiveness: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} avait cassé le bateau en papier de {hero}, sans le vouloir, et s’était excusé{companion_e} deux fois. {hero} avait dit : ce n’est rien. Ce n’était pas rien.',
    ],
    firstTry: [
      '<hero>Tout va bien</hero>, [répéta|a répété] {hero}. Puis {hero_il} [ferma|a fermé] le sac un peu trop fort, et [marcha|a marché] un peu trop vite.',
    ],
    why: [
      'La colère sortait par les côtés. Un coude [partit|est parti], une pierre [roula|a roulé], quelque chose [tomba|est tombé]. <companion>Tu as dit que ce n’était rien</companion>, [dit|a dit] {companion}. <hero>Ce n’est rien !</hero>',
    ],
    again: ['{hero_subj} [sourit|a souri], toutes dents dehors. Ça ne ressemblait pas à un sourire.'],
    turn: [
      'Le bateau était au fond de la poche, en deux. {hero_subj} le serrait si fort qu’on aurait dit que c’était la main, la chose cassée.',
    ],
    deed: [
      '{hero_subj} [posa|a posé] les morceaux par terre. <hero>J’y avais mis tout l’hiver. C’est ça qui m’a fait mal.</hero>',
    ],
    answer: [
      '{companion} [regarda|a regardé] l’hiver, en deux morceaux. <companion>Je sais plier le bout</companion>, [dit|a dit] {companion}, <companion>pas le reste.</companion> On [plia|a plié], chacun de son côté de la déchirure.',
    ],
    echo: ['La déchirure se voyait encore. C’était par là que le bateau tournait le mieux.'],
  },
  {
    dilemma: [
      '{companion} avait raconté à tous le secret de {hero}, et l’avait regretté aussitôt. Depuis, {hero} gardait les bras croisés. C’était confortable, au début.',
    ],
    firstTry: [
      'Les bras croisés, {hero} [voulut|a voulu] continuer quand même. On peut marcher comme ça. On ne peut rien porter.',
    ],
    why: [
      'Tout ce qu’il fallait tenir [tomba|est tombé], d’un côté puis de l’autre. <companion>Je peux recommencer ?</companion> [demanda|a demandé] {companion}. <hero>Non</hero>, [dit|a dit] {hero} avant la fin.',
    ],
    again: ['{hero_subj} [croisa|a croisé] aussi les jambes. Ensuite, ce [fut|a été] la chute.'],
    turn: [
      '{hero_subj} avait des crampes aux coudes. La colère pesait son poids, et c’était toujours {hero} qui la portait.',
    ],
    deed: [
      '{hero_subj} [décroisa|a décroisé] les bras. <hero>Tout le monde a ri. Je voudrais que tu ne ries plus de ça.</hero>',
    ],
    answer: [
      '<companion>Je leur dirai</companion>, [dit|a dit] {companion}. <companion>Et je te donne le mien, comme ça on est deux.</companion> C’était un secret minuscule, avec un ours dedans.',
    ],
    echo: ['{hero} [garda|a gardé] le secret de l’ours. Il tenait chaud.'],
  },
];
