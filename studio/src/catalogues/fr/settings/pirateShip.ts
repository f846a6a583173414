import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  title: ['Cap sur le brouillard', '{hero} et le perroquet qui boudait'],
  passage: [
    'Le bac à linge était grand, et le drap était bien tendu. Quelqu’un [cria|a crié] : larguez ! Quand {hero} [regarda|a regardé] par-dessus bord, c’était {at_setting}.',
    'Le vieux coffre sentait la mer. {hero} y [entra|est entré{hero_e}] pour jouer, et le couvercle [devint|est devenu] une voile.',
  ],
  arrive: [
    'Le pont sentait le goudron et la corde mouillée. Le bois craquait à chaque vague, et le sol n’était jamais du même avis que les pieds.',
    'Une poulie couinait. Le vent claquait dans la toile, et la soupe, quelque part, avait brûlé.',
  ],
  image: [
    'Au mât pendait un drapeau noir, reprisé avec une chaussette à pois.',
    'On avait planté une fourchette au milieu d’une carte, pour ne pas perdre l’endroit du dîner.',
  ],
  meet: [
    'Sur la barre, un perroquet lisait un vieux journal. <helper>{helper}, second du bord</helper>, [dit|a dit] l’oiseau. <helper>Le capitaine, c’est le chat. Il dort depuis mars.</helper>',
    '<helper>Mot de passe !</helper> [cria|a crié] un perroquet. Puis il [se gratta|s’est gratté]. <helper>Je l’ai oublié aussi. {helper}. Entrez.</helper>',
  ],
  task: [
    '<helper>La carte marine s’est envolée sur l’îlot d’en face</helper>, [dit|a dit] {helper}. <helper>Sans elle, on tourne en rond et la marée nous laisse. Et devant l’îlot, il y a le banc de brume.</helper>',
    '<helper>La carte est tombée à l’eau, elle sèche sur l’îlot</helper>, [dit|a dit] {helper}. <helper>Il faut la reprendre avant la marée. Seulement, il y a ce banc de brume.</helper>',
  ],
  way: [
    'On [hissa|a hissé] ce qui se hissait, on [tira|a tiré] ce qui se tirait. {helper} donnait les ordres, et donnait aussi les réponses.',
    'On [rama|a ramé] en mesure. {helper} comptait : un, deux, un, un, deux.',
  ],
  obstacle: [
    'Le banc de brume était posé sur la mer comme un édredon. L’avant du bateau y [entra|est entré], et l’on [ne vit|n’a] plus[| vu] l’avant.',
    'La brume n’avait pas de bord. On y mettait la main, et la main n’était plus là.',
  ],
  stuck: [
    'La brume [avala|a avalé] la cloche, le mât et la moitié d’une phrase.',
    'Dans la brume, une cloche [répondit|a répondu] à la cloche. C’était la même.',
  ],
  still: [
    'Il n’y avait plus de vagues. Une corde gouttait sur le pont, une fois, deux fois, trois fois.',
    'Le bois craquait, très bas. La mer ne savait plus de quel côté aller.',
  ],
  open: [
    'La brume [se déchira|s’est déchirée] d’un coup, comme un papier mouillé. L’îlot était là, tout près, et la carte pendait à l’unique buisson. On y [lut|a lu] enfin où l’on était : exactement là.',
    'La proue [toucha|a touché] du sable. La brume [s’ôta|s’est ôtée], comme un chapeau, et la carte était là, sèche, avec une crevette en guise de croix.',
  ],
  gift: [
    '{helper} [défit|a défait] un bout de cordage du mât et [le donna|l’a donné] à {hero}. <helper>Nœud marin. Il tient tant qu’on y croit, et même après.</helper>',
    '{helper} [noua|a noué] un petit bout de corde et [le jeta|l’a jeté] à {hero}. <helper>Nœud de départ. Pour l’arrivée, on le défait.</helper>',
  ],
  homeward: [
    'Le vent [poussa|a poussé] tout droit, pour une fois. Le chat-capitaine [ouvrit|a ouvert] un œil et [fut|a été] d’accord.',
    'La voile [retomba|est retombée]. Elle n’était plus qu’un couvercle, qui sentait la mer.',
  ],
  question: ['<hero>Comment un si gros bateau peut-il flotter ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] sur l’eau une boule de pâte, qui [coula|a coulé]. {hero_subj} en [fit|a fait] une coque, et elle [flotta|a flotté]. La coque pousse de l’eau sur les côtés, et l’eau pousse en retour.',
  ],
};
