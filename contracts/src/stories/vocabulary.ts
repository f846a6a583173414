/**
 * The closed lists of a story request (SPEC section 3; the settings beyond SPEC's 29 are ours,
 * studio/settings.json).
 */
export const storyTypes = ['adventure', 'fantasy', 'everyday', 'bedtime', 'educational'] as const;
export type StoryType = (typeof storyTypes)[number];
/** `everyday-life` is taken as a synonym of `everyday`. */
export const storyTypesOnTheWire = [...storyTypes, 'everyday-life'] as const;

export const settings = [
  'treasureIsland',
  'dinosaurIsland',
  'jungleExpedition',
  'volcanicCrater',
  'desertOasis',
  'mountainClimb',
  'iceCave',
  'savannaTrail',
  'underwaterCavern',
  'pirateShip',
  'lighthouseIsland',
  'coralReef',
  'riverRaft',
  'alienPlanet',
  'spaceStation',
  'moonLanding',
  'scienceLab',
  'robotWorkshop',
  'museumNight',
  'magicMeadow',
  'fairyTreehouse',
  'rainbowBridge',
  'unicornValley',
  'candlelightLibrary',
  'dragonCastle',
  'cloudKingdom',
  'enchantedForest',
  'mermaidLagoon',
  'atHome',
  'grandmaHouse',
  'newSibling',
  'birthdayParty',
  'familyCamping',
  'familyVacation',
  'doctorVisit',
  'movingDay',
  'schoolDay',
  'playground',
  'swimmingPool',
  'weeklyMarket',
  'trainJourney',
  'bikeTrip',
  'carRace',
  'farmVisit',
  'ridingStable',
  'horseFarm',
  'animalShelter',
  'moonlitGarden',
  'sleepyHarbor',
  'dreamTrain',
] as const;
export type SettingId = (typeof settings)[number];

export const settingGroups = [
  'wideWorld',
  'water',
  'spaceScience',
  'magic',
  'home',
  'outAndAbout',
  'animals',
  'night',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export const lessons = [
  'friendship',
  'honesty',
  'kindness',
  'courage',
  'perseverance',
  'responsibility',
  'sharing',
  'respect',
  'patience',
  'teamwork',
  'bravery',
  'empathy',
  'gratitude',
  'forgiveness',
  'generosity',
  'tolerance',
  'humor',
  'creativity',
  'flexibility',
  'acceptingMistakes',
  'brushingTeeth',
  'brushingHair',
  'takingBath',
  'sayingPleaseThankYou',
  'eatingVegetables',
  'cleanUpRoom',
  'autism',
  'trisomy',
  'adhd',
  'blind',
  'deaf',
  'wheelchair',
] as const;
export type LessonId = (typeof lessons)[number];

export const narratorVoices = ['male', 'female'] as const;
export type NarratorVoice = (typeof narratorVoices)[number];

/** Those who tell: three women and three men in each language. Stored with each story. */
export const voiceIds = ['f1', 'f2', 'f3', 'm1', 'm2', 'm3'] as const;
export type VoiceId = (typeof voiceIds)[number];
export const genderOfVoice: Record<VoiceId, NarratorVoice> = {
  f1: 'female',
  f2: 'female',
  f3: 'female',
  m1: 'male',
  m2: 'male',
  m3: 'male',
};

export const storyLengths = ['short', 'normal', 'long'] as const;
export type StoryLength = (typeof storyLengths)[number];

export const ageBands = ['3-5', '6-8', '9-12', '13-17'] as const;
export type AgeBand = (typeof ageBands)[number];

/** @param age whole years of the hero, 3 to 17. */
export function ageBandOf(age: number): AgeBand {
  if (age <= 5) return '3-5';
  if (age <= 8) return '6-8';
  return age <= 12 ? '9-12' : '13-17';
}

/** The state a screen shows; it only moves forward and skips none (SPEC section 4). */
export const storyStates = [
  'text_pending',
  'narration_pending',
  'image_pending',
  'finished',
  'failed',
] as const;
export type StoryState = (typeof storyStates)[number];
/** SPEC's second word for `narration_pending`: a client accepts both. */
export const AUDIO_PENDING = 'audio_pending';
