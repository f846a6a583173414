import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  passage: [
    'L’atelier était sous la gare, derrière une porte en fer. Il fallait frapper trois fois et bourdonner une fois.',
    'Le jouet cassé avait roulé jusqu’à un petit escalier. {hero_subj} [descendit|est descendu{hero_e}] derrière lui, marche après marche, et cela sentait l’huile.',
    'Le réveil avait une petite porte dans le dos. {hero_subj} [tourna|a tourné] la clé, et elle [devint|est devenue] grande comme une porte.',
    'Dans la vitrine du réparateur, un robot levait la main. {hero} [leva|a levé] la sienne, et la porte [sonna|a sonné].',
  ],
  arrive: [
    'Cela sentait l’huile et le métal tiède. Mille petits tiroirs cliquetaient, et sous l’établi, un moteur battait comme un cœur bien réglé.',
    'Une courroie sifflait. L’air était doux, il sentait la limaille, et des roulettes couraient sur toutes les étagères.',
    'Des ressorts sautaient dans leurs boîtes. Cela sentait le savon noir, et le sol était doux de copeaux.',
    'Une scie chantonnait sans mordre. L’air avait un goût de clou, et une bobine faisait hum.',
    { text: 'Tic, clac, tic, clac. Ça sentait l’huile et le fer.', to: '3-5' },
    { text: 'Des roulettes couraient partout. Un moteur faisait brrr.', to: '3-5' },
  ],
  image: [
    'Chaque tiroir avait son étiquette. Sur l’un, on lisait : divers. Sur le suivant : encore plus divers.',
    'Une main de métal jouait du piano sur l’établi, sans piano.',
    'Un robot sans tête jouait aux dames contre une tête sans robot. La tête gagnait.',
    'Une ampoule lisait sous une couverture. On voyait le jour entre les mailles.',
  ],
  meet: [
    'Une souris mécanique [déboula|a déboulé], [ralentit|a ralenti] et [s’arrêta|s’est arrêtée]. Il fallait tourner sa clé. <helper>Merci</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Je parle en moyenne onze phrases.</helper>',
    'Un tic-tac [traversa|a traversé] la table sur des roulettes. <helper>{helper}</helper>, [dit|a dit] une souris en fer. <helper>Remonte-moi de trois tours. Pas quatre, à quatre je chante.</helper>',
    'Un petit bruit de fermeture éclair [monta|est monté] le long de l’établi. <helper>{helper}</helper>, [dit|a dit] une souris mécanique. <helper>J’ai trois vitesses. Celle-ci, c’est la politesse.</helper>',
    'Une souris en fer poussait un écrou plus gros qu’elle. <helper>Bonjour</helper>, [dit-elle|a-t-elle dit]. <helper>{helper}. Je l’emmène à l’hôpital, il a perdu son pas.</helper>',
    {
      text: 'Une souris en fer [roula|a roulé], et [s’arrêta|s’est arrêtée]. On [tourna|a tourné] sa clé. <helper>Merci. {helper}</helper>, [dit|a dit] la souris.',
      to: '3-5',
    },
    {
      text: 'Bip, [fit|a fait] une souris à roulettes. <helper>Je suis {helper}</helper>, [dit|a dit] la souris. <helper>Bip.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait passer entre des bras sans robots et des robots sans bras. {helper} courait devant, tant que son ressort le voulait.',
    '{helper} roulait le long des étagères et disait le prix de chaque chose, même des gens.',
    'Le chemin passait sous l’établi, où les vis perdues se retrouvent. {helper} en connaissait quatre familles.',
    'Il fallait marcher au pas d’une machine à coudre. {helper} tenait le rythme, et la machine faisait un ourlet.',
  ],
  still: [
    'Les tiroirs ne cliquetaient plus. On n’entendait que le ressort de {helper}, de plus en plus lent.',
    'Une aiguille tremblait sur un cadran. Elle visait zéro.',
    'Les marteaux pendaient tous dans le même sens. Un copeau [finit|a fini] de se dérouler.',
    'L’atelier ne respirait plus que d’un ressort. Il se détendait, cran par cran.',
  ],
  gift: [
    '{helper} [ouvrit|a ouvert] le tiroir encore plus divers et [choisit|a choisi] une vis en laiton. <helper>On ne sait pas d’où elle vient. Tout marche sans. C’est la meilleure.</helper>',
    '<helper>Prends ça</helper>, [dit|a dit] {helper}. C’était une vis en laiton. <helper>Elle est à moi, mais je tiens très bien sans.</helper>',
  ],
  homeward: [
    'La porte en fer [se referma|s’est refermée]. Dans la rue, les pas de {hero} faisaient encore clic.',
    'L’escalier remontait au jour. Tout en bas, une voix avait eu quatre tours de clé, et chantait.',
    'La petite porte [se ferma|s’est fermée] sur le tic et sur le tac. Il était l’heure, et c’était bien celle-là.',
    'Dans la vitrine, le robot avait toujours la main levée. Cette fois, c’était pour l’au revoir.',
  ],
  question: [
    '<hero>Pourquoi une petite roue peut-elle en faire tourner une grosse ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [tourna|a tourné] la petite roue : il fallait trois tours pour en faire un de la grande. C’était plus long, mais cela ne demandait qu’un doigt.',
  ],
  play: [
    'L’établi était la table de la cuisine, et la passoire une tête. Chaque cuillère avait son tiroir, comme dans le vrai.',
    'Trois cartons vides [devinrent|sont devenus] trois robots. Le plus petit parlait par un rouleau de papier.',
  ],
  unplay: [
    'Il était l’heure de la soupe. La tête [redevint|est redevenue] une passoire, et les cuillères [changèrent|ont changé] de métier.',
    'Les trois robots [s’éteignirent|se sont éteints], l’un dans l’autre, derrière la porte. Le rouleau de papier disait encore bonsoir.',
  ],
};
