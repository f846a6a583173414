import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  passage: [
    'Le drap était bien tendu, et le vent dedans. Une voix [cria|a crié] : larguez ! Quand {hero} [regarda|a regardé] par-dessus le bord du lit, c’était {at_setting}.',
    'La vieille malle sentait la mer. {hero} [s’y adossa|s’y est adossé{hero_e}] pour jouer, et le plancher [commença|a commencé] à se balancer.',
    'Le journal était plié en chapeau. {hero_subj} [le coiffa|l’a coiffé], et la chambre [pencha|a penché] d’un côté, puis de l’autre.',
    'La flaque de la cour avait un horizon. {hero} y [posa|a posé] une coquille de noix, et il [fallut|a fallu] vite monter à bord.',
  ],
  arrive: [
    'Le pont sentait le goudron et la corde mouillée. Le bois craquait à chaque vague, et le sol n’était jamais du même avis que les pieds.',
    'Une poulie couinait. Le vent claquait dans la toile, et la soupe sentait le chou jusqu’en haut du mât.',
    'Des anneaux cognaient contre le bois, et une voile parlait toute seule. Cela sentait le sel, le savon et le chat mouillé.',
    'Le vent entrait par une manche et sortait par l’autre. Des tonneaux se poussaient, et les planches étaient tièdes sous les pieds.',
    { text: 'Cric, crac, faisait le bois. Le sol penchait, et repenchait.', to: '3-5' },
    { text: 'Ça sentait la soupe au chou. La voile claquait : flap.', to: '3-5' },
  ],
  image: [
    'Au mât pendait un drapeau noir, reprisé avec une chaussette à pois.',
    'Une fourchette était plantée au milieu d’une pomme de terre, pour ne pas perdre l’endroit du dîner.',
    'Le coffre au trésor servait de table. Dessus, il y avait le vrai trésor : un gâteau sous une cloche.',
    'Au mât, quatre mouettes se disputaient la place du milieu. Il n’y avait pas de milieu à quatre.',
  ],
  meet: [
    'Sur la barre, un perroquet lisait un vieux journal. <helper>{helper}, second du bord</helper>, [dit|a dit] l’oiseau. <helper>Le capitaine, c’est le chat. Il dort depuis mars.</helper>',
    '<helper>Mot de passe !</helper> [cria|a crié] un perroquet. Puis il [se gratta|s’est gratté]. <helper>Je l’ai oublié aussi. {helper}. Entrez.</helper>',
    'Un perroquet [tomba|est tombé] du mât, puis l’[expliqua|a expliqué]. <helper>C’était une manœuvre</helper>, [dit-il|a-t-il dit]. <helper>{helper}, pour vous servir.</helper>',
    '<helper>Terre !</helper> [cria|a crié] un perroquet. Puis il [regarda|a regardé] mieux. <helper>Non, chapeau. Bonjour, dessous. Je suis {helper}.</helper>',
    {
      text: 'Un perroquet tenait la barre. <helper>{helper}</helper>, [dit|a dit] l’oiseau. <helper>À gauche. Non. À gauche.</helper>',
      to: '3-5',
    },
    {
      text: 'Un perroquet vert criait : bonjour, bonjour ! C’était {helper}. Il était le second du bord.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait hisser ce qui se hissait et tirer ce qui se tirait. {helper} donnait les ordres, et donnait aussi les réponses.',
    'L’équipage ramait en mesure. {helper} comptait : un, deux, un, un, deux.',
    'Le pont montait avec la vague et descendait avec elle. {helper} le disait à chaque fois, comme une nouvelle.',
    'Il fallait traverser la cuisine, où rien ne tenait en place, même la porte. {helper} saluait les casseroles par leur grade.',
  ],
  still: [
    'Il n’y avait plus de vagues. Une corde gouttait sur le pont, une fois, deux fois, trois fois.',
    'Le bois craquait, très bas. La mer ne savait plus de quel côté aller.',
    'Les voiles pendaient comme des draps qui ont sommeil. Un poisson [sortit|a sorti] la tête et n’avait rien à dire.',
    'La lanterne ne se balançait plus. Sur le pont, une ombre avait le temps de s’asseoir.',
  ],
  gift: [
    '{helper} [défit|a défait] un bout de cordage du mât et [le donna|l’a donné] à {hero}. <helper>Nœud marin. Il tient tant qu’on y croit, et même après.</helper>',
    '{helper} [noua|a noué] un petit bout de corde et [le jeta|l’a jeté] à {hero}. <helper>Nœud de départ. Pour l’arrivée, on le défait.</helper>',
  ],
  homeward: [
    'Le vent [poussa|a poussé] tout droit, pour une fois. Le chat-capitaine [ouvrit|a ouvert] un œil et [fut|a été] d’accord.',
    'Le plancher [cessa|a cessé] de se balancer. La malle n’était plus qu’une malle, qui sentait la mer.',
    'Le chapeau [redevint|est redevenu] le journal d’hier. La page de la météo était trempée.',
    'La coquille de noix [accosta|a accosté] contre une botte. La flaque n’avait plus d’horizon, elle avait un moineau.',
  ],
  question: ['<hero>Comment un si gros bateau peut-il flotter ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] sur l’eau une boule de pâte, qui [coula|a coulé]. {hero_subj} en [fit|a fait] une coque, et elle [flotta|a flotté]. La coque pousse de l’eau sur les côtés, et l’eau pousse en retour.',
  ],
  play: [
    'Le canapé était le bateau, et le manche du balai le mât. Tout autour, le tapis avait de grandes dents.',
    'Une bassine [fit|a fait] la proue, et deux cuillères en bois les rames. Le perroquet avait l’air d’un torchon, mais il répondait.',
  ],
  unplay: [
    'L’odeur du souper [vint|est venue] à bord. Le bateau [redevint|est redevenu] un canapé, et le mât [balaya|a balayé] les miettes.',
    'Les rames [retournèrent|sont retournées] dans le tiroir. Le perroquet [essuya|a essuyé] la vaisselle, parce qu’il était un torchon.',
  ],
};
