import type { Locale } from '@storylark/contracts/languages';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';

/** What else a place is looked for by, in each language. */
export const placeWords: Record<SettingId, Record<Locale, string>> = {
  treasureIsland: {
    en: 'treasure gold palm beach sea map',
    de: 'Schatz Gold Palmen Strand Meer Karte',
    fr: 'trésor or palmiers plage mer carte',
  },
  dinosaurIsland: {
    en: 'dino dinosaur t-rex prehistoric fossil',
    de: 'Dino Saurier Urzeit T-Rex Fossil',
    fr: 'dino préhistoire tyrannosaure fossile',
  },
  jungleExpedition: {
    en: 'rainforest monkey parrot explorer',
    de: 'Urwald Regenwald Affe Papagei Entdecker',
    fr: 'forêt tropicale singe perroquet explorateur',
  },
  volcanicCrater: {
    en: 'lava fire eruption mountain',
    de: 'Lava Feuer Ausbruch Berg',
    fr: 'lave feu éruption montagne',
  },
  desertOasis: {
    en: 'sand camel dunes palm water',
    de: 'Sand Kamel Dünen Palmen Wasser',
    fr: 'sable chameau dunes palmiers eau',
  },
  mountainClimb: {
    en: 'hike summit peak alps rope',
    de: 'Wandern Gipfel Alpen Klettern Seil',
    fr: 'randonnée sommet alpes escalade corde',
  },
  iceCave: {
    en: 'snow winter cold glacier penguin arctic',
    de: 'Schnee Winter Kälte Gletscher Pinguin Arktis',
    fr: 'neige hiver froid glacier pingouin arctique',
  },
  savannaTrail: {
    en: 'safari africa lion elephant giraffe zebra zoo',
    de: 'Safari Afrika Löwe Elefant Giraffe Zebra Zoo',
    fr: 'safari afrique lion éléphant girafe zèbre zoo',
  },
  underwaterCavern: {
    en: 'diving fish ocean deep sea submarine',
    de: 'Tauchen Fische Ozean Tiefsee U-Boot',
    fr: 'plongée poissons océan fonds marins sous-marin',
  },
  pirateShip: {
    en: 'pirate captain sail treasure parrot',
    de: 'Pirat Seeräuber Kapitän Segel Schatz',
    fr: 'pirate capitaine voile trésor corsaire',
  },
  lighthouseIsland: {
    en: 'lighthouse light storm coast sea',
    de: 'Leuchtturm Licht Sturm Küste Meer',
    fr: 'phare lumière tempête côte mer',
  },
  coralReef: {
    en: 'fish turtle diving ocean sea',
    de: 'Fische Schildkröte Tauchen Ozean Meer',
    fr: 'poissons tortue plongée océan mer',
  },
  riverRaft: { en: 'boat canoe water stream', de: 'Boot Kanu Wasser Bach', fr: 'bateau canoë eau rivière' },
  alienPlanet: {
    en: 'space ufo extraterrestrial star rocket',
    de: 'Weltall Weltraum Ufo Außerirdische Stern Rakete',
    fr: 'espace ovni extraterrestre étoile fusée',
  },
  spaceStation: {
    en: 'space astronaut rocket stars orbit',
    de: 'Weltall Weltraum Astronaut Rakete Sterne',
    fr: 'espace astronaute fusée étoiles',
  },
  moonLanding: {
    en: 'moon astronaut rocket space',
    de: 'Mond Astronaut Rakete Weltall Weltraum',
    fr: 'lune astronaute fusée espace',
  },
  scienceLab: {
    en: 'experiment research laboratory invention',
    de: 'Experiment Forschen Labor Erfindung',
    fr: 'expérience recherche invention science',
  },
  robotWorkshop: {
    en: 'machine invention tinker build',
    de: 'Maschine Erfindung Basteln Bauen',
    fr: 'machine invention bricolage construire',
  },
  museumNight: {
    en: 'museum dinosaur skeleton painting mummy',
    de: 'Museum Dinosaurier Skelett Gemälde Mumie',
    fr: 'musée dinosaure squelette tableau momie',
  },
  magicMeadow: {
    en: 'flowers fairy butterfly magic',
    de: 'Blumen Fee Schmetterling Magie',
    fr: 'fleurs fée papillon magie',
  },
  fairyTreehouse: {
    en: 'fairies tree elves magic',
    de: 'Feen Baum Elfen Magie',
    fr: 'fées arbre elfes magie',
  },
  rainbowBridge: {
    en: 'rainbow colours sky',
    de: 'Regenbogen Farben Himmel',
    fr: 'arc-en-ciel couleurs ciel',
  },
  unicornValley: { en: 'unicorn horse magic', de: 'Einhorn Pferd Magie', fr: 'licorne cheval magie' },
  candlelightLibrary: {
    en: 'books reading candles quiet',
    de: 'Bücher Lesen Kerzen Ruhe Bücherei',
    fr: 'livres lecture bougies calme',
  },
  dragonCastle: {
    en: 'dragon knight princess prince castle',
    de: 'Drache Ritter Prinzessin Prinz Schloss Burg',
    fr: 'dragon chevalier princesse prince château',
  },
  cloudKingdom: {
    en: 'clouds sky castle flying',
    de: 'Wolken Himmel Schloss Fliegen',
    fr: 'nuages ciel château voler',
  },
  enchantedForest: {
    en: 'woods trees fairy tale witch animals',
    de: 'Wald Bäume Märchen Hexe Tiere',
    fr: 'bois arbres conte sorcière animaux',
  },
  mermaidLagoon: {
    en: 'mermaid ocean shell sea',
    de: 'Nixe Meerjungfrau Ozean Muschel',
    fr: 'sirène océan coquillage mer',
  },
  atHome: {
    en: 'house living room family kitchen bed bath',
    de: 'Haus Wohnung Wohnzimmer Familie Küche Bett',
    fr: 'maison salon famille cuisine lit',
  },
  grandmaHouse: {
    en: 'granny grandpa grandparents cookies',
    de: 'Großmutter Opa Großeltern Kekse',
    fr: 'grand-mère papi grands-parents gâteaux',
  },
  newSibling: {
    en: 'baby brother sister birth family',
    de: 'Baby Bruder Schwester Geburt Familie',
    fr: 'bébé frère sœur naissance famille',
  },
  birthdayParty: {
    en: 'birthday cake presents friends',
    de: 'Geburtstag Kuchen Geschenke Feier Freunde',
    fr: 'anniversaire gâteau cadeaux amis',
  },
  familyCamping: {
    en: 'tent campfire nature forest',
    de: 'Zelt Lagerfeuer Natur Wald',
    fr: 'tente feu de camp nature forêt',
  },
  familyVacation: {
    en: 'vacation beach travel sea summer',
    de: 'Ferien Strand Reise Meer Sommer',
    fr: 'voyage plage mer été',
  },
  doctorVisit: {
    en: 'doctor hospital ill check-up vaccination',
    de: 'Arzt Ärztin Krankenhaus krank Untersuchung Impfung',
    fr: 'médecin hôpital malade visite vaccin',
  },
  movingDay: {
    en: 'moving new home boxes house',
    de: 'Umziehen neues Zuhause Kisten Haus',
    fr: 'déménager nouvelle maison cartons',
  },
  schoolDay: {
    en: 'classroom teacher learning first day kindergarten nursery',
    de: 'Klasse Lehrer Lernen Einschulung Kindergarten Kita',
    fr: 'classe maîtresse apprendre rentrée maternelle',
  },
  playground: {
    en: 'swing slide sandpit friends football',
    de: 'Schaukel Rutsche Sandkasten Freunde Fußball',
    fr: 'balançoire toboggan bac à sable amis football',
  },
  swimmingPool: {
    en: 'swim water diving splash',
    de: 'Schwimmen Wasser Freibad Baden',
    fr: 'nager eau plonger baignade',
  },
  weeklyMarket: {
    en: 'shopping fruit vegetables stall',
    de: 'Einkaufen Obst Gemüse Stand',
    fr: 'courses fruits légumes étal',
  },
  trainJourney: {
    en: 'railway travel station locomotive',
    de: 'Eisenbahn Reise Bahnhof Lok',
    fr: 'chemin de fer voyage gare locomotive',
  },
  bikeTrip: {
    en: 'bicycle cycling tour ride',
    de: 'Rad Fahrrad Ausflug Radeln',
    fr: 'bicyclette tour excursion pédaler',
  },
  carRace: { en: 'cars racing speed', de: 'Autos Rennen Rennwagen', fr: 'autos bolide vitesse' },
  farmVisit: {
    en: 'cow pig chicken tractor',
    de: 'Kuh Schwein Huhn Traktor',
    fr: 'vache cochon poule tracteur',
  },
  ridingStable: { en: 'horse pony riding', de: 'Pferd Pony Reiten', fr: 'cheval poney équitation' },
  horseFarm: { en: 'horses foal pony', de: 'Pferde Fohlen Pony', fr: 'chevaux poulain poney' },
  animalShelter: {
    en: 'dog cat pets rescue',
    de: 'Hund Katze Haustier Rettung',
    fr: 'chien chat compagnon sauvetage',
  },
  moonlitGarden: {
    en: 'moon night flowers stars',
    de: 'Mond Nacht Blumen Sterne',
    fr: 'lune nuit fleurs étoiles',
  },
  sleepyHarbor: {
    en: 'harbor ships boats evening sea',
    de: 'Schiffe Boote Abend Meer',
    fr: 'bateaux navires soir mer',
  },
  dreamTrain: {
    en: 'train sleep dream night',
    de: 'Zug Schlaf Traum Nacht',
    fr: 'train sommeil dormir rêve nuit',
  },
};
