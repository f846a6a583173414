import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import type { Errands } from './errand.ts';
import { treasureIsland, dinosaurIsland } from './treasureDinosaurs.ts';
import { jungleExpedition, volcanicCrater } from './jungleVolcano.ts';
import { desertOasis, mountainClimb } from './desertMountain.ts';
import { iceCave, savannaTrail } from './iceSavanna.ts';
import { underwaterCavern, pirateShip } from './cavernPirates.ts';
import { lighthouseIsland, coralReef } from './lighthouseReef.ts';
import { riverRaft, alienPlanet } from './riverAliens.ts';
import { spaceStation, moonLanding } from './stationMoon.ts';
import { scienceLab } from './scienceLab.ts';
import { robotWorkshop, museumNight, candlelightLibrary } from './afterHours.ts';
import { magicMeadow, fairyTreehouse, enchantedForest } from './meadowAndForest.ts';
import { rainbowBridge, unicornValley, cloudKingdom } from './skyAndValley.ts';
import { dragonCastle, mermaidLagoon } from './castleAndLagoon.ts';
import { atHome, grandmaHouse } from './homeDays.ts';
import { newSibling, movingDay } from './newAtHome.ts';
import { birthdayParty, playground } from './playDays.ts';
import { familyCamping, familyVacation } from './holidays.ts';
import { doctorVisit, schoolDay } from './schoolAndDoctor.ts';
import { swimmingPool, weeklyMarket } from './townDays.ts';
import { trainJourney, bikeTrip } from './onTheWay.ts';
import { carRace, animalShelter } from './raceAndShelter.ts';
import { farmVisit, ridingStable, horseFarm } from './farmAndStable.ts';
import { moonlitGarden, sleepyHarbor, dreamTrain } from './nightPlaces.ts';

export const errands: Record<SettingId, Errands> = {
  treasureIsland,
  dinosaurIsland,
  jungleExpedition,
  volcanicCrater,
  desertOasis,
  mountainClimb,
  iceCave,
  savannaTrail,
  underwaterCavern,
  pirateShip,
  lighthouseIsland,
  coralReef,
  riverRaft,
  alienPlanet,
  spaceStation,
  moonLanding,
  scienceLab,
  robotWorkshop,
  museumNight,
  magicMeadow,
  fairyTreehouse,
  rainbowBridge,
  unicornValley,
  candlelightLibrary,
  dragonCastle,
  cloudKingdom,
  enchantedForest,
  mermaidLagoon,
  atHome,
  grandmaHouse,
  newSibling,
  birthdayParty,
  familyCamping,
  familyVacation,
  doctorVisit,
  movingDay,
  schoolDay,
  playground,
  swimmingPool,
  weeklyMarket,
  trainJourney,
  bikeTrip,
  carRace,
  farmVisit,
  ridingStable,
  horseFarm,
  animalShelter,
  moonlitGarden,
  sleepyHarbor,
  dreamTrain,
};
