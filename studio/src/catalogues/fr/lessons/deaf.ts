import type { LessonMessages } from '../../schema.ts';

export const deaf: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} était sourd{companion_e}, et parlait avec les mains, très vite, en langue des signes. {hero} n’en connaissait pas un seul mot.',
    ],
    firstTry: [
      '{hero_subj} [parla|a parlé] plus fort. Puis {hero_il} [parla|a parlé] encore plus fort, en regardant ailleurs, une main devant la bouche.',
    ],
    why: [
      '{companion} [leva|a levé] les sourcils. On n’entend pas mieux un cri qu’un mot. {hero_subj} [tourna|a tourné] le dos en expliquant, et quand {hero_il} [regarda|a regardé], {companion} était parti{companion_e} dans l’autre sens.',
    ],
    again: ['{hero_subj} [courut|a couru] derrière en criant. Seul un corbeau [se retourna|s’est retourné].'],
    turn: [
      '{companion} regardait tout : les lèvres, les mains, l’ombre qui bouge. C’était {hero} qui ne se laissait pas voir.',
    ],
    deed: [
      '{hero_subj} [se plaça|s’est placé{hero_e}] en face, en pleine lumière, et [montra|a montré] ses deux mains vides, pour demander un mot.',
    ],
    answer: [
      '{companion} [réfléchit|a réfléchi] et lui en [donna|a donné] trois : viens, attends, regarde. <companion>Regarde</companion>, [signa|a signé] {companion} aussitôt, de loin, à travers tout le bruit. Et {hero} [comprit|a compris].',
    ],
    echo: [
      'Le quatrième mot, c’était : crêpe. {companion} [dit|a dit] en signant qu’on en avait toujours besoin.',
    ],
  },
  {
    dilemma: [
      'Ici, tout grondait, et l’on ne s’entendait plus penser. {companion} était sourd{companion_e} et n’y trouvait rien à redire. {hero} avait une chose importante à dire.',
    ],
    firstTry: [
      '{hero_subj} [cria|a crié]. {hero_subj} [souffla|a soufflé]. {hero_subj} [appela|a appelé] quatre fois dans le dos de {companion}.',
    ],
    why: [
      'Le grondement avait tout mangé, le début et la fin. {companion} s’en allait, droit vers le mauvais côté, sans se douter de rien. {hero} avait crié pour des pierres.',
    ],
    again: ['{hero_subj} [écrivit|a écrit] dans l’air, en très grand. De dos, cela ne se lit pas.'],
    turn: [
      '{hero_subj} [se souvint|s’est souvenu{hero_e}] de la façon dont {companion} appelait les gens. On se met devant, ou bien on touche l’épaule, deux petits coups, pas plus.',
    ],
    deed: [
      '{hero_subj} [courut|a couru], [toucha|a touché] deux fois l’épaule, et [signa|a signé], lentement : arrête, regarde.',
    ],
    answer: [
      '{companion} [regarda|a regardé], et [vit|a vu]. <companion>Merci</companion>, [signa|a signé] {companion}. <companion>Tu as signé : saucisse. Mais j’ai compris.</companion> De loin, ensuite, on se parlait à travers tout ce vacarme, comme si de rien n’était.',
    ],
    echo: [
      '{hero} [répéta|a répété] le signe jusqu’au soir. Entre arrête et saucisse, il n’y a qu’un doigt.',
    ],
  },
];
