import type { LessonMessages } from '../../schema.ts';

export const empathy: readonly LessonMessages[] = [
  {
    dilemma: [
      '<companion>Laisse-moi</companion>, avait dit {companion}, d’une voix qui piquait. {hero} ne savait pas ce qu’on lui reprochait. C’était injuste, et l’on aurait pu bouder très bien.',
    ],
    firstTry: [
      '<hero>Je vais te faire rire</hero>, [dit|a dit] {hero}. {hero_subj} [fit|a fait] la grenouille, puis la grenouille qui éternue. C’était très ressemblant.',
    ],
    why: [
      '{companion} [tourna|a tourné] le dos. C’était une grenouille excellente, et elle n’avait servi à rien. Elle avait plu surtout à {hero}.',
    ],
    again: [
      '{hero_subj} [fit|a fait] encore le crapaud. {companion} [s’éloigna|s’est éloigné{companion_e}] de trois pas.',
    ],
    turn: [
      'De dos, {companion} n’avait pas l’air en colère. De dos, {companion} avait l’air petit{companion_e}.',
    ],
    deed: [
      '{hero_subj} [alla|est allé{hero_e}] s’asseoir à côté, à la même hauteur, et [respira|a respiré], sans rien dire.',
    ],
    answer: [
      'Cela [dura|a duré]. <companion>C’est aujourd’hui que mon meilleur ami est parti</companion>, [dit|a dit] {companion} enfin. <companion>On faisait toujours ça à deux.</companion> {hero_subj} [hocha|a hoché] la tête. On [resta|est resté] encore un peu comme ça.',
    ],
    echo: [
      '<companion>Et la grenouille</companion>, [dit|a dit] {companion} plus tard, <companion>tu peux la refaire.</companion>',
    ],
  },
  {
    dilemma: [
      '{companion} avançait de plus en plus lentement, et répondait par un mot, puis par un demi. {hero} [trouva|a trouvé] que c’était pour faire exprès.',
    ],
    firstTry: [
      '<hero>Tiens, mange</hero>, [dit|a dit] {hero}. <hero>Tiens, bois. Tiens, mon bonnet.</hero> C’était tout ce que {hero} aurait aimé.',
    ],
    why: [
      '{companion} [prit|a pris] le bonnet, le pain et l’eau, et [les porta|les a portés] en plus. Cela n’arrangeait rien du tout. <companion>Merci</companion>, [dit|a dit] {companion}, d’une voix plate.',
    ],
    again: ['{hero_subj} [ajouta|a ajouté] son écharpe. On ne voyait presque plus {companion}.'],
    turn: [
      '{hero_subj} avait donné tout ce qu’{hero_il} avait. Il n’y avait qu’une chose qu’on n’avait pas essayée, c’était de regarder. {companion} fixait le sol, juste devant.',
    ],
    deed: [
      '{hero_subj} [reprit|a repris] ses affaires, une à une, [ralentit|a ralenti], et [demanda|a demandé] tout bas ce que c’était.',
    ],
    answer: [
      '<companion>Le vide</companion>, [dit|a dit] {companion}. <companion>Quand on va vite, j’ai l’impression que ça tourne.</companion> Alors on [marcha|a marché] du côté du mur.',
    ],
    echo: ['{companion} [garda|a gardé] le bonnet, finalement. Il allait bien.'],
  },
];
