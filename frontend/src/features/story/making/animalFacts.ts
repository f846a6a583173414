import type { Locale } from '@storylark/contracts/languages';

/** Above each stands where it can be looked up. */
export const animalFacts: readonly Readonly<Record<Locale, string>>[] = [
  // RSPB, bird A-Z: Skylark
  {
    en: 'A skylark sings while it flies. It climbs until it is only a dot, and keeps the song going for minutes.',
    de: 'Eine Feldlerche singt im Fliegen. Sie steigt, bis sie nur noch ein Punkt ist, und singt dabei minutenlang weiter.',
    fr: 'L’alouette des champs chante en volant. Elle monte jusqu’à n’être plus qu’un point, et chante ainsi plusieurs minutes.',
  },
  // Marzluff et al., Animal Behaviour 79 (2010): Lasting recognition of threatening people by wild American
  // crows
  {
    en: 'Crows can remember a human face for years.',
    de: 'Krähen können sich ein Menschengesicht jahrelang merken.',
    fr: 'Les corneilles peuvent se souvenir d’un visage humain pendant des années.',
  },
  // Smithsonian Ocean: Octopuses; Natural History Museum, London
  {
    en: 'An octopus has three hearts and blue blood.',
    de: 'Ein Krake hat drei Herzen und blaues Blut.',
    fr: 'Une pieuvre a trois cœurs et du sang bleu.',
  },
  // Karl von Frisch, Nobel lecture, 12 December 1973: Decoding the language of the bee
  {
    en: 'Honeybees dance to tell each other where the flowers are.',
    de: 'Honigbienen tanzen, um einander zu zeigen, wo es Blumen gibt.',
    fr: 'Les abeilles à miel dansent pour se dire où sont les fleurs.',
  },
  // Monterey Bay Aquarium: Sea otter
  {
    en: 'Before they sleep, sea otters often wrap themselves in seaweed, so that they do not drift away.',
    de: 'Seeotter wickeln sich vor dem Schlafen oft in Tang ein, damit sie nicht wegtreiben.',
    fr: 'Avant de dormir, les loutres de mer s’enroulent souvent dans des algues pour ne pas partir à la dérive.',
  },
  // NOAA Fisheries: Blue whale; British Antarctic Survey: Antarctic krill (up to 6 cm)
  {
    en: 'The blue whale is the largest animal alive. It lives on krill, which are no longer than a grown-up’s finger.',
    de: 'Der Blauwal ist das größte Tier, das heute lebt. Er frisst Krill: kleine Krebse, nicht länger als der Finger eines Erwachsenen.',
    fr: 'La baleine bleue est le plus grand animal vivant. Elle se nourrit de krill : de petits crustacés pas plus longs que le doigt d’un adulte.',
  },
  // Charles Darwin, The Formation of Vegetable Mould through the Action of Worms (1881), chapter 1
  {
    en: 'Earthworms have no ears, but they feel it when somebody walks above them.',
    de: 'Regenwürmer haben keine Ohren, aber sie spüren, wenn jemand über sie hinweggeht.',
    fr: 'Les vers de terre n’ont pas d’oreilles, mais ils sentent quand on marche au-dessus d’eux.',
  },
  // Donald Griffin, Listening in the Dark (1958)
  {
    en: 'Many bats call into the dark and hear from the echo where the next insect is.',
    de: 'Viele Fledermäuse rufen ins Dunkle und hören am Echo, wo das nächste Insekt fliegt.',
    fr: 'Beaucoup de chauves-souris lancent des cris dans le noir, et l’écho leur dit où vole le prochain insecte.',
  },
  // Smithsonian’s National Zoo: Zebra
  {
    en: 'No two zebras have the same stripes.',
    de: 'Keine zwei Zebras haben dieselben Streifen.',
    fr: 'Il n’existe pas deux zèbres aux mêmes rayures.',
  },
  // British Hedgehog Preservation Society: hedgehog facts
  {
    en: 'A grown hedgehog has several thousand spines.',
    de: 'Ein erwachsener Igel hat mehrere Tausend Stacheln.',
    fr: 'Un hérisson adulte porte plusieurs milliers de piquants.',
  },
  // Garland et al., Current Biology 21 (2011): Dynamic horizontal cultural transmission of humpback whale
  // song
  {
    en: 'Humpback whales sing, and from one year to the next their song changes.',
    de: 'Buckelwale singen, und von einem Jahr zum nächsten ändert sich ihr Lied.',
    fr: 'Les baleines à bosse chantent, et leur chant change d’une année à l’autre.',
  },
  // Mukhametov, Supin, Polyakova, Brain Research 134 (1977)
  {
    en: 'Dolphins sleep with one half of their brain at a time. The other half stays awake.',
    de: 'Delfine schlafen immer nur mit einer Hälfte des Gehirns. Die andere bleibt so lange wach.',
    fr: 'Les dauphins dorment avec une moitié du cerveau à la fois. L’autre reste éveillée.',
  },
  // Pardo et al., Nature Ecology & Evolution 8 (2024)
  {
    en: 'Elephants seem to call one another by something like names.',
    de: 'Elefanten scheinen einander mit so etwas wie Namen zu rufen.',
    fr: 'Les éléphants semblent s’appeler par des sortes de noms.',
  },
  // Australian Antarctic Program: Emperor penguins
  {
    en: 'An emperor penguin father keeps the egg warm on his feet for about two months.',
    de: 'Ein Kaiserpinguin-Vater wärmt das Ei etwa zwei Monate lang auf seinen Füßen.',
    fr: 'Le papa manchot empereur garde l’œuf au chaud sur ses pattes pendant environ deux mois.',
  },
  // de Kok-Mercado et al., Science 339 (2013), Johns Hopkins University
  {
    en: 'An owl can turn its head three quarters of the way round.',
    de: 'Eine Eule kann ihren Kopf drei Viertel einer Runde weit drehen.',
    fr: 'Une chouette peut tourner la tête de trois quarts de tour.',
  },
  // San Diego Zoo Wildlife Alliance: Cheetah
  {
    en: 'Cheetahs cannot roar. They purr.',
    de: 'Geparde können nicht brüllen. Sie schnurren.',
    fr: 'Les guépards ne savent pas rugir. Ils ronronnent.',
  },
  // San Diego Zoo Wildlife Alliance: Giraffe
  {
    en: 'A giraffe’s long neck has seven bones, as many as yours.',
    de: 'Der lange Hals der Giraffe hat sieben Wirbel, genauso viele wie deiner.',
    fr: 'Le long cou de la girafe compte sept vertèbres, autant que le nôtre.',
  },
  // Polar Bears International: Bear facts
  {
    en: 'Under its white fur a polar bear has black skin.',
    de: 'Unter seinem weißen Fell hat der Eisbär schwarze Haut.',
    fr: 'Sous sa fourrure blanche, l’ours polaire a la peau noire.',
  },
  // Egevang et al., PNAS 107 (2010): Tracking of Arctic terns
  {
    en: 'Each year the Arctic tern flies from one end of the Earth to the other and back.',
    de: 'Jedes Jahr fliegt die Küstenseeschwalbe von einem Ende der Erde zum anderen und zurück.',
    fr: 'Chaque année, la sterne arctique vole d’un bout de la Terre à l’autre, puis revient.',
  },
  // RSPB England: Do butterflies taste with their feet?
  {
    en: 'Butterflies taste with their feet.',
    de: 'Schmetterlinge schmecken mit den Füßen.',
    fr: 'Les papillons goûtent avec leurs pattes.',
  },
];
