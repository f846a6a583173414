import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  passage: [
    'Le voyage [dura|a duré] une nuit et un matin. À midi, une fenêtre [s’ouvrit|s’est ouverte], et cela sentait déjà l’autre bout du monde.',
    'Les valises ne fermaient pas. On [s’assit|s’est assis] dessus à tour de rôle, et l’on [partit|est parti].',
    'Le train avait trois noms de villes écrits sur le côté, et personne n’en connaissait la moitié. À la moitié qu’on connaissait, il [fallut|a fallu] descendre.',
    'Le bateau était plein de vélos et de grand-mères. Une heure d’eau, une sirène, et l’on [descendit|est descendu] dans une autre odeur.',
  ],
  arrive: [
    'Le bruit du matin n’était pas le même. Il y avait du sable dans les draps et de la crème sur les nez. Sous la fenêtre, un marchand chantait une phrase.',
    'Le carrelage était frais sous les pieds. Dehors, une cigale sciait, et l’air sentait le melon.',
    'La nuit sentait l’ail, le sel et le cahier neuf. Des voix parlaient aux fenêtres, et le mot qu’elles disaient le plus souvent faisait rire.',
    'Les volets claquaient doucement. Il y avait un goût de sel sur la cuillère, et des hirondelles rayaient le ciel en criant.',
    { text: 'Il y avait du sable dans les draps. Ça grattait.', to: '3-5' },
    { text: 'Le carrelage était frais. Dehors, la cigale sciait.', to: '3-5' },
  ],
  image: [
    'Sur la place, une fontaine avait une tête de lion. On avait mis au lion des lunettes de soleil.',
    'Dans l’entrée de la pension, une horloge donnait l’heure de quatre pays, tous en retard.',
    'Sur le mur du port, la mer était peinte. La vraie venait toucher la peinture, de temps en temps.',
    'Un chat dormait dans la vitrine du poissonnier, à côté de la glace. Il avait une étiquette avec un prix.',
  ],
  meet: [
    'À côté, sur le muret, il y avait un voisin de vacances, un garçon en maillot rayé. {companion} [montra|a montré] du doigt, et le garçon [montra|a montré] son cœur, puis la mer. Sur son sac on lisait : {helper}.',
    'Un voisin de vacances pêchait des épluchures dans la fontaine. {companion} [fit|a fait] bonjour, et le garçon [fit|a fait] bonjour à l’envers. Sa mère l’appelait : {helper}.',
    'Un voisin de vacances était assis sur la troisième marche, avec deux pêches. {helper}, disait son ticket de plage. Il [tendit|a tendu] la deuxième pêche à {hero}, sans un mot.',
    'De l’autre côté du mur, un garçon faisait rebondir une balle. Elle [passa|est passée] par-dessus, et il [vint|est venu] la chercher avec toute sa famille. C’était {helper}, le voisin de vacances.',
    {
      text: 'Un voisin de vacances [montra|a montré] son seau. {helper}, c’était écrit dessus. {companion} [montra|a montré] le sien.',
      to: '3-5',
    },
    {
      text: 'Sur le mur, il y avait un garçon en maillot. C’était {helper}. Il [fit|a fait] bonjour.',
      to: '3-5',
    },
  ],
  way: [
    'On [longea|a longé] l’eau. {helper} marchait devant, à reculons, et nommait des choses. {hero} les répétait de travers.',
    'On [suivit|a suivi] {helper} par des escaliers blancs. Il comptait les marches dans sa langue, et il y en avait autant.',
    '{helper} marchait devant, et {companion} derrière, un mot de chaque côté de {hero}. Il y en avait très peu, et ils suffisaient.',
    'Les rues étaient si étroites qu’on marchait en file. {helper} saluait aux fenêtres, et l’on saluait aussi.',
  ],
  still: [
    'Une vague [vint|est venue] et [s’en alla|s’en est allée]. Elle, on la comprenait.',
    'Un lézard écoutait sur le mur, et ne prenait pas parti.',
    'L’eau du port était plate comme une assiette. Un bateau [y posa|y a posé] son ombre, sans la déplacer.',
    'C’était l’heure de la sieste. Même la fontaine parlait plus bas.',
  ],
  gift: [
    '{helper} [donna|a donné] une carte postale, avec au dos un mot dans sa langue. Cela devait vouloir dire : reviens.',
    '{helper} [sortit|a sorti] de sa poche une carte postale de sa ville. Il y avait fait une croix sur une fenêtre. C’était sans doute la sienne.',
  ],
  homeward: [
    'Au retour, il [fallut|a fallu] redire bonjour comme d’habitude. Le mot des vacances [resta|est resté] un moment sur la langue.',
    'Sur la route du retour, on [dit|a dit] merci dans l’autre langue à toutes les stations-service.',
    'Le même train, dans l’autre sens, avait les trois mêmes noms. Cette fois, il y en avait un qu’on savait dire.',
    'Le bateau [s’éloigna|s’est éloigné] à reculons. Sur le quai, des bras [restèrent|sont restés] en l’air jusqu’à n’être plus que des traits.',
  ],
  question: [
    '<hero>Pourquoi la mer est-elle salée</hero>, [demanda|a demandé] {hero}, <hero>et pas les rivières ?</hero>',
  ],
  answer: [
    '{hero_subj} [laissa|a laissé] sécher un peu d’eau de mer au soleil, dans une assiette. Il [resta|est resté] du sel. Les rivières en apportent un tout petit peu, l’eau repart en nuage, et le sel, lui, reste.',
  ],
};
