import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  title: ['Le barreau manquant', '{hero} et le bocal à vœux'],
  passage: [
    'L’arbre du square avait une échelle qu’on ne voyait que de profil. {hero_subj} [se mit|s’est mis{hero_e}] de profil, et [monta|est monté{hero_e}].',
    'Une lueur montait et descendait derrière le rideau. {hero_subj} la suivait des yeux, puis des mains, puis des pieds.',
  ],
  arrive: [
    'L’écorce était rugueuse sous les doigts, puis douce. Cela sentait le miel et la cire, et des clochettes tintaient sans vent.',
    'Tout craquait doucement, comme un bateau. L’air sentait la pomme de pin, et de minuscules pas couraient au plafond.',
  ],
  image: [
    'Il y avait des fenêtres de la taille d’une main. À chacune pendait un rideau fait d’un seul pétale.',
    'Une baignoire était faite d’une demi-coquille de noix. Un hanneton attendait son tour.',
  ],
  meet: [
    'Une fée des bois recousait une aile de papillon, qui attendait. <helper>{helper}</helper>, [dit-elle|a-t-elle dit], des épingles plein la bouche. <helper>Je fais aussi les ourlets.</helper>',
    '<helper>Aiguille !</helper> [dit|a dit] une fée des bois, la main tendue. On lui [donna|a donné] une aiguille de pin. <helper>Merci. {helper}. J’avais besoin de quelqu’un de grand.</helper>',
  ],
  task: [
    '<helper>Le bocal à vœux est là-haut, et son couvercle a glissé</helper>, [dit|a dit] {helper}. <helper>Les vœux s’échappent un à un. Il faut le refermer avant la nuit, mais il manque un barreau.</helper>',
    '<helper>Les vœux fuient</helper>, [dit|a dit] {helper}. <helper>Le bocal est ouvert, tout en haut. S’ils sortent tous avant la nuit, personne ne saura plus quoi souhaiter. Et l’échelle a perdu un barreau.</helper>',
  ],
  way: [
    'On [monta|est monté] d’étage en étage, par la cuisine, par la lingerie, par la chambre des lucioles. {helper} disait : baisse la tête, et il était trop tard.',
    'On [grimpa|a grimpé] par l’escalier des écureuils. {helper} volait à reculons, pour surveiller.',
  ],
  obstacle: [
    'Entre deux barreaux, il y avait un vide. Il n’était pas plus large qu’un pas, mais c’était un pas sans rien dessous.',
    'À la place du barreau, il n’y avait que deux clous et du vent.',
  ],
  stuck: [
    'L’échelle [trembla|a tremblé]. Un vœu [passa|est passé] tout près, comme une bulle, et [s’en alla|s’en est allé].',
    'Le vent [passa|est passé] entre les deux clous. Il sifflait exprès.',
  ],
  still: [
    'Les clochettes se taisaient. Une luciole [s’alluma|s’est allumée], une seule, juste au bon endroit.',
    'Une larme de résine brillait, et ne coulait pas.',
  ],
  open: [
    'Et voilà le dernier étage. Le bocal était là, presque vide. On [revissa|a revissé] le couvercle, et les vœux du square [revinrent|sont revenus] par la fenêtre, se poser tout autour.',
    'Au-dessus, la pièce était ronde. Un dernier vœu hésitait au bord du bocal. Le couvercle [tourna|a tourné], et le vœu [se rassit|s’est rassis].',
  ],
  gift: [
    '{helper} [retourna|a retourné] une cupule de gland et [la posa|l’a posée] sur la tête de {hero}, puis dans sa main. <helper>Un bol, ou un chapeau. C’est selon la soif.</helper>',
    '<helper>Ta taille, je crois</helper>, [dit|a dit] {helper}, et elle [tendit|a tendu] une cupule de gland, bien brossée.',
  ],
  homeward: [
    'On [redescendit|est redescendu] de face, et à chaque barreau l’échelle se voyait un peu moins.',
    'La lueur [descendit|est descendue] devant, barreau par barreau, jusqu’au rideau.',
  ],
  question: [
    '<hero>Comment les lucioles font-elles de la lumière sans se brûler ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [laissa|a laissé] marcher une luciole sur sa paume : elle brillait, et elle était froide. Dans son ventre, deux substances se mêlent, et cela fait de la lumière au lieu de chaleur.',
  ],
};
