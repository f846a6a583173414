import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  passage: [
    'La serre du jardin avait une deuxième porte, au fond, derrière les bananiers. Elle donnait {at_setting}.',
    'Un perroquet échappé [traversa|a traversé] les salades, puis les haricots. Derrière les haricots, cela poussait partout, et plus haut que la maison.',
    'Le ficus du salon avait fait une feuille de trop. {hero_subj} [passa|est passé{hero_e}] dessous, et il y en avait encore une, et encore une.',
    'Le carnet d’expédition était vide, sauf la dernière page. Il y était écrit : derrière toi. {hero} [se retourna|s’est retourné{hero_e}].',
  ],
  arrive: [
    'La lumière était verte, et l’écorce mouillée sentait le champignon. Cent petits clics partaient en même temps, de partout et de nulle part.',
    'Il faisait chaud comme dans une bouche. L’eau gouttait d’une feuille à l’autre, et l’air sentait la racine.',
    'Un cri [monta|est monté], et un autre [s’assit|s’est assis] dessus. Cela sentait la pluie chaude et la banane trop mûre.',
    'La mousse buvait les pas. L’air collait comme un pull, et partout une eau invisible se racontait des histoires.',
    { text: 'Plic, ploc, sur les feuilles. Il faisait chaud et vert.', to: '3-5' },
    { text: 'L’écorce était mouillée. Cent bêtes faisaient clic.', to: '3-5' },
  ],
  image: [
    'Une goutte pendait au bout d’une feuille. Dans la goutte, toute la forêt était à l’envers, avec un singe qui dormait.',
    'Une fourmi portait une feuille grande comme un drapeau. Les autres saluaient.',
    'Un papillon bleu dormait sur une banane. De loin, c’était une banane avec un nœud.',
    'Trois tortues attendaient au bord de l’eau, l’une sur l’autre. Celle du haut avait la vue.',
  ],
  meet: [
    'Sur une branche, un toucan rangeait des noyaux par taille. <helper>{helper}</helper>, [dit|a dit] l’oiseau, <helper>avec le bec devant. Ne touchez pas, c’est trié.</helper>',
    '<helper>Attention à la marche</helper>, [dit|a dit] un toucan, au-dessus d’une racine. <helper>{helper}. Je préviens. C’est mon métier.</helper>',
    'Un bec jaune [passa|est passé] entre deux feuilles, et longtemps après, un toucan. <helper>{helper}</helper>, [dit-il|a-t-il dit]. <helper>Le reste arrive.</helper>',
    '<helper>Chut, je trie les bruits</helper>, [dit|a dit] un toucan. <helper>Ça, grenouille. Ça, feuille. Ça, c’est vous. {helper}, bonjour.</helper>',
    {
      text: 'Un toucan rangeait ses noyaux. <helper>{helper}</helper>, [dit|a dit] l’oiseau. <helper>Un gros, un petit, un gros.</helper>',
      to: '3-5',
    },
    {
      text: 'Toc, toc, faisait un très gros bec. <helper>{helper}</helper>, [dit|a dit] le toucan, derrière.',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait passer sous les lianes et par-dessus les racines. {helper} volait devant et annonçait les trous, parfois même avant qu’on y soit.',
    '{helper} disait à gauche, à gauche, encore à gauche. Une liane disait le contraire.',
    'Le ruisseau faisait le tour d’une racine et revenait demander son chemin. {helper} le lui disait.',
    'Il fallait saluer les fourmis, et cela prenait du temps, car elles étaient nombreuses. {helper} connaissait les prénoms.',
  ],
  still: [
    'Les clics s’étaient tus. Une feuille tombait, si lentement qu’on pouvait choisir où.',
    'Un singe gardait une banane à mi-chemin de sa bouche.',
    'La pluie s’arrêtait feuille par feuille, du haut vers le bas. Les grenouilles écoutaient.',
    'Un serpent avait dessiné une boucle, et l’avait laissée là.',
  ],
  gift: [
    'Une plume [tourna|a tourné] dans l’air et [se posa|s’est posée] dans la main de {hero}. <helper>Je l’ai mal rangée</helper>, [dit|a dit] {helper}. <helper>C’est donc la tienne.</helper>',
    '{helper} [tira|a tiré] une plume de son aile, avec une grimace. <helper>Elle repousse. Toi, tu ne reviens pas tous les jours.</helper>',
  ],
  homeward: [
    'Il [suffit|a suffi] de suivre les noyaux de {helper}, du plus petit au plus gros. Le dernier était une noix de coco, juste devant la porte.',
    'Les feuilles [devinrent|sont devenues] plus petites, puis c’étaient de nouveau des haricots.',
    'Une feuille, une feuille, une feuille, et c’était de nouveau le ficus. Il se tenait très droit, comme si de rien n’était.',
    'Dans le carnet, toutes les pages étaient pleines. À la dernière, il y avait : devant toi, et c’était la maison.',
  ],
  question: [
    '<hero>Comment l’eau fait-elle pour monter jusqu’en haut des arbres ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [mit|a mis] une feuille dans un sac fermé, au soleil. Bientôt le sac [se couvrit|s’est couvert] de gouttes. Là-haut, les feuilles perdent de l’eau, et ce qui part tire le reste.',
  ],
  play: [
    'Quatre plantes vertes [firent|ont fait] la jungle, et le porte-manteau un arbre à singes. Le couloir sentait déjà la racine.',
    'Une écharpe pendait au lustre : c’était une liane. Sous la table, il faisait vert, et quatre pieds de chaise poussaient.',
  ],
  unplay: [
    'Un bruit d’assiettes [traversa|a traversé] la jungle. Les lianes [redevinrent|sont redevenues] des écharpes, et le singe une casquette.',
    'La plus haute plante [reçut|a reçu] son arrosoir du soir. Alors la jungle [se tint|s’est tenue] tranquille, dans ses quatre pots.',
  ],
};
