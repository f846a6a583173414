import type { Tables } from '../../schema.ts';

export const energetic: NonNullable<Tables['attribute']['energetic']> = {
  line: [
    '{hero_subj} était déjà à la barrière quand on lui [demanda|a demandé] si l’on partait.',
    '{hero_subj} [fit|a fait] l’aller et le retour, puis encore l’aller, en attendant les autres.',
    'Les pieds de {hero} [démarrèrent|ont démarré] avant sa phrase.',
    '{hero_subj} [courut|a couru] autour de tout le monde, deux fois, comme un chien de berger.',
    'Rester debout, pour {hero}, c’était sauter sur place.',
    '{hero_subj} [parla|a parlé] en marchant, [marcha|a marché] en sautant, et [sauta|a sauté] le reste.',
    'Le vent poussait par derrière. Ou alors c’était {hero} qui tirait.',
    '{hero_subj} [ouvrit|a ouvert] la marche, [la ferma|l’a fermée], et [compta|a compté] les autres au milieu.',
    '{hero_subj} avait des fourmis dans les jambes, et elles étaient toutes pressées.',
    'Quand les autres [s’assirent|se sont assis] pour souffler, {hero} [souffla|a soufflé] debout.',
  ],
};
