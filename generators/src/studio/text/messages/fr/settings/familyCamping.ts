import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  title: ['La lampe et l’écureuil', '{hero} sous la toile'],
  passage: [
    'On [roula|a roulé] jusqu’à ce que la route devienne un chemin, et le chemin de l’herbe. Là, on [coupa|a coupé] le moteur, et il y [eut|a eu] un grand silence vert.',
  ],
  arrive: [
    'La fumée se glissait dans les gilets. Les grillons sciaient quelque chose de long, et la fermeture d’une tente faisait zip, loin, puis zip, tout près.',
  ],
  image: ['À travers la moustiquaire, les étoiles avaient l’air rangées dans des petites cases.'],
  meet: [
    'Un écureuil examinait le pain, les mains jointes. <companion>Voilà {helper},</companion> [dit|a dit] {companion}. <companion>Il habite ici toute l’année. C’est nous, les voisins du dimanche.</companion>',
  ],
  task: [
    '<companion>La lampe de poche a roulé quelque part,</companion> [dit|a dit] {companion}. <companion>Sans elle, pas de tente ce soir, et bientôt on n’y verra plus. Elle doit être sous les piquets.</companion>',
  ],
  way: ['On [chercha|a cherché] à genoux, dans l’herbe qui commençait à mouiller. {helper} inspectait aussi, surtout les poches.'],
  obstacle: ['Les piquets étaient en tas, emmêlés dans leurs ficelles. On aurait dit un oiseau tombé de très haut.'],
  stuck: ['Le tas [s’écroula|s’est écroulé] de l’autre côté, avec un bruit de fourchettes. Une tente voisine [dit|a dit] chut.'],
  still: ['Une chouette [posa|a posé] une question. La nuit [n’y répondit pas|n’y a pas répondu].'],
  open: [
    'Sous le dernier piquet, quelque chose luisait. {hero} [appuya|a appuyé], et il y [eut|a eu] un rond de lumière sur la toile, et dans le rond, énorme, l’ombre d’un écureuil qui mangeait le pain.',
  ],
  gift: [
    '{companion} avait taillé un bâton pour les guimauves, avec l’écorce enlevée en spirale. {hero} en [reçut|a reçu] le plus droit, encore collant du bout.',
  ],
  homeward: ['On [rentra|est rentré] avec la fenêtre ouverte. Les gilets sentaient la fumée, et c’était l’odeur qu’il fallait.'],
  question: ['<hero>Pourquoi les étoiles clignotent-elles ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [regarda|a regardé] une braise à travers l’air chaud du feu, et elle [dansa|a dansé]. L’étoile, elle, ne bouge pas. C’est l’air entre elle et nous qui tremble.',
  ],
};
