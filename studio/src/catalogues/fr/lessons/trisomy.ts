import type { LessonMessages } from '../../schema.ts';

export const trisomy: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} avait une trisomie vingt et un, et un sifflet autour du cou. Ses nœuds se faisaient en quatre temps : dessus, dessous, on souffle, on recommence. {hero} allait plus vite.',
    ],
    firstTry: [
      '<hero>Donne, je vais plus vite</hero>, [dit|a dit] {hero}, et {hero_il} [prit|a pris] la corde des mains de {companion}.',
    ],
    why: [
      'Les dix nœuds de {hero} [glissèrent|ont glissé], l’un après l’autre. {companion} avait croisé les bras. <companion>C’était ma corde</companion>, [dit|a dit] {companion}. <companion>Et c’était mon nœud. Tu n’as rien demandé.</companion>',
    ],
    again: ['{hero_subj} [refit|a refait] dix nœuds, plus serrés. Le sifflet [siffla|a sifflé] : faute.'],
    turn: [
      'Il restait au bout de la corde le premier nœud, celui de {companion}. Tout était tombé, et lui tenait.',
    ],
    deed: ['{hero_subj} [rendit|a rendu] la corde et [mit|a mis] ses deux mains derrière son dos.'],
    answer: [
      'Dessus, dessous, on souffle, on recommence. Cela [dura|a duré], et cela tenait. <companion>Maintenant tu peux tirer</companion>, [dit|a dit] {companion}. <companion>Mais tire à mon sifflet.</companion>',
    ],
    echo: [
      '{companion} [montra|a montré] le nœud à {hero}, trois fois. La troisième, {hero} avait oublié de souffler.',
    ],
  },
  {
    dilemma: [
      'C’était au tour de {companion} de dresser la table sur la caisse : quatre gobelets, quatre pierres, une fleur. {companion} avait une trisomie vingt et un et détestait qu’on pose la fleur en premier. {hero} avait la fleur à la main.',
    ],
    firstTry: [
      '{hero_subj} [posa|a posé] la fleur, puis les pierres, puis tout le reste, vite fait, pendant que {companion} choisissait un gobelet.',
    ],
    why: [
      'Le vent [emporta|a emporté] les gobelets, qui n’avaient pas de pierre dedans. <companion>La pierre va dans le gobelet</companion>, [dit|a dit] {companion}, vraiment fâché{companion_e}. <companion>Et je te l’aurais dit.</companion>',
    ],
    again: [
      '<hero>J’ai presque tout bon</hero>, [dit|a dit] {hero}. La fleur [s’envola|s’est envolée] aussi.',
    ],
    turn: [
      '{hero_subj} courait après les gobelets, et comprenait. {companion} faisait toujours pareil, dans le même ordre, et chez {companion_lui} rien ne s’envolait jamais.',
    ],
    deed: ['{hero_subj} [rapporta|a rapporté] tout en tas et [s’assit|s’est assis{hero_e}] sur ses mains.'],
    answer: [
      'Un gobelet, une pierre, et encore, et encore. La fleur à la fin. <companion>Voilà</companion>, [dit|a dit] {companion}, et sa colère aussi était finie. <companion>Tu prends le bleu. Le rouge est à moi.</companion>',
    ],
    echo: ['Depuis, {hero} garde toujours un petit caillou dans sa poche, pour les gobelets.'],
  },
];
