import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  title: ['La roue arrêtée', '{hero} et quatre planches'],
  passage: [
    'On avait attaché quatre planches avec onze nœuds. La corde [lâcha|a lâché] le bord, et {hero} [glissa|a glissé] {to_setting}.',
    'On [poussa|a poussé] le radeau avec une perche, un pied encore sur le bord. Puis l’autre pied [vint|est venu] aussi.',
  ],
  arrive: [
    'L’eau était froide aux chevilles, et la menthe des berges sentait fort. Sous les planches, quelque chose clapotait comme un chat qui boit.',
    'L’eau chuchotait sous les planches. Cela sentait la vase et la menthe, et un poisson [sauta|a sauté] pour voir.',
  ],
  image: [
    'Un martin-pêcheur [passa|est passé], bleu, et l’on voyait encore le trait quand il n’y était plus.',
    'Trois vaches buvaient en rang. La troisième soufflait des bulles.',
  ],
  meet: [
    'Une tête ronde [sortit|est sortie] de l’eau, avec un caillou sur le ventre. <companion>C’est {helper}, la loutre</companion>, [dit|a dit] {companion}. <companion>Elle garde toujours le même caillou. Elle a ses raisons.</companion>',
    'Une patte [s’accrocha|s’est accrochée] au bord, puis une moustache. <companion>{helper} monte toujours sans billet</companion>, [dit|a dit] {companion}. C’était une loutre, et elle s’essuyait sur le sac.',
  ],
  task: [
    '<companion>La roue du moulin ne tourne plus</companion>, [dit|a dit] {companion}. <companion>Il n’y aura pas de farine pour demain. L’eau n’arrive pas jusqu’à elle, à cause du barrage des castors.</companion>',
    '<companion>Le meunier n’a plus d’eau sous sa roue</companion>, [dit|a dit] {companion}. <companion>Il faut que ça tourne ce soir. C’est le barrage, plus bas.</companion>',
  ],
  way: [
    'Le courant tirait, la perche poussait. {helper} nageait dessous, et l’on voyait ses bulles à travers les planches.',
    'Le radeau tournait sur lui-même à chaque remous. {helper} trouvait cela très bien.',
  ],
  obstacle: [
    'Le barrage était fait de mille branches, toutes coincées l’une dans l’autre. L’eau s’y était endormie.',
    'Le barrage de castors barrait tout, d’une rive à l’autre. Pas une branche ne bougeait.',
  ],
  stuck: [
    'Une branche [partit|est partie]. Une queue plate [claqua|a claqué] sur l’eau, et la branche [revint|est revenue].',
    'Le radeau [cogna|a cogné], [recula|a reculé], et [cogna|a cogné] encore, comme quelqu’un qui a oublié ses clés.',
  ],
  still: [
    'Une libellule [se posa|s’est posée] sur la perche. L’eau ne faisait plus qu’un petit bruit de gorge.',
    'L’eau était plate. On y voyait les nuages, et un castor qui mâchait.',
  ],
  open: [
    'Sur le côté, on [dégagea|a dégagé] un passage, étroit comme une planche, et les castors n’y [virent|ont vu] rien à redire. L’eau s’y [glissa|est glissée]. Plus bas, la roue [soupira|a soupiré], et [tourna|a tourné].',
    'On [trouva|a trouvé] l’endroit où l’eau voulait passer toute seule. On l’[aida|a aidée], un peu. Plus bas, la roue [craqua|a craqué], puis [dit|a dit] plouf, plouf, plouf.',
  ],
  gift: [
    'Contre le radeau flottait un morceau de bois, lavé et lisse, en forme de poisson. {helper} [le poussa|l’a poussé] du nez vers {hero}, son caillou sous l’autre bras.',
    '{helper} [choisit|a choisi] un morceau de bois flotté, doux comme un savon. Il avait fait tout le voyage, lui aussi.',
  ],
  homeward: [
    'On [rentra|est rentré] par la berge, les planches sur l’épaule, et l’eau des chaussures chantait à chaque pas.',
    'On [tira|a tiré] le radeau dans l’herbe. Il avait perdu une planche, et gagné une grenouille.',
  ],
  question: ['<hero>Comment l’eau peut-elle pousser une si grosse roue ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fabriqua|a fabriqué] une petite roue avec un bouchon et des feuilles. Quand l’eau tombait d’un doigt, elle tournait mollement. Quand l’eau tombait d’un bras, elle filait.',
  ],
};
