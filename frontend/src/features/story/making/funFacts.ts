import type { Locale } from '@storylark/contracts/languages';

/**
 * Something true to read while one waits, for a child and its parent alike. Above each stands where it can be
 * looked up.
 */
export const funFacts: readonly Readonly<Record<Locale, string>>[] = [
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
  // NASA, International Space Station: facts and figures
  {
    en: 'On the International Space Station the sun rises about sixteen times a day.',
    de: 'Auf der Internationalen Raumstation geht die Sonne etwa sechzehnmal am Tag auf.',
    fr: 'À bord de la Station spatiale internationale, le soleil se lève environ seize fois par jour.',
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
  // USDA Forest Service, Inyo National Forest: Ancient Bristlecone Pine Forest
  {
    en: 'In California stands a pine tree that was there before the great pyramids of Egypt, and it still grows.',
    de: 'In Kalifornien steht eine Kiefer, die älter ist als die großen Pyramiden von Ägypten. Sie wächst noch immer.',
    fr: 'En Californie, il y a un pin plus vieux que les grandes pyramides d’Égypte. Il pousse encore.',
  },
  // Pérez et al., Cell Reports 36 (2021): Conscious processing of narrative stimuli synchronizes heart rate
  // between individuals
  {
    en: 'When people listen to the same story, their hearts can speed up and slow down together.',
    de: 'Wenn Menschen derselben Geschichte zuhören, können ihre Herzen an denselben Stellen schneller und langsamer schlagen.',
    fr: 'Quand plusieurs personnes écoutent la même histoire, leurs cœurs peuvent accélérer et ralentir aux mêmes moments.',
  },
  // NASA Science, Moon: facts (3.8 cm a year)
  {
    en: 'The Moon moves away from us by about four centimetres a year.',
    de: 'Der Mond entfernt sich jedes Jahr etwa vier Zentimeter von uns.',
    fr: 'La Lune s’éloigne de nous d’environ quatre centimètres par an.',
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
  // NASA Science, Moon: facts (no air that could carry a sound)
  {
    en: 'On the Moon it is quite silent: there is no air to carry a sound.',
    de: 'Auf dem Mond ist es ganz still: Dort gibt es keine Luft, die ein Geräusch tragen könnte.',
    fr: 'Sur la Lune, c’est le grand silence : il n’y a pas d’air pour porter le son.',
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
  // toureiffel.paris; iron grows by 12 millionths a degree, so 300 m by some 10 cm over 30 °C
  {
    en: 'In summer the Eiffel Tower is a few centimetres taller, because iron expands in the heat.',
    de: 'Im Sommer ist der Eiffelturm ein paar Zentimeter höher, weil sich Eisen in der Wärme ausdehnt.',
    fr: 'En été, la tour Eiffel est plus haute de quelques centimètres : le fer s’allonge à la chaleur.',
  },
  // NASA/JPL, Curiosity: Sunset in Mars’ Gale Crater (2015)
  {
    en: 'On Mars the sky around the setting sun glows blue.',
    de: 'Auf dem Mars leuchtet der Himmel rund um die untergehende Sonne blau.',
    fr: 'Sur Mars, le ciel devient bleu autour du Soleil couchant.',
  },
  // Met Office, Learn about weather: Rainbows
  {
    en: 'If you see a rainbow, the sun is always behind you.',
    de: 'Wer einen Regenbogen sieht, hat die Sonne immer im Rücken.',
    fr: 'Quand on voit un arc-en-ciel, on a toujours le soleil dans le dos.',
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
  // NASA Science, Saturn: facts
  {
    en: 'Saturn’s rings are made mostly of ice.',
    de: 'Die Ringe des Saturn bestehen vor allem aus Eis.',
    fr: 'Les anneaux de Saturne sont surtout faits de glace.',
  },
  // NASA Science, Venus: facts
  {
    en: 'Venus takes longer to turn round once than to travel all the way round the Sun.',
    de: 'Die Venus braucht für eine Drehung um sich selbst länger als für ihren Weg um die Sonne.',
    fr: 'Vénus met plus de temps à tourner sur elle-même qu’à faire le tour du Soleil.',
  },
  // NASA Science, Sun: facts
  {
    en: 'Sunlight travels for about eight minutes before it reaches us.',
    de: 'Sonnenlicht ist etwa acht Minuten unterwegs, bis es bei uns ankommt.',
    fr: 'La lumière du Soleil voyage environ huit minutes avant d’arriver jusqu’à nous.',
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
  // NOAA: How do snowflakes form?
  {
    en: 'Snow crystals nearly always have six sides or six arms.',
    de: 'Schneekristalle haben fast immer sechs Ecken oder sechs Arme.',
    fr: 'Les cristaux de neige ont presque toujours six côtés ou six branches.',
  },
];
