import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  passage: [
    'La rue descendait, une main dans une grande main, et plus elle descendait, plus elle sentait le sel. En bas, elle [devint|est devenue] un quai.',
    'Il y avait une bouée accrochée au mur de la chambre. Ce soir, elle tirait un peu sur son clou, vers la mer.',
    'Le lit avait des rames, ce soir, et la couette faisait des vagues. Au troisième coup, il y [eut|a eu] un quai au bout.',
    'Dans l’eau de la bassine flottait un bateau de papier. {hero_subj} [souffla|a soufflé] dessus, une fois, et le vent [sentit|a senti] le port.',
  ],
  play: [
    'Le tapis était le port, et les pantoufles étaient des bateaux. Elles rentraient une par une, le nez contre le canapé.',
    'La baignoire vide était le port. Le savon faisait le remorqueur, et l’éponge ronflait déjà.',
  ],
  arrive: [
    'Cela sentait le goudron et le poisson. Les bateaux hochaient la tête, les cordages faisaient clic contre les mâts, et l’eau claquait doucement de la langue.',
    'Une chaîne bâillait. L’air était humide et sentait l’algue, et les coques se frottaient l’épaule.',
    'L’eau léchait les marches, une par une. Il y avait une odeur de corde mouillée et de soupe, et deux mâts se disaient bonsoir du bout.',
    'Une poulie grinçait dans son sommeil. Le bois était tiède sous la main, et l’air avait un goût de hareng et de corde.',
    { text: 'Clic, clic, contre les mâts. L’eau claquait de la langue.', to: '3-5' },
    { text: 'Ça sentait le poisson. Les bateaux hochaient la tête.', to: '3-5' },
  ],
  image: [
    'Chaque lampe était double, une en haut, une dans l’eau. Celle de l’eau bougeait un peu plus.',
    'Un chat pêchait des reflets. Il en avait déjà beaucoup.',
    'Sur un banc, une casquette et un thermos attendaient, côte à côte, comme un vieux couple.',
    'Une mouette dormait sur une patte, au milieu d’un passage piéton. Les voitures n’étaient plus là depuis longtemps.',
  ],
  meet: [
    'Un petit remorqueur rouge toussait contre le quai. <helper>{helper}</helper>, [dit|a dit] le remorqueur. <helper>Excuse ma voix. C’est la brume, et quarante ans de métier.</helper>',
    'Un remorqueur ronflait, la cheminée de travers. <helper>Hm, présent</helper>, [dit|a dit] le remorqueur. <helper>{helper}. Je fermais seulement les hublots.</helper>',
    'Un petit remorqueur faisait sa toilette avec un jet d’eau. <helper>Entre, entre, ce n’est qu’un bain de pieds</helper>, [dit|a dit] le remorqueur. <helper>{helper}. Je tire les autres, et le soir je tire la couverture.</helper>',
    'Un remorqueur comptait les bateaux, en se trompant exprès. <helper>Vingt-six, trente, vingt-sept</helper>, [dit|a dit] le remorqueur. <helper>{helper}. Si je compte juste, je m’endors.</helper>',
    {
      text: 'Un petit bateau rouge toussait. <helper>Teuf. {helper}</helper>, [dit|a dit] le remorqueur. <helper>J’ai la brume.</helper>',
      to: '3-5',
    },
    {
      text: 'Un remorqueur dormait debout. <helper>Hm, {helper}</helper>, [dit|a dit] le remorqueur. <helper>Je ne dormais pas. Teuf.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'On [longea|a longé] le quai, du côté du mur, d’un anneau à l’autre. {helper} flottait à côté, aussi loin que la corde voulait.',
    'On [marcha|a marché] d’une bitte à l’autre, sans réveiller les mouettes. {helper} suivait à tout petits teufs.',
    'Il y avait un fanal tous les dix pas, et dix pas de noir entre deux. {helper} avançait dans l’eau, à la même allure.',
    'Les pavés étaient ronds et encore chauds. {helper} allait si doucement que l’eau ne se fermait pas derrière.',
  ],
  still: [
    'La marée ne montait plus, et ne descendait pas encore. Il y a toujours un petit moment comme cela.',
    'L’eau tenait toutes les lampes, sans en lâcher une.',
    'Une vaguelette [arriva|est arrivée] jusqu’au mur et n’[eut plus rien|a plus rien eu] à dire.',
    'Un mât [toucha|a touché] un autre mât, tin. Ensuite il n’y [eut|a eu] que la nuit.',
  ],
  gift: [
    '{helper} [poussa|a poussé] contre le quai un bouchon de liège, tout gris. <helper>Il flotte toujours. Garde-le dans ta poche, pour les jours où l’on coule un peu.</helper>',
    '<helper>J’ai ça depuis mon premier jour</helper>, [dit|a dit] {helper}. C’était un bouchon de liège, et il sentait encore un peu la fête.',
  ],
  homeward: [
    'La rue [remonta|est remontée], toujours une main dans une grande main. Les lampes d’en haut [s’en allèrent|s’en sont allées] dans l’eau, l’une après l’autre.',
    'La bouée ne tirait plus. Elle dormait contre le mur.',
    'Le lit [reprit|a repris] ses rames et [rentra|est rentré] tout seul. La couette [se posa|s’est posée], sans une vague.',
    'Le bateau de papier [accosta|a accosté] contre la bassine. Il était à peine mouillé.',
  ],
  unplay: [
    'C’était l’heure du dîner. Les bateaux [redevinrent|sont redevenus] des pantoufles, et ils [allèrent|sont allés] à table avec les pieds dedans.',
    'On [sonna|a sonné] la soupe, et le port [ferma|a fermé]. Le savon [resta|est resté] au bord, amarré.',
  ],
  question: [
    '<hero>Pourquoi la lumière des lampes se tord-elle dans l’eau ?</hero> [demanda|a demandé] {hero}.',
  ],
  answer: [
    '{hero_subj} [attendit|a attendu] que l’eau soit lisse : la lampe était ronde. Une ride [passa|est passée], et elle [s’étira|s’est étirée]. Chaque vague est un petit miroir penché autrement.',
  ],
};
