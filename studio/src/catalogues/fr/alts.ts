import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  home: [
    '{hero} se tient à la fenêtre de sa chambre, une main à plat sur la vitre, et regarde dehors.',
    'Le matin, à la maison : {hero} s’appuie au rebord, dans la première lumière, et tend l’oreille.',
    '{hero} est au bord du lit, une seule chaussette au pied, et regarde la porte ouverte.',
    'Dans l’entrée, {hero} s’arrête un instant, la main sur les crochets à manteaux, l’air d’avoir une idée.',
  ],
  arrive: [
    '{hero} avance {at_setting}, silhouette minuscule, et tourne la tête de tous côtés.',
    '{hero} vient d’arriver {at_setting} et ne bouge plus. Devant, on aperçoit {obstacle_def}.',
    'Une petite silhouette sous une grande lumière : {hero} s’arrête {at_setting} pour écouter.',
  ],
  meet: [
    '{hero} rencontre {helper} {at_setting}. C’est {helper_indef}, la tête un peu penchée.',
    '{hero} et {helper} se regardent pour la première fois {at_setting}, avec la même curiosité.',
    '{helper_def} s’appelle {helper}. {hero} se baisse pour mieux voir, {at_setting}.',
  ],
  setback: [
    '{hero} tend les bras {at_setting}, sans succès. {obstacle_def} barre la route, et {companion} regarde.',
    '{at_setting}, {hero} s’est arrêté{hero_e} net devant {obstacle_def}. {companion} attend à côté.',
    '{obstacle_def} ne cède pas. {hero} a encore les deux bras levés, {companion} se tient en retrait.',
  ],
  pause: [
    '{hero} s’est assis{hero_e} par terre {at_setting}, les yeux baissés et les mains tranquilles.',
    '{hero} est assis{hero_e} {at_setting}, les bras autour des genoux, et ne regarde rien de précis.',
    'De tout près : {hero} réfléchit, la tête basse, {at_setting}. Il y a de la place à côté.',
  ],
  deed: [
    '{hero} tend la main à {companion} {at_setting}. Personne ne bouge, l’instant est calme.',
    '{at_setting}, {hero} ouvre la main. {companion} la regarde et ne sourit pas encore.',
    '{hero} et {companion} se font face {at_setting}. {hero} a fait un pas en avant.',
  ],
  open: [
    '{hero} montre {prize_def} du doigt {at_setting}. À côté, {companion} rit de bon cœur.',
    '{hero} et {companion} rient {at_setting}. Devant, enfin, il y a {prize_def}.',
    'Le bras tendu, {hero} montre {prize_def} à {companion}. Toute la lumière est {at_setting}.',
  ],
  echo: [
    '{hero} est de retour à la maison, dans la lumière du soir, avec {keepsake_indef} tout près.',
    'Le soir, à la maison : {hero} se tient sous la lampe. Sur la table, il y a {keepsake_indef}.',
    'À la maison, {hero} garde {keepsake_indef} au creux des mains. Dehors, il fait presque nuit.',
  ],
};
