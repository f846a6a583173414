import type { Tables } from '../schema.ts';
import { treasureIsland } from './errands/treasureIsland.ts';
import { dinosaurIsland } from './errands/dinosaurIsland.ts';
import { jungleExpedition } from './errands/jungleExpedition.ts';
import { volcanicCrater } from './errands/volcanicCrater.ts';
import { desertOasis } from './errands/desertOasis.ts';
import { mountainClimb } from './errands/mountainClimb.ts';
import { iceCave } from './errands/iceCave.ts';
import { savannaTrail } from './errands/savannaTrail.ts';
import { underwaterCavern } from './errands/underwaterCavern.ts';
import { pirateShip } from './errands/pirateShip.ts';
import { lighthouseIsland } from './errands/lighthouseIsland.ts';
import { coralReef } from './errands/coralReef.ts';
import { riverRaft } from './errands/riverRaft.ts';
import { alienPlanet } from './errands/alienPlanet.ts';
import { spaceStation } from './errands/spaceStation.ts';
import { moonLanding } from './errands/moonLanding.ts';
import { scienceLab } from './errands/scienceLab.ts';
import { robotWorkshop } from './errands/robotWorkshop.ts';
import { museumNight } from './errands/museumNight.ts';
import { magicMeadow } from './errands/magicMeadow.ts';
import { fairyTreehouse } from './errands/fairyTreehouse.ts';
import { rainbowBridge } from './errands/rainbowBridge.ts';
import { unicornValley } from './errands/unicornValley.ts';
import { candlelightLibrary } from './errands/candlelightLibrary.ts';
import { dragonCastle } from './errands/dragonCastle.ts';
import { cloudKingdom } from './errands/cloudKingdom.ts';
import { enchantedForest } from './errands/enchantedForest.ts';
import { mermaidLagoon } from './errands/mermaidLagoon.ts';
import { atHome } from './errands/atHome.ts';
import { grandmaHouse } from './errands/grandmaHouse.ts';
import { newSibling } from './errands/newSibling.ts';
import { birthdayParty } from './errands/birthdayParty.ts';
import { familyCamping } from './errands/familyCamping.ts';
import { familyVacation } from './errands/familyVacation.ts';
import { doctorVisit } from './errands/doctorVisit.ts';
import { movingDay } from './errands/movingDay.ts';
import { schoolDay } from './errands/schoolDay.ts';
import { playground } from './errands/playground.ts';
import { swimmingPool } from './errands/swimmingPool.ts';
import { weeklyMarket } from './errands/weeklyMarket.ts';
import { trainJourney } from './errands/trainJourney.ts';
import { bikeTrip } from './errands/bikeTrip.ts';
import { carRace } from './errands/carRace.ts';
import { farmVisit } from './errands/farmVisit.ts';
import { ridingStable } from './errands/ridingStable.ts';
import { horseFarm } from './errands/horseFarm.ts';
import { animalShelter } from './errands/animalShelter.ts';
import { moonlitGarden } from './errands/moonlitGarden.ts';
import { sleepyHarbor } from './errands/sleepyHarbor.ts';
import { dreamTrain } from './errands/dreamTrain.ts';

export const errands: Tables['errand'] = {
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
