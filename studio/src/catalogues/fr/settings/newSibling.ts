import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  passage: [
    'On [enleva|a enlevé] ses chaussures. On [passa|est passé] par le tapis, parce que le tapis ne dit rien.',
    'La porte de l’entrée avait un mot : ne pas sonner. On [gratta|a gratté], comme des souris.',
    'L’ascenseur était trop bruyant, alors il [fallut|a fallu] prendre l’escalier, et les chaussures à la main.',
    'Il y avait des chaussures inconnues dans l’entrée, de toutes les tailles. Les plus petites étaient en laine et n’avaient pas de semelle.',
  ],
  arrive: [
    'Ça sentait le lait et le talc. Des pieds chuchotaient dans le couloir, et sous la porte il passait un souffle chaud, très court.',
    'Il faisait chaud et un peu sombre. Une petite musique tournait au-dessus d’un lit, et une voix faisait ch, ch, ch.',
    'La bouilloire chuchotait, même elle. Il y avait une odeur de lait et de linge tiède. Un hoquet venait de la chambre, aussi petit qu’un bouton.',
    'La lessive tournait, une cuillère tintait, et au-dessus du tout il y avait un souffle. Cela sentait la crème et le pain grillé.',
    { text: 'Ça sentait le lait. Chut, chut, disaient les pieds.', to: '3-5' },
    { text: 'Il faisait chaud. Une petite musique tournait, tournait.', to: '3-5' },
  ],
  image: [
    'Sur une chaise, il y avait un pyjama. On aurait pu le mettre à une bouteille.',
    'Sur l’étagère, onze biberons séchaient, la tête en bas, comme des chauves-souris.',
    'Au-dessus du lit, un éléphant de feutre tournait dans un sens, et sa trompe dans l’autre.',
    'Sur le mur de la cuisine, quatre listes étaient collées l’une sur l’autre. La dernière disait seulement : dormir.',
  ],
  meet: [
    'Le bébé avait les yeux ouverts et regardait le plafond avec sévérité. <companion>Il s’appelle {helper}</companion>, [chuchota|a chuchoté] {companion}. <companion>Il ne sait pas encore qui est qui. Il faut le lui dire souvent.</companion>',
    'Un bébé très rouge [bâilla|a bâillé] de toute sa figure. <companion>{helper}</companion>, [souffla|a soufflé] {companion}. <companion>Cinquante centimètres, et il occupe toute la maison.</companion>',
    'Dans le grand lit de tout le monde, il y avait un tout petit creux, et dedans un bébé. <companion>Lui, c’est {helper}</companion>, [dit|a dit] {companion}. <companion>Il est arrivé sans chaussures et il garde ses poings fermés. On ne sait pas ce qu’il a dedans.</companion>',
    'Un paquet de laine [éternua|a éternué]. <companion>C’est {helper}</companion>, [dit|a dit] {companion}, très bas. <companion>Il fait tout pour la première fois. Même ça.</companion>',
    {
      text: 'Un bébé regardait le plafond. <companion>C’est {helper}</companion>, [chuchota|a chuchoté] {companion}. {helper} [fit|a fait] une bulle.',
      to: '3-5',
    },
    {
      text: 'Un paquet de laine [éternua|a éternué]. C’était {helper}, le bébé. Il avait des poings tout petits.',
      to: '3-5',
    },
  ],
  way: [
    'On [avança|a avancé] sur la pointe des pieds, puis sur la pointe de la pointe. {helper} [éternua|a éternué], et tout le monde [sursauta|a sursauté].',
    'On [enjamba|a enjambé] un ours, une girafe et une boîte à musique qui n’attendait que cela.',
    'Le couloir était plein de valises, de fleurs et de gens qui parlaient avec les sourcils. {helper} passait de bras en bras, au-dessus de tout cela.',
    'Le salon était traversé par une corde à linge, avec vingt bodys. {helper} passait dessous, dans des bras, et regardait d’en bas.',
  ],
  still: [
    'La maison retenait son souffle. Un biberon refroidissait, tic, sur le bord de l’évier.',
    'Une petite main s’ouvrait dans le vide et se refermait sur rien.',
    'Les grands se penchaient tous du même côté, sans parler. Même le robinet gardait sa goutte.',
    'La montre du grand-père faisait plus de bruit que lui. Il [la mit|l’a mise] dans sa poche.',
  ],
  gift: [
    'Une chaussette était tombée du berceau, grande comme un pouce. <companion>Garde-la</companion>, [dit|a dit] {companion}. <companion>La semaine prochaine, elle ne lui ira plus.</companion>',
    'Sur le tapis, {hero} [trouva|a trouvé] une chaussette minuscule. L’autre était perdue. <companion>Elle porte chance</companion>, [dit|a dit] {companion}, <companion>au gros orteil.</companion>',
  ],
  homeward: [
    'On [repartit|est reparti] par le tapis. Derrière, il n’y avait plus qu’un souffle, et il était lent.',
    'On [ressortit|est ressorti] à reculons. La petite musique tournait encore.',
    'L’escalier [se redescendit|s’est redescendu] en chaussettes. Au rez-de-chaussée, les chaussures [retrouvèrent|ont retrouvé] les pieds, et la voix aussi.',
    'Dans l’entrée, il ne restait que les chaussures de la maison. Les toutes petites étaient posées devant, pour être les premières demain.',
  ],
  question: [
    '<hero>Pourquoi un bébé serre-t-il tout ce qu’on lui met dans la main ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [posa|a posé] un doigt dans la petite paume : elle [se referma|s’est refermée] toute seule. Puis une peluche : pareil. Ce n’est pas encore une décision, c’est un réflexe, et tous les bébés l’ont.',
  ],
};
