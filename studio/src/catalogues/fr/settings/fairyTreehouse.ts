import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  passage: [
    'L’arbre du square avait une porte qu’on ne voyait que de profil. {hero_subj} [se mit|s’est mis{hero_e}] de profil, et [entra|est entré{hero_e}].',
    'Une lueur montait et descendait derrière le rideau. {hero_subj} la suivait des yeux, puis des mains, et l’escalier de mousse [vint|est venu] au-devant des pieds.',
    'Sous la troisième latte du banc, il y avait un cheveu de lumière. {hero_subj} [le suivit|l’a suivi] du doigt, et le doigt [arriva|est arrivé] sur une écorce.',
    'La maison de poupée avait une lumière de plus que d’habitude. {hero_subj} [se pencha|s’est penché{hero_e}] pour voir, et le plafond [monta|est monté], encore et encore.',
  ],
  play: [
    'La cabane était sous la table, et la nappe faisait les feuilles. Les fées passaient par le pied gauche, celui qui a une rayure.',
    'Trois chaises et un drap : c’était la cabane des fées. Une pince à linge tenait la porte, et les autres pinces habitaient là.',
  ],
  arrive: [
    'L’écorce était rugueuse sous les doigts, puis douce. Cela sentait le miel et la cire, et des clochettes tintaient sans vent.',
    'Tout craquait doucement, comme un bateau. L’air sentait la pomme de pin, et des pas très petits couraient au plafond.',
    'Une scie à dents très fines chantait tout près. L’air sentait la noisette et la pluie d’hier, et le bois répondait quand on posait le pied.',
    'Les marches sonnaient chacune sa note. L’air sentait la cire et la fraise des bois, et derrière une porte on riait pointu.',
    { text: 'L’écorce grattait les doigts. Ting, faisait une clochette.', to: '3-5' },
    { text: 'Ça sentait le miel. Tout craquait, comme un petit bateau.', to: '3-5' },
  ],
  image: [
    'Il y avait des fenêtres de la taille d’une main. À chacune pendait un rideau fait d’un seul pétale.',
    'Une baignoire était faite d’une demi-coquille de noix. Un hanneton attendait son tour.',
    'Une rangée de fauteuils était faite de chapeaux de champignons, et deux étaient pour gauchers.',
    'Une corde à linge traversait le salon, avec sept mouchoirs pour deux nez.',
  ],
  meet: [
    'Une fée des bois recousait une aile de papillon, qui attendait. <helper>{helper}</helper>, [dit-elle|a-t-elle dit], des épingles plein la bouche. <helper>Je fais aussi les ourlets.</helper>',
    '<helper>Aiguille !</helper> [dit|a dit] une fée des bois, la main tendue, et une aiguille de pin y [tomba|est tombée]. <helper>Merci. {helper}. J’avais besoin d’un nez de plus.</helper>',
    'Une fée des bois lissait des ailes de libellule. <helper>Surtout, pas de faux plis</helper>, [dit-elle|a-t-elle dit], la main à plat. <helper>{helper}. Prenez un fauteuil, ils ne mordent pas l’après-midi.</helper>',
    'Une fée des bois était suspendue par un lacet, la tête en bas. <helper>Je compte le plafond</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Il en manque un.</helper>',
    {
      text: 'Une fée des bois cousait une aile de papillon. <helper>{helper}</helper>, [dit|a dit] la fée. <helper>Ne bouge plus, toi.</helper>',
      to: '3-5',
    },
    {
      text: 'Une toute petite fée [tendit|a tendu] un doigt. <helper>{helper}</helper>, [dit|a dit] la fée. <helper>Serre doucement.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [monta|est monté] d’étage en étage, par la cuisine, par la lingerie, par la chambre des lucioles. {helper} disait : baisse la tête, et il était trop tard.',
    'L’escalier des écureuils avait une rampe, des paliers et un tapis de mousse. {helper} volait à reculons, pour surveiller.',
    'Il fallait passer par la chambre du facteur, et s’excuser. {helper} s’excusait en trois langues, toutes petites.',
    'Il y avait un ascenseur, fait d’un dé à coudre et d’une araignée patiente. {helper} disait l’étage, et l’araignée le sien.',
  ],
  still: [
    'Les clochettes se taisaient. Une luciole [s’alluma|s’est allumée], une seule, juste au bon endroit.',
    'Une larme de résine brillait, et ne coulait pas.',
    'Une feuille [se posa|s’est posée] sur la rampe, et la maison entière [ne craqua pas|n’a pas craqué].',
    'Dans le mur, le bois [respira|a respiré], une longue fois. Une bille de sève [descendit|est descendue] d’un cran.',
  ],
  gift: [
    '{helper} [retourna|a retourné] une cupule de gland et [la posa|l’a posée] sur la tête de {hero}, puis dans sa main. <helper>Un bol, ou un chapeau. C’est selon la soif.</helper>',
    '<helper>Ta taille, je crois</helper>, [dit|a dit] {helper}, et {helper_il} [tendit|a tendu] une cupule de gland, bien brossée.',
  ],
  homeward: [
    'On [ressortit|est ressorti] de face. Derrière, l’écorce n’avait plus de porte, à moins de pencher la tête.',
    'La lueur [descendit|est descendue] devant, marche après marche, jusqu’au rideau.',
    'Le cheveu de lumière [redescendit|est redescendu] le long de l’écorce, jusqu’au banc. Sous la troisième latte, il était là, comme d’habitude.',
    'Le plafond [redescendit|est redescendu] à sa place. Dans la maison de poupée, une lumière [s’éteignit|s’est éteinte], la plus petite.',
  ],
  unplay: [
    'C’était l’heure du dîner. Les feuilles [se levèrent|se sont levées], et sur la table il y avait des assiettes, juste au-dessus de la cabane.',
    'La soupe [appela|a appelé], et le drap [retomba|est retombé]. Les pinces [remontèrent|sont remontées] sur leur fil.',
  ],
  question: [
    '<hero>Comment les lucioles font-elles de la lumière sans se brûler ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [laissa|a laissé] marcher une luciole sur sa paume : elle brillait, et elle était froide. Dans son ventre, deux substances se mêlent, et cela fait de la lumière au lieu de chaleur.',
  ],
};
