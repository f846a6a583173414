import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  title: ['La roue arrêtée', '{hero} et quatre planches'],
  passage: [
    'On avait attaché quatre planches avec onze nœuds. La corde [lâcha|a lâché] le bord, et {hero} [glissa|a glissé] {to_setting}.',
  ],
  arrive: [
    'L’eau était froide aux chevilles, et la menthe des berges sentait fort. Sous les planches, quelque chose clapotait comme un chat qui boit.',
  ],
  image: ['Un martin-pêcheur [passa|est passé], bleu, et l’on voyait encore le trait quand il n’y était plus.'],
  meet: [
    'Une tête ronde [sortit|est sortie] de l’eau, avec un caillou sur le ventre. <companion>C’est {helper}, la loutre,</companion> [dit|a dit] {companion}. <companion>Elle garde toujours le même caillou. Elle a ses raisons.</companion>',
  ],
  task: [
    '<companion>La roue du moulin ne tourne plus,</companion> [dit|a dit] {companion}. <companion>Il n’y aura pas de farine pour demain. L’eau n’arrive pas jusqu’à elle, à cause du barrage des castors.</companion>',
  ],
  way: ['Le courant tirait, la perche poussait. {helper} nageait dessous, et l’on voyait ses bulles à travers les planches.'],
  obstacle: ['Le barrage était fait de mille branches, toutes coincées l’une dans l’autre. L’eau s’y était endormie.'],
  stuck: ['Une branche [partit|est partie]. Une queue plate [claqua|a claqué] sur l’eau, et la branche [revint|est revenue].'],
  still: ['Une libellule [se posa|s’est posée] sur la perche. L’eau ne faisait plus qu’un petit bruit de gorge.'],
  open: [
    'Sur le côté, on [dégagea|a dégagé] un passage, étroit comme une planche, et les castors n’y [virent|ont vu] rien à redire. L’eau s’y [glissa|est glissée]. Plus bas, la roue [soupira|a soupiré], et [tourna|a tourné].',
  ],
  gift: [
    'Contre le radeau flottait un morceau de bois, lavé et lisse, en forme de poisson. {helper} [le poussa|l’a poussé] du nez vers {hero}, son caillou sous l’autre bras.',
  ],
  homeward: ['On [rentra|est rentré] par la berge, les planches sur l’épaule, et l’eau des chaussures chantait à chaque pas.'],
  question: ['<hero>Comment l’eau peut-elle pousser une si grosse roue ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [fabriqua|a fabriqué] une petite roue avec un bouchon et des feuilles. Quand l’eau tombait d’un doigt, elle tournait mollement. Quand l’eau tombait d’un bras, elle filait.',
  ],
};
