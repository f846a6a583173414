import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  title: ['Le barreau manquant', '{hero} et le bocal à vœux'],
  passage: [
    'L’arbre du square avait une échelle qu’on ne voyait que de profil. {hero_subj} [se mit|s’est mis{hero_e}] de profil, et [monta|est monté{hero_e}].',
  ],
  arrive: ['L’écorce était rugueuse sous les doigts, puis douce. Cela sentait le miel et la cire, et des clochettes tintaient sans vent.'],
  image: ['Il y avait des fenêtres de la taille d’une main. À chacune pendait un rideau fait d’un seul pétale.'],
  meet: [
    'Une fée des bois recousait une aile de papillon, qui attendait. <helper>{helper},</helper> [dit-elle|a-t-elle dit], des épingles plein la bouche. <helper>Je fais aussi les ourlets.</helper>',
  ],
  task: [
    '<helper>Le bocal à vœux est là-haut, et son couvercle a glissé,</helper> [dit|a dit] {helper}. <helper>Les vœux s’échappent un à un. Il faut le refermer avant la nuit, mais il manque un barreau.</helper>',
  ],
  way: [
    'On [monta|est monté] d’étage en étage, par la cuisine, par la lingerie, par la chambre des lucioles. {helper} disait : baisse la tête, et il était trop tard.',
  ],
  obstacle: ['Entre deux barreaux, il y avait un vide. Il n’était pas plus large qu’un pas, mais c’était un pas sans rien dessous.'],
  stuck: ['L’échelle [trembla|a tremblé]. Un vœu [passa|est passé] tout près, comme une bulle, et [s’en alla|s’en est allé].'],
  still: ['Les clochettes se taisaient. Une luciole [s’alluma|s’est allumée], une seule, juste au bon endroit.'],
  open: [
    'Et voilà le dernier étage. Le bocal était là, presque vide. On [revissa|a revissé] le couvercle, et les vœux du square [revinrent|sont revenus] par la fenêtre, se poser tout autour.',
  ],
  gift: [
    '{helper} [retourna|a retourné] une cupule de gland et [la posa|l’a posée] sur la tête de {hero}, puis dans sa main. <helper>Un bol, ou un chapeau,</helper> [dit-elle|a-t-elle dit]. <helper>C’est selon la soif.</helper>',
  ],
  homeward: ['On [redescendit|est redescendu] de face, et à chaque barreau l’échelle se voyait un peu moins.'],
  question: ['<hero>Comment les lucioles font-elles de la lumière sans se brûler ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} en [laissa|a laissé] marcher une sur sa paume : elle brillait, et elle était froide. Dans son ventre, deux substances se mêlent, et cela fait de la lumière au lieu de chaleur.',
  ],
};
