import type { MotifMessages } from '../../schema.ts';

export const windowStone: MotifMessages = {
  home: [
    'Sur le rebord de la fenêtre de {hero}, il y avait un caillou gris avec un trait blanc. Le soir, le trait regardait la chambre. Le matin, il regardait la rue.',
  ],
  echo: [
    'Le caillou attendait sur le rebord, son trait blanc vers la rue. {hero_subj} [le retourna|l’a retourné] du bout du doigt, tout doucement. Pour une fois, il saurait qui c’était.',
  ],
  plant: [
    '{hero} avait essayé de surprendre le caillou. Une nuit, {hero_il} était resté{hero_e} debout derrière le rideau, les pieds glacés, jusqu’à ce que l’horloge d’en bas sonne deux fois. Rien n’avait bougé. Puis {hero_il} avait cligné des yeux, un peu longtemps peut-être, et le trait regardait la rue. Depuis, {hero_il} n’en parlait plus à table. Il y a des questions qu’on garde pour soi, comme un bonbon qu’on ne veut pas croquer.',
  ],
  pay: [
    'En chemin, {hero} [repensa|a repensé] au caillou. Quelqu’un, dans la maison, devait se lever tôt ou se coucher tard pour lui donner ce petit tour, chaque jour, sans jamais rien dire. Ce n’était pas une farce. C’était une façon de dire bonjour à quelqu’un qui dort. {hero} n’avait plus du tout envie de savoir qui. Il suffisait de trouver, pour demain, un autre caillou à retourner.',
  ],
};
