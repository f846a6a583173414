import type { Tables } from '../../schema.ts';

export const strong: NonNullable<Tables['attribute']['strong']> = {
  line: [
    '{hero_subj} [porta|a porté] deux paquets sous chaque bras et le cinquième entre les dents.',
    'Ça coinçait. {hero_subj} [poussa|a poussé] d’une épaule, et ça [changea|a changé] d’avis.',
    '{hero_subj} [souleva|a soulevé] la pierre pour laisser passer un scarabée.',
    'Il fallait tenir une chose très fragile. {hero_subj} [la prit|l’a prise] du bout de deux doigts, comme un œuf.',
    '{hero_subj} [tira|a tiré], et la corde [se plaignit|s’est plainte].',
    'Quand {hero} [s’appuya|s’est appuyé{hero_e}] contre, tout [recula|a reculé] d’un pas.',
    '{hero_subj} [remonta|a remonté] ses manches. Rien que ça, et l’obstacle avait l’air moins sûr de lui.',
    '{hero_subj} [prit|a pris] le sac le plus lourd et [le balança|l’a balancé] comme s’il était plein de plumes.',
    'Un tronc barrait la route. Après {hero}, il la bordait.',
    '{hero_subj} [serra|a serré] la main qu’on lui tendait, mais doucement. Ça s’apprend.',
  ],
};
