import type { Tables } from '../../schema.ts';

export const robot: NonNullable<Tables['character']['robot']> = {
  home: [
    '{hero_subj} habitait à l’atelier, derrière la dernière étagère, à côté d’une boîte de vis. Le matin, {hero_il} comptait ses doigts. Ils répondaient tous.',
    'La nuit, {hero} se tenait sur un tapis rond et ronronnait, jusqu’à ce que sa lampe passe du rouge au vert.',
    'Quand on disait à {hero} d’attendre une seconde, {hero_il} en attendait exactement une. Pour prendre le thé, ce n’était pas facile.',
    '{hero_subj} gardait ses pièces de rechange dans une boîte à biscuits. Parfois, quelqu’un en croquait une.',
    'Le matin, {hero} vérifiait les bras, les jambes et la date. Le mardi, {hero_il} graissait aussi son rire.',
    'On avait prié {hero} de se mettre à l’aise. {hero_subj} s’était donc mis{hero_e} à l’aise, dans la prise de courant de l’entrée, avec un coussin.',
    'Le mot préféré de {hero} était bip. {hero_subj} en connaissait onze mille autres et les employait à tour de rôle.',
    '{hero_subj} avait une lampe sur la poitrine. Verte, tout allait bien. Jaune, {hero_il} réfléchissait. Violette, c’était un anniversaire.',
    'On avait demandé à {hero} de mettre la table. {hero_subj} l’avait mise dans le couloir.',
    'La nuit, {hero} comptait des moutons électriques. Ils étaient toujours au complet.',
    'Sur l’étagère de {hero}, une plaque disait : ne pas mouiller. {hero_subj} l’avait lue à la pluie.',
  ],
  senses: [
    'Le ventilateur de {hero} [tourna|a tourné] un cran plus vite, comme pour chaque nouveauté.',
    'Un panneau disait : attention à la tête. {hero_subj} [prit|a pris] sa tête à deux mains et y [fit|a fait] attention.',
    '{hero_subj} [mesura|a mesuré] l’air. C’était de l’air.',
    'L’oreille gauche de {hero} [fit|a fait] un tour complet, en cliquetant, et [rapporta|a rapporté] des nouvelles.',
    'Le capteur de {hero} [nota|a noté] onze odeurs, dont une sans nom. {hero_subj} l’[appela|a appelée] Douze.',
    'La lampe de {hero} [devint|est devenue] jaune, puis verte, puis de nouveau jaune.',
  ],
};
