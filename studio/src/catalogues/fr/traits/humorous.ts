import type { Tables } from '../../schema.ts';

export const humorous: NonNullable<Tables['trait']['humorous']> = {
  home: [
    '{hero_subj} saluait les flaques où {hero_il} tombait. C’était la moindre des choses.',
    'Au petit déjeuner, {hero} présentait les tartines par leur prénom. Ensuite, c’était plus dur de les manger.',
    '{hero_subj} savait faire la voix du directeur, celle du chien, et celle du chien du directeur.',
    'Quand {hero} racontait une blague, {hero_il} riait avant la fin. On ne connaissait la fin d’aucune.',
    '{hero_subj} marchait à reculons devant le miroir, pour voir partir quelqu’un de drôle.',
    'Le chapeau de {hero} était trop grand. <hero>J’ai de la place pour les idées</hero>, disait {hero}.',
    '{hero_subj} avait mis des lunettes au melon. Depuis, personne n’osait le couper.',
    'Quand il y avait du silence à table, {hero} laissait tomber une cuillère. Elle tombait toujours au bon moment.',
    '{hero_subj} appelait l’aspirateur Monsieur Bertrand et lui demandait des nouvelles de sa famille.',
    'Le rire de {hero} partait du nez. Il avait fait sursauter trois chats.',
  ],
  firstMove: [
    '<hero>On pourrait lui raconter une blague</hero>, [dit|a dit] {hero}. <hero>Ça détend tout, même les élastiques.</hero>',
    '{hero_subj} [fit|a fait] une grimace à l’ennui. L’ennui n’était pas seul à la voir.',
    '{hero_subj} [imita|a imité] une sirène d’ambulance. Ce n’était peut-être pas le moment.',
    '<hero>Mesdames et messieurs</hero>, [dit|a dit] {hero}, et {hero_il} [glissa|a glissé].',
    '{hero_subj} [salua|a salué] bien bas, comme au théâtre. Puis {hero_il} [se mit|s’est mis{hero_e}] au travail.',
    '<hero>J’en connais une bien bonne</hero>, [commença|a commencé] {hero}. Personne ne demandait laquelle.',
  ],
  helps: [
    '{hero_subj} avait une blague sur la langue. {hero_subj} l’[avala|a avalée]. Elle pouvait attendre, elle.',
    'Il y a des silences qu’il ne faut pas chatouiller. Celui-là en était un.',
    '{hero_subj} [pensa|a pensé] à sa propre figure, tout à l’heure, et ça lui [fit|a fait] du bien. On pouvait commencer par là.',
    'Quand on rit de soi, les autres ont le droit de souffler.',
    '<hero>Je ris parce que j’ai peur</hero>, [pensa|a pensé] {hero}. Ça, c’était nouveau, et pas si drôle.',
    '{hero_subj} [remarqua|a remarqué] que quelqu’un ne riait pas. Ce n’était pas quelqu’un qui n’avait pas compris.',
  ],
};
