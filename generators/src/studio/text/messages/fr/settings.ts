import type { Tables } from '../schema.ts';
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
import { candlelightLibrary } from './settings/candlelightLibrary.ts';
import { dragonCastle } from './settings/dragonCastle.ts';

export const settings: Tables['setting'] = {
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
};
