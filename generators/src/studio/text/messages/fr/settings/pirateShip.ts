import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  title: ['Cap sur le brouillard', '{hero} et le perroquet qui boudait'],
  passage: [
    'Le bac à linge était grand, et le drap était bien tendu. Quelqu’un [cria|a crié] : larguez ! Quand {hero} [regarda|a regardé] par-dessus bord, c’était {at_setting}.',
  ],
  arrive: [
    'Le pont sentait le goudron et la corde mouillée. Le bois craquait à chaque vague, et le sol n’était jamais du même avis que les pieds.',
  ],
  image: ['Au mât pendait un drapeau noir, reprisé avec une chaussette à pois.'],
  meet: [
    'Sur la barre, un perroquet lisait un vieux journal. <helper>{helper}, second du bord,</helper> [dit|a dit] l’oiseau. <helper>Le capitaine, c’est le chat. Il dort depuis mars.</helper>',
  ],
  task: [
    '<helper>La carte marine s’est envolée sur l’îlot d’en face,</helper> [dit|a dit] {helper}. <helper>Sans elle, on tourne en rond et la marée nous laisse. Et devant l’îlot, il y a le banc de brume.</helper>',
  ],
  way: [
    'On [hissa|a hissé] ce qui se hissait, on [tira|a tiré] ce qui se tirait. {helper} donnait les ordres, et donnait aussi les réponses.',
  ],
  obstacle: [
    'Le banc de brume était posé sur la mer comme un édredon. L’avant du bateau y [entra|est entré], et l’on [ne vit|n’a] plus[| vu] l’avant.',
  ],
  stuck: ['La brume [avala|a avalé] la cloche, le mât et la moitié d’une phrase.'],
  still: ['Il n’y avait plus de vagues. Une corde gouttait sur le pont, une fois, deux fois, trois fois.'],
  open: [
    'La brume [se déchira|s’est déchirée] d’un coup, comme un papier mouillé. L’îlot était là, tout près, et la carte pendait à l’unique buisson. On y [lut|a lu] enfin où l’on était : exactement là.',
  ],
  gift: [
    '{helper} [défit|a défait] un bout de cordage du mât et [le donna|l’a donné] à {hero}. <helper>Nœud marin,</helper> [dit|a dit] {helper}. <helper>Il tient tant qu’on y croit, et même après.</helper>',
  ],
  homeward: ['Le vent [poussa|a poussé] tout droit, pour une fois. Le chat-capitaine [ouvrit|a ouvert] un œil et [fut|a été] d’accord.'],
  question: ['<hero>Comment un si gros bateau peut-il flotter ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [posa|a posé] sur l’eau une boule de pâte, qui [coula|a coulé]. {hero_subj} en [fit|a fait] une coque, et elle [flotta|a flotté]. La coque pousse de l’eau sur les côtés, et l’eau pousse en retour.',
  ],
};
