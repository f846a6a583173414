import type { MotifMessages } from '../../schema.ts';

export const lateClock: MotifMessages = {
  home: [
    'Chez {hero}, l’horloge du couloir n’était jamais à l’heure. Elle disait tic, elle réfléchissait, et elle disait tac. Tout le monde s’y était fait.',
  ],
  echo: [
    'Dans le couloir, l’horloge [dit|a dit] tic. {hero} [attendit|a attendu], la main sur la rampe. L’horloge [prit|a pris] son temps, comme toujours, et puis elle [dit|a dit] tac.',
  ],
  plant: [
    'Ce que personne ne savait, c’est que {hero} aurait pu la réparer. Au printemps, {hero_il} avait trouvé sous le tapis une petite roue dentée, pas plus grande qu’un ongle, et {hero_il} avait compris tout de suite d’où elle venait. Elle dormait depuis au fond de sa trousse. Dans une maison où l’horloge se trompe, on peut toujours arriver en retard sans que ce soit la faute de quelqu’un.',
  ],
  pay: [
    '{hero} [tâta|a tâté] la petite roue à travers l’étoffe de sa poche. Il faudrait bien la rendre un jour. Mais quelque chose avait changé dans l’affaire : ce n’était plus un secret qu’on cache, c’était une surprise qu’on prépare. {hero_subj} la poserait ce soir au milieu de la table, entre le sel et le pain, et {hero_il} laisserait les autres décider si cette maison voulait vraiment connaître l’heure.',
  ],
};
