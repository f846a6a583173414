import type { Tables } from '../schema.ts';
import { candlelightLibrary } from './settings/candlelightLibrary.ts';
import { playground } from './settings/playground.ts';
import { treasureIsland } from './settings/treasureIsland.ts';
import { dinosaurIsland } from './settings/dinosaurIsland.ts';
import { jungleExpedition } from './settings/jungleExpedition.ts';
import { volcanicCrater } from './settings/volcanicCrater.ts';
import { desertOasis } from './settings/desertOasis.ts';
import { mountainClimb } from './settings/mountainClimb.ts';
import { iceCave } from './settings/iceCave.ts';
import { savannaTrail } from './settings/savannaTrail.ts';
import { underwaterCavern } from './settings/underwaterCavern.ts';
import { pirateShip } from './settings/pirateShip.ts';
import { lighthouseIsland } from './settings/lighthouseIsland.ts';
import { coralReef } from './settings/coralReef.ts';
import { riverRaft } from './settings/riverRaft.ts';
import { alienPlanet } from './settings/alienPlanet.ts';
import { spaceStation } from './settings/spaceStation.ts';
import { moonLanding } from './settings/moonLanding.ts';
import { scienceLab } from './settings/scienceLab.ts';
import { robotWorkshop } from './settings/robotWorkshop.ts';
import { museumNight } from './settings/museumNight.ts';
import { magicMeadow } from './settings/magicMeadow.ts';
import { fairyTreehouse } from './settings/fairyTreehouse.ts';
import { rainbowBridge } from './settings/rainbowBridge.ts';
import { unicornValley } from './settings/unicornValley.ts';
import { dragonCastle } from './settings/dragonCastle.ts';
import { cloudKingdom } from './settings/cloudKingdom.ts';
import { enchantedForest } from './settings/enchantedForest.ts';
import { mermaidLagoon } from './settings/mermaidLagoon.ts';
import { atHome } from './settings/atHome.ts';
import { grandmaHouse } from './settings/grandmaHouse.ts';
import { newSibling } from './settings/newSibling.ts';
import { birthdayParty } from './settings/birthdayParty.ts';
import { familyCamping } from './settings/familyCamping.ts';
import { familyVacation } from './settings/familyVacation.ts';
import { doctorVisit } from './settings/doctorVisit.ts';
import { movingDay } from './settings/movingDay.ts';
import { schoolDay } from './settings/schoolDay.ts';
import { swimmingPool } from './settings/swimmingPool.ts';
import { weeklyMarket } from './settings/weeklyMarket.ts';
import { trainJourney } from './settings/trainJourney.ts';
import { bikeTrip } from './settings/bikeTrip.ts';
import { carRace } from './settings/carRace.ts';
import { farmVisit } from './settings/farmVisit.ts';
import { ridingStable } from './settings/ridingStable.ts';
import { horseFarm } from './settings/horseFarm.ts';
import { animalShelter } from './settings/animalShelter.ts';
import { moonlitGarden } from './settings/moonlitGarden.ts';
import { sleepyHarbor } from './settings/sleepyHarbor.ts';
import { dreamTrain } from './settings/dreamTrain.ts';

export const settings: Tables['setting'] = {
  candlelightLibrary,
  playground,
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
