import type { Tables } from '../../schema.ts';

export const rosy: NonNullable<Tables['attribute']['rosy']> = {
  line: [
    '{hero_subj} avait toujours chaud aux joues, même quand ses pieds pensaient autrement.',
    'Il faisait frais. Les joues de {hero} ne l’avaient pas remarqué.',
    '{hero_subj} [prit|a pris] dans ses mains une chose glacée. C’est la chose qui [céda|a cédé].',
    'Les joues de {hero} [chauffèrent|ont chauffé], comme deux petites briques au soleil.',
    '<companion>Tu es un radiateur</companion>, [dit|a dit] {companion}, en approchant les doigts.',
    '{hero_subj} [souffla|a soufflé] dans ses mains pour les prêter à quelqu’un.',
    'À force de courir, {hero} avait les joues comme deux pommes d’automne.',
    'Un flocon de quelque chose [se posa|s’est posé] sur la joue de {hero}, et [n’y resta pas|n’y est pas resté].',
    '{hero_subj} [colla|a collé] sa joue contre la pierre. La pierre en [fut|a été] tout étonnée.',
    'On voyait à ses joues que {hero} avait une idée. Elle était encore tiède.',
  ],
};
