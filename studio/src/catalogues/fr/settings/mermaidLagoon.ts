import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  passage: [
    'Au bord de l’eau, le sable avait des marches. {hero_subj} les [descendit|a descendues] une à une, l’eau aux chevilles, et la dernière donnait {at_setting}.',
    'Le coquillage de l’étagère était grand. {hero} y [mit|a mis] l’oreille, puis la tête, puis tout le reste.',
    'Le bol bleu du petit-déjeuner avait une vague. {hero_subj} [souffla|a soufflé] dessus, et la table [eut|a eu] une plage.',
    'La serviette de bain était longue, et elle finissait dans l’eau. {hero} [marcha|a marché] jusqu’au bout du bleu, {to_setting}.',
  ],
  arrive: [
    'L’eau était tiède et peu profonde, et le sable glissait entre les orteils. Cela sentait l’algue sèche, et dans chaque coquille il restait un bout de musique.',
    'L’eau arrivait aux genoux et sentait l’été. Des bulles éclataient contre les mollets, avec un bruit de lèvres.',
    'L’air avait un goût de melon et de sel. Sous l’eau claire, des cailloux se cognaient, comme des dés qu’on garde en main.',
    'Le sable était chaud dessus et frais dessous. Une coquille sifflait toute seule, et une autre lui répondait à côté.',
    { text: 'L’eau était tiède. Le sable glissait entre les orteils.', to: '3-5' },
    { text: 'Blop, faisaient les bulles. Chaque coquille chantait un peu.', to: '3-5' },
  ],
  image: [
    'La lumière marchait sur le fond, en pantoufles, et traversait les poissons.',
    'Une étoile de mer faisait la planche. Elle était très forte.',
    'Deux hippocampes se tenaient par la queue, pour ne pas se perdre. Ils étaient arrêtés depuis ce matin.',
    'Une méduse [passa|est passée], si transparente qu’on voyait ce qu’elle pensait. C’était bleu.',
  ],
  meet: [
    'Sur un rocher, une petite sirène nouait une algue autour de son poignet. <helper>{helper}</helper>, [dit-elle|a-t-elle dit]. <helper>Je chante faux, mais très loin.</helper>',
    '<helper>Tu as des pieds</helper>, [dit|a dit] une petite sirène, très intéressée. <helper>Je m’appelle {helper}. On peut s’asseoir avec ?</helper>',
    'Un rire [fit|a fait] des bulles. <helper>Je te vois à l’envers</helper>, [dit|a dit] une petite sirène, la tête en bas. <helper>Je suis {helper}. À l’endroit aussi.</helper>',
    'Une petite sirène comptait ses coquilles sur une pierre plate. <helper>Neuf</helper>, [dit-elle|a-t-elle dit]. <helper>Hier, c’était neuf aussi. Ça ne grandit pas. {helper}, et toi ?</helper>',
    {
      text: 'Une petite sirène nouait une algue. <helper>{helper}</helper>, [dit|a dit] la sirène. <helper>Je chante faux. La la.</helper>',
      to: '3-5',
    },
    { text: 'Splatch, [fit|a fait] une queue verte. C’était {helper}, une petite sirène.', to: '3-5' },
  ],
  way: [
    'Il fallait suivre le bord, de l’eau jusqu’aux chevilles. {helper} nageait à côté, sur le dos, et saluait les crabes par leur nom.',
    'Les pieds faisaient floc, chacun le sien. {helper} nageait en cercle, parce qu’attendre, elle ne savait pas.',
    'Il y avait un chemin de galets ronds, à peine sous l’eau. {helper} passait à côté et disait lesquels étaient des tortues.',
    'Le bord faisait des virages, parce que la mer en avait envie. {helper} coupait tout droit et attendait en chantonnant.',
  ],
  still: [
    'L’eau était si calme qu’on voyait l’ombre des vagues d’hier.',
    'Un crabe avait levé une pince. Il la gardait en l’air, pour ne pas oublier.',
    'La lagune avait avalé ses vagues. Une bulle montait, et personne ne l’attendait en haut.',
    'Les algues s’étaient couchées toutes ensemble, comme on se tait.',
  ],
  gift: [
    '{helper} [tira|a tiré] de sa tresse un peigne de nacre. <helper>Il démêle aussi les ficelles</helper>, [dit-elle|a-t-elle dit], <helper>et certains lundis.</helper>',
    '{helper} [démêla|a démêlé] une algue, et [donna|a donné] le peigne de nacre avec le nœud dedans. <helper>Le nœud est en prime</helper>, [dit-elle|a-t-elle dit].',
  ],
  homeward: [
    'Les marches de sable remontaient vers la plage. Derrière, une voix chantait faux, très loin.',
    'Il [suffit|a suffi] de ressortir du coquillage, les oreilles encore pleines.',
    'La plage [rentra|est rentrée] dans le bol. Au fond, il restait un grain de sable, et il brillait.',
    'La serviette [ramena|a ramené] tout le monde, pli après pli. Elle était à peine humide, d’un seul coin.',
  ],
  question: ['<hero>Pourquoi entend-on la mer dans un coquillage ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [essaya|a essayé] avec une tasse, puis avec sa main en creux : on l’entendait aussi. Ce n’était pas la mer. C’étaient les bruits d’autour, qui tournent dedans.',
  ],
  play: [
    'Le tapis de bain était la lagune, et le canard un dauphin. L’eau arrivait aux genoux, quand on s’asseyait.',
    'Une écharpe bleue [coula|a coulé] du lit jusqu’à la porte. Les pantoufles étaient des coquillages, et il fallait nager avec les coudes.',
  ],
  unplay: [
    'La lagune [sécha|a séché] d’un coup : c’était l’heure du souper. Le dauphin [redevint|est redevenu] un canard, et il flottait beaucoup mieux.',
    'L’écharpe bleue [reprit|a repris] son clou. Dans les deux coquillages, il y avait de nouveau des pieds.',
  ],
};
