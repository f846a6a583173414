import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  title: ['Le seau bleu', '{hero} et le mot qui n’existait pas'],
  passage: [
    'On [roula|a roulé] une nuit et un matin. À midi, quelqu’un [ouvrit|a ouvert] la fenêtre, et cela sentait déjà l’autre bout du monde.',
  ],
  arrive: [
    'Le bruit du matin n’était pas le même. Il y avait du sable dans les draps, de la crème sur les nez, et quelque part un marchand chantait une phrase.',
  ],
  image: ['Sur la place, une fontaine avait une tête de lion. On avait mis au lion des lunettes de soleil.'],
  meet: [
    'À côté, sur le muret, il y avait un voisin de vacances, un garçon en maillot rayé. {companion} [montra|a montré] du doigt, et le garçon [montra|a montré] son cœur, puis la mer. Sur son sac on lisait : {helper}.',
  ],
  task: [
    '<companion>Notre seau est parti de l’autre côté de la plage,</companion> [dit|a dit] {companion}. <companion>{helper} l’a vu, je crois. Le car s’en va tout à l’heure. Mais il ne parle pas comme nous.</companion>',
  ],
  way: ['On [longea|a longé] l’eau. {helper} marchait devant, à reculons, et nommait des choses. On les répétait de travers.'],
  obstacle: ['C’était la langue. Elle avait des bosses à d’autres endroits, et pas un seul mot ne ressemblait à un seau.'],
  stuck: ['{helper} [répéta|a répété] sa phrase, plus lentement. Elle était encore plus longue.'],
  still: ['Une vague [vint|est venue] et [s’en alla|s’en est allée]. Elle, on la comprenait.'],
  open: [
    'Alors {helper} [dessina|a dessiné] dans le sable un rond avec une anse, et une flèche. Le seau bleu était derrière la barque rouge. Il y avait dedans un crabe, qui ne parlait pas non plus.',
  ],
  gift: [
    '{helper} [donna|a donné] une carte postale, avec au dos un mot dans sa langue. On [l’apprit|l’a appris] par cœur sans savoir. Cela devait vouloir dire quelque chose comme : reviens.',
  ],
  homeward: ['Dans le car, on [répéta|a répété] le mot à chaque virage. Vers la fin, il avait presque l’accent.'],
  question: ['<hero>Pourquoi la mer est-elle salée,</hero> [demanda|a demandé] {hero}, <hero>et pas les rivières ?</hero>'],
  answer: [
    '{hero_subj} [laissa|a laissé] sécher un peu d’eau de mer au soleil, dans une assiette. Il [resta|est resté] du sel. Les rivières en apportent un tout petit peu, l’eau repart en nuage, et le sel, lui, reste.',
  ],
};
