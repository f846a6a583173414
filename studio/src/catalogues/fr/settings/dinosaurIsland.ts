import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  passage: [
    'Derrière les fougères du parc, il y avait d’autres fougères, plus hautes. Derrière celles-là, on était déjà {at_setting}.',
    'Le livre était ouvert à la page des fougères. {hero_subj} [éternua|a éternué], la page [tourna|a tourné], et {hero} avec.',
    'Le caillou du jardin était chaud et bosselé. {hero_subj} [s’assit|s’est assis{hero_e}] dessus, et le caillou [se leva|s’est levé], {to_setting}.',
    'Le bac à sable était profond, ce matin. Au troisième coup de pelle, il y [eut|a eu] une fougère, et elle montait plus haut que la tête.',
  ],
  arrive: [
    'Le sol bourdonnait sous les pieds, et rien ne se voyait encore. L’air sentait la boue tiède, et des feuilles hautes comme des portes frottaient l’une contre l’autre.',
    'Tout était tiède et mouillé, même l’air. Une très grosse bête mâchait, pas loin, avec soin.',
    'Une vapeur tiède sortait du sol et sentait le chou. Des ailes de cuir claquaient, loin, comme un drap qu’on secoue.',
    'L’herbe arrivait aux oreilles et sifflait dedans. Un pas sourd, puis un autre, faisaient sauter les gouttes.',
    { text: 'Boum, boum, faisait le sol. La boue était tiède.', to: '3-5' },
    { text: 'Tout était mouillé et chaud. Une grosse bête mâchait.', to: '3-5' },
  ],
  image: [
    'Dans la boue, il y avait une empreinte à trois doigts. Une famille de canards y prenait son bain.',
    'Une libellule de la taille d’un chat s’était posée sur une branche, et la branche pliait.',
    'Un long cou buvait dans un lac. L’autre bout de la bête était encore derrière la colline.',
    'Trois petits à crête dormaient en tas. Celui du dessous souriait.',
  ],
  meet: [
    'Un petit tricératops [leva|a levé] la tête d’un buisson, une feuille sur chaque corne. <helper>Moi, c’est {helper}</helper>, [dit|a dit] le petit dinosaure. <helper>Je suis grand, mais pas encore.</helper>',
    'Deux cornes et une bosse [sortirent|sont sorties] de la boue. <helper>Je suis {helper}</helper>, [dit|a dit] un petit tricératops. <helper>Je m’entraîne à faire peur. Ça marche ?</helper>',
    'Un buisson [éternua|a éternué]. <helper>C’est moi</helper>, [dit|a dit] un petit tricératops, avec du pollen sur les trois cornes. <helper>{helper}. Le buisson n’y est pour rien.</helper>',
    'Un petit tricératops essayait de se gratter le dos avec sa corne du milieu. <helper>Presque</helper>, [dit-il|a-t-il dit]. <helper>Je suis {helper}. Demain, j’y arrive.</helper>',
    {
      text: 'Un petit tricératops avait une feuille sur chaque corne. <helper>Moi, c’est {helper}</helper>, [dit|a dit] le petit.',
      to: '3-5',
    },
    {
      text: 'Une corne, deux cornes, trois cornes. C’était {helper}, un tricératops. <helper>Je suis grand, bientôt.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'Il fallait marcher dans les traces des grands, une enjambée par orteil. {helper} courait devant et tombait dans chaque talon.',
    '{helper} ouvrait la route en baissant la tête. Derrière, il restait un couloir à sa forme.',
    'La mousse rebondissait, et chaque pas en valait deux. {helper} en valait trois, à cause du poids.',
    'Le sentier passait sous une queue. {helper} disait : baisse-toi, merci, pardon, madame.',
  ],
  still: [
    'La terre ne bourdonnait plus. Une fougère se déroulait, et on l’entendait.',
    'Une goutte glissait sur une feuille haute comme une porte. Plus rien ne mâchait.',
    'Une grande ombre glissait sur les fougères, de plus en plus loin. Une libellule [ôta|a ôté] une patte de l’eau.',
    'Au loin, la montagne avait cessé de fumer, juste pour écouter.',
  ],
  gift: [
    '{helper} [gratta|a gratté] la terre et [trouva|a trouvé] un fossile enroulé comme un escargot. <helper>C’est un arrière-arrière-quelqu’un. Il aime voyager.</helper>',
    'Du bout de la corne, {helper} [sortit|a sorti] de la boue un fossile, avec toutes ses côtes. <helper>Il ne mord plus</helper>, [dit|a dit] {helper}.',
  ],
  homeward: [
    'Les pas lourds [suivirent|ont suivi] jusqu’à la lisière, sans jamais dépasser personne. C’était une façon de raccompagner.',
    'La page [tourna|a tourné] dans l’autre sens. Il [resta|est resté] un peu de boue dans la marge.',
    'Le caillou [se rassit|s’est rassis] dans le jardin. Il était encore chaud, et il ne disait rien à personne.',
    'La dernière fougère [rentra|est rentrée] dans le sable. Au fond du trou, il restait une empreinte à trois doigts.',
  ],
  question: ['<hero>Comment sait-on si un grand est passé en courant ?</hero> [demanda|a demandé] {hero}.'],
  answer: [
    '{hero_subj} [marcha|a marché] dans la boue, puis [courut|a couru], et [compara|a comparé] les traces. En marchant, elles étaient proches. En courant, il restait de la boue vide entre deux, et la pointe creusait plus que le talon.',
  ],
  play: [
    'Le canapé était un long cou couché, et les coussins des rochers tièdes. Il fallait avancer sans réveiller les ressorts.',
    'La plante du salon [devint|est devenue] une fougère géante. Sur le tapis, chaque pas laissait une trace à trois doigts.',
  ],
  unplay: [
    'Le long cou [redevint|est redevenu] un canapé, parce qu’il était l’heure de la soupe. Il restait trois miettes, à trois doigts l’une de l’autre.',
    'Un coup de balai [passa|est passé] sur les traces. La fougère [but|a bu] son verre d’eau, et ce n’était plus qu’une plante.',
  ],
};
