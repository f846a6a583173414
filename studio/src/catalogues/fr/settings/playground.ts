import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  passage: [
    'Deux coins de rue et un trou dans la haie, et l’on y était. {hero_subj} [passa|est passé{hero_e}] par le trou, parce que la porte était trop loin.',
    'On [passa|est passé] devant la boulangerie, puis devant le chien, puis on n’[entendit|a entendu] plus que des chaînes.',
    'La grille grinçait sur deux notes, une pour entrer, une pour sortir. Elle [fit|a fait] celle d’entrer.',
    'Une tante portait le goûter, et le goûter menait la marche. Au bout de la rue, on entendait déjà crier de joie.',
  ],
  play: [
    'Le toboggan était la montagne, et le sable était la mer. Il fallait une heure pour aller de l’une à l’autre, ou trois pas.',
  ],
  arrive: [
    'Le métal chauffait au soleil et sentait la pièce de monnaie. Le sable crissait sous les semelles, et une chaîne répétait le même mot, en haut, en bas.',
    'On l’entendait avant de le voir. Le sable était chaud dessus et frais dessous, et un ballon cognait contre la clôture.',
    'Un ballon cognait contre une planche, et la fontaine gargouillait toute seule. Le bois de la cabane sentait la résine chaude.',
    'Cela sentait la poussière tiède et la pomme coupée. Le tourniquet grinçait sa chanson, celle de trois notes.',
    { text: 'Hi han, faisait la balançoire. Le sable était frais dessous.', to: '3-5' },
    { text: 'Le métal était chaud. Poum, disait un ballon.', to: '3-5' },
  ],
  image: [
    'Quelqu’un avait bâti un château avec onze tours et un parking.',
    'Sur le petit cheval à ressort, un pigeon se balançait.',
    'Sur la table de béton, une partie de dames se jouait avec des glands et des capsules. Les capsules perdaient.',
    'Un gant d’hiver était resté sur un piquet. Il disait bonjour depuis six mois.',
  ],
  meet: [
    'Près du bac à sable, un enfant avec un seau rouge creusait sans lever la tête. <helper>{helper}</helper>, [dit|a dit] l’enfant au bout d’un moment. <helper>Là, c’est le port. Tu es dans l’eau.</helper>',
    '<helper>Ne marche pas sur la gare</helper>, [dit|a dit] un enfant au seau rouge. <helper>Je m’appelle {helper}. Là, c’est notre rue. Là, c’est les autres.</helper>',
    'Un enfant tirait un seau rouge au bout d’une corde. <helper>C’est mon chien</helper>, [dit|a dit] l’enfant. <helper>Moi, c’est {helper}. Lui, il n’a pas encore de nom, il est de ce matin.</helper>',
    '<helper>Stop, péage</helper>, [dit|a dit] un enfant, un seau rouge en travers du chemin. <helper>Un caillou par personne. Moi, je suis {helper}, et je rends la monnaie.</helper>',
    {
      text: 'Un enfant creusait, un seau rouge sur la tête. <helper>{helper}</helper>, [dit|a dit] l’enfant. <helper>Là, c’est la mer.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Attention, tu es dans l’eau</helper>, [dit|a dit] un enfant au seau rouge. C’était {helper}.',
      to: '3-5',
    },
  ],
  way: [
    'On [contourna|a contourné] le port, on [passa|est passé] sous le filet et trois fois par-dessus le même banc.',
    'On [fit|a fait] trois tours de tourniquet, ce qui ne rapproche de rien.',
    'Le bord du bac à sable se suivait comme une poutre, un pied devant l’autre. {helper} passait devant, le seau sur la tête.',
    'Le muret se marchait d’un bout à l’autre, main dans la main de la tante, puis sans. {helper} suivait en bas, pour rattraper les chaussures.',
  ],
  still: [
    'Un marron [tomba|est tombé] sur le toit de la cabane, [roula|a roulé], et [réfléchit|a réfléchi].',
    'Les feuilles du grand arbre bougeaient encore un peu, chacune à sa vitesse.',
    'Un moineau [prit|a pris] un bain de poussière, sans regarder personne. Quand il [eut|a eu] fini, il [attendit|a attendu].',
    'Le tourniquet vide [fit|a fait] un dernier quart de tour. Il [grinça|a grincé] une fois, puis plus.',
  ],
  gift: [
    '{helper} [fouilla|a fouillé] le sable au fond du seau et en [tira|a tiré] un marron tout neuf. <helper>Il est de cette année</helper>, [dit|a dit] {helper}.',
    'Dans le seau, sous un vieux gant, il y avait un marron. {helper} [le frotta|l’a frotté] sur sa manche. <helper>Il est à toi, il brille mieux de ton côté.</helper>',
  ],
  homeward: [
    'Les réverbères s’allumaient. À chaque coin de rue, il tombait un peu de sable des chaussures.',
    'On [repassa|est repassé] par la haie, et chacun [tint|a tenu] les branches à l’autre.',
    'La grille [fit|a fait] son autre note. Jusqu’au coin de la rue, les chaussures [perdirent|ont perdu] leur sable en petits tas.',
    'La tante [replia|a replié] le sac du goûter, qui ne pesait plus rien. Les pieds, eux, pesaient le double.',
  ],
  unplay: [
    'Les réverbères [s’allumèrent|se sont allumés], et c’était l’heure de la soupe. La mer [se vida|s’est vidée] des chaussures, sur le trottoir.',
  ],
  question: [
    '<hero>Pourquoi une balançoire revient-elle</hero>, [demanda|a demandé] {hero}, <hero>même si l’on ne pousse pas ?</hero>',
  ],
  answer: [
    'On [compta|a compté] tout haut. Avec une personne ou avec deux, elle mettait le même temps à revenir. Il n’y avait qu’une chaîne plus longue pour la ralentir.',
  ],
};
