import type { MotifMessages } from '../../schema.ts';

export const sleepyParts: MotifMessages = {
  home: [
    'Chaque soir, {hero} demandait qui était fatigué. Les orteils levaient la main les premiers. Puis venaient les genoux. Le nez, lui, disait qu’il pouvait tenir des heures.',
  ],
  echo: [
    'Les orteils dormaient déjà. Les genoux [dirent|ont dit] quelque chose, mais ce n’était plus tout à fait un mot. Le nez [tint|a tenu] un peu plus longtemps. Puis il [souffla|a soufflé], lui aussi, tout bas.',
  ],
  plant: [
    'Le dernier à dormir n’était en réalité ni les orteils ni le nez. C’était une pensée, toujours la même. Elle parlait d’une chose dont {hero} avait ri, un jour, et qui n’était pas drôle. Chaque soir elle s’installait derrière le nez et disait qu’elle n’avait pas sommeil. On ne peut pas dire à une pensée de fermer les yeux. On peut tout au plus lui demander ce qu’elle veut.',
  ],
  pay: [
    'Alors {hero} [demanda|a demandé] à la pensée ce qu’elle voulait. La réponse était si petite qu’{hero_il} [faillit|a failli] rire encore, mais autrement. Elle voulait que quelqu’un dise, à la bonne personne, que ce n’était pas drôle. Cela pouvait se faire. Cela pouvait même se faire demain, avant la première heure, dans le temps qu’il faut pour nouer un lacet.',
  ],
};
