import type { Locale } from '@storylark/contracts/languages';

/** Of sky, earth and people. Above each stands where it can be looked up. */
export const worldFacts: readonly Readonly<Record<Locale, string>>[] = [
  // NASA, International Space Station: facts and figures
  {
    en: 'On the International Space Station the sun rises about sixteen times a day.',
    de: 'Auf der Internationalen Raumstation geht die Sonne etwa sechzehnmal am Tag auf.',
    fr: 'À bord de la Station spatiale internationale, le soleil se lève environ seize fois par jour.',
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
  // NASA Science, Moon: facts (no air that could carry a sound)
  {
    en: 'On the Moon it is quite silent: there is no air to carry a sound.',
    de: 'Auf dem Mond ist es ganz still: Dort gibt es keine Luft, die ein Geräusch tragen könnte.',
    fr: 'Sur la Lune, c’est le grand silence : il n’y a pas d’air pour porter le son.',
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
  // NOAA: How do snowflakes form?
  {
    en: 'Snow crystals nearly always have six sides or six arms.',
    de: 'Schneekristalle haben fast immer sechs Ecken oder sechs Arme.',
    fr: 'Les cristaux de neige ont presque toujours six côtés ou six branches.',
  },
];
