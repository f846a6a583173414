import type { SettingId } from '@storylark/contracts/stories/vocabulary';

/**
 * How large a helper is beside a child of six, where it is not about as large as its drawing: a mouse is a mouse, a
 * grown-up stands a head higher.
 */
export const helperSizes: Partial<Record<SettingId, number>> = {
  treasureIsland: 0.6,
  jungleExpedition: 0.75,
  volcanicCrater: 0.7,
  desertOasis: 0.75,
  mountainClimb: 0.75,
  iceCave: 0.8,
  savannaTrail: 0.8,
  pirateShip: 0.7,
  coralReef: 0.7,
  alienPlanet: 0.75,
  robotWorkshop: 0.5,
  museumNight: 0.8,
  magicMeadow: 0.6,
  candlelightLibrary: 0.5,
  cloudKingdom: 0.8,
  enchantedForest: 0.65,
  atHome: 0.75,
  newSibling: 0.75,
  birthdayParty: 0.7,
  familyCamping: 0.65,
  doctorVisit: 0.65,
  swimmingPool: 1.12,
  weeklyMarket: 1.12,
  trainJourney: 1.12,
  carRace: 1.12,
  ridingStable: 1.35,
  horseFarm: 1.2,
  moonlitGarden: 0.65,
};

/** Helpers that float: they stay on the water behind those who stand on the quay. */
export const afloat: readonly SettingId[] = ['sleepyHarbor'];
