import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  title: ['L’étiquette volante', '{hero} et le chat du tableau'],
  passage: [
    'Le musée fermait à six heures. {hero} était encore dedans, derrière un rideau, et les lampes [s’éteignirent|se sont éteintes] salle après salle.',
  ],
  arrive: ['Cela sentait la cire. La lune posait des carrés sur le parquet, et dans le noir quelque chose de très vieux grinçait des os.'],
  image: ['Un fémur était plus long qu’un autobus. On avait posé dessus, pour l’échelle, un parapluie.'],
  meet: [
    'Un chat [descendit|est descendu] d’un tableau et [s’étira|s’est étiré] sur le cadre. <helper>{helper},</helper> [dit|a dit] le chat. <helper>Huile sur toile. Ne me caresse pas, ça tache.</helper>',
  ],
  task: [
    '<helper>Une étiquette s’est envolée,</helper> [dit|a dit] {helper}. <helper>Sans elle, la petite statue du fond ne sait plus qui elle est. Il faut la lui rendre avant qu’on rouvre, et le gardien fait sa ronde.</helper>',
  ],
  way: ['On [marcha|a marché] sur les carrés de lune, jamais à côté. {helper} passait d’un tableau à l’autre et saluait les gens.'],
  obstacle: ['Le gardien était assis juste devant la porte du fond, les bras croisés. Il ne dormait que d’un œil.'],
  stuck: ['La chaise du gardien [grinça|a grincé]. L’autre œil [s’ouvrit|s’est ouvert], à moitié.'],
  still: ['La cire brillait. Un portrait retenait un éternuement depuis trois cents ans.'],
  open: [
    'Le gardien [se leva|s’est levé], [bâilla|a bâillé] et [tint|a tenu] la porte. <helper>Il est au courant,</helper> [dit|a dit] {helper}. On [remit|a remis] l’étiquette en place. La statue [la lut|l’a lue], et [se tint|s’est tenue] plus droite.',
  ],
  gift: [
    '{helper} [tira|a tiré] du coin de son cadre un vieux billet d’entrée. <helper>Il est pour deux,</helper> [dit|a dit] {helper}. <helper>Et il n’a jamais été déchiré.</helper>',
  ],
  homeward: ['Par une petite porte, on était dehors. Derrière la vitre, un chat peint remuait le bout de la queue.'],
  question: ['<hero>Comment sait-on l’âge d’un os ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    'Dans la vitrine, la terre était rangée en couches, comme un gâteau. {hero} [compta|a compté] : en haut le plus jeune, en bas le plus vieux. Un os a souvent l’âge de sa tranche.',
  ],
};
