import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  title: ['Le seau bleu', '{hero} et le mot qui n’existait pas'],
  passage: [
    'On [roula|a roulé] une nuit et un matin. À midi, quelqu’un [ouvrit|a ouvert] la fenêtre, et cela sentait déjà l’autre bout du monde.',
    'Les valises ne fermaient pas. On [s’assit|s’est assis] dessus à tour de rôle, et l’on [partit|est parti].',
  ],
  arrive: [
    'Le bruit du matin n’était pas le même. Il y avait du sable dans les draps, de la crème sur les nez, et quelque part un marchand chantait une phrase.',
    'Le carrelage était frais sous les pieds. Dehors, une cigale sciait, et l’air sentait le melon.',
  ],
  image: [
    'Sur la place, une fontaine avait une tête de lion. On avait mis au lion des lunettes de soleil.',
    'Dans l’entrée de la pension, une horloge donnait l’heure de quatre pays, tous en retard.',
  ],
  meet: [
    'À côté, sur le muret, il y avait un voisin de vacances, un garçon en maillot rayé. {companion} [montra|a montré] du doigt, et le garçon [montra|a montré] son cœur, puis la mer. Sur son sac on lisait : {helper}.',
    'Un voisin de vacances pêchait des épluchures dans la fontaine. {companion} [fit|a fait] bonjour, et le garçon [fit|a fait] bonjour à l’envers. Sa mère l’appelait : {helper}.',
  ],
  task: [
    '<companion>Notre seau est parti de l’autre côté de la plage</companion>, [dit|a dit] {companion}. <companion>{helper} l’a vu, je crois. Le car s’en va tout à l’heure. Mais il ne parle pas comme nous.</companion>',
    '<companion>On nous a pris le seau bleu, ou la mer l’a pris</companion>, [dit|a dit] {companion}. <companion>Ce garçon sait où. On part tantôt. Il faudrait seulement comprendre ce qu’il dit.</companion>',
  ],
  way: [
    'On [longea|a longé] l’eau. {helper} marchait devant, à reculons, et nommait des choses. On les répétait de travers.',
    'On [suivit|a suivi] {helper} par des escaliers blancs. Il comptait les marches dans sa langue, et il y en avait autant.',
  ],
  obstacle: [
    'C’était la langue. Elle avait des bosses à d’autres endroits, et pas un seul mot ne ressemblait à un seau.',
    'Devant, il n’y avait ni porte ni mur. Il y avait une langue, et elle allait trop vite.',
  ],
  stuck: [
    '{helper} [répéta|a répété] sa phrase, plus lentement. Elle était encore plus longue.',
    'On [parla|a parlé] plus fort. Les mots étrangers [restèrent|sont restés] étrangers, mais plus forts.',
  ],
  still: [
    'Une vague [vint|est venue] et [s’en alla|s’en est allée]. Elle, on la comprenait.',
    'Un lézard écoutait sur le mur, et ne prenait pas parti.',
  ],
  open: [
    'Alors {helper} [dessina|a dessiné] dans le sable un rond avec une anse, et une flèche. Le seau bleu était derrière la barque rouge. Il y avait dedans un crabe, qui ne parlait pas non plus.',
    '{helper} [mit|a mis] ses deux mains en rond, les [balança|a balancées], et [versa|a versé] de l’eau qui n’existait pas. C’était un seau. Il [courut|a couru], on [courut|a couru], et le bleu brillait entre deux barques.',
  ],
  gift: [
    '{helper} [donna|a donné] une carte postale, avec au dos un mot dans sa langue. On [l’apprit|l’a appris] par cœur sans savoir. Cela devait vouloir dire quelque chose comme : reviens.',
    '{helper} [sortit|a sorti] de sa poche une carte postale de sa ville. Il y avait fait une croix sur une fenêtre. C’était sans doute la sienne.',
  ],
  homeward: [
    'Dans le car, on [répéta|a répété] le mot à chaque virage. Vers la fin, il avait presque l’accent.',
    'Sur la route du retour, on [dit|a dit] merci dans l’autre langue à toutes les stations-service.',
  ],
  question: [
    '<hero>Pourquoi la mer est-elle salée</hero>, [demanda|a demandé] {hero}, <hero>et pas les rivières ?</hero>',
  ],
  answer: [
    '{hero_subj} [laissa|a laissé] sécher un peu d’eau de mer au soleil, dans une assiette. Il [resta|est resté] du sel. Les rivières en apportent un tout petit peu, l’eau repart en nuage, et le sel, lui, reste.',
  ],
};
