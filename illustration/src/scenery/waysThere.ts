import type { SettingGroup, SettingId } from '@storylark/contracts/stories/vocabulary';
import { outside, type Place } from './place.ts';

/** The way there, by the group of the setting. */
// A table, one way a line.
// prettier-ignore
export const ways: Record<SettingGroup, Place> = {
  wideWorld: outside('open', 'day', 'peaks', { frame: 'firs' }, [['alpineHut', 300, 218, 0.5], ['pine', 62, 246, 1.4], ['pine', 96, 238, 0.9], ['signpost', 140, 252, 1.1], ['stepStones', 236, 258, 1], ['rock', 334, 254, 0.9], ['squirrel', 330, 226, 0.7]], [['birds', 230, 80, 1]]),
  water: outside('sea', 'day', 'shore', { frame: 'palms' }, [['lighthouse', 96, 206, 0.4], ['rowBoat', 306, 234, 0.9], ['pier', 292, 246, 0.8], ['rock', 76, 252, 0.9], ['anchor', 158, 258, 0.9], ['ropeCoil', 236, 262, 0.7], ['crab', 186, 270, 0.5]], [['gulls', 130, 96, 1]]),
  spaceScience: outside('open', 'night', 'hills', { frame: 'grass' }, [['poplar', 56, 240, 1.1], ['blueCottage', 132, 222, 0.5], ['rocket', 296, 252, 1.3], ['fence', 132, 252, 0.7], ['telescope', 208, 256, 0.9], ['backpack', 236, 262, 0.7]], [['planet', 120, 70, 0.5]]),
  magic: outside('jungle', 'dusk', 'trunks', { frame: 'leaves', weather: 'fireflies' }, [['mushroomHouse', 214, 228, 0.4], ['ropeBridge', 266, 206, 0.8], ['pinkMushroom', 92, 252, 1.5], ['mushroom', 130, 258, 0.7], ['stepStones', 216, 260, 1.1], ['fern', 338, 256, 1.2], ['owl', 306, 186, 0.7]]),
  home: outside('open', 'day', 'town', { frame: 'plain' }, [['rowHouses', 108, 242, 1.25], ['tree', 348, 242, 1.2], ['streetLamp', 302, 252, 1.15], ['mailbox', 212, 256, 0.8], ['bench', 258, 258, 0.7], ['songbird', 258, 235, 0.7], ['cat', 176, 262, 0.7]], [['birds', 250, 80, 0.7]]),
  outAndAbout: outside('pale', 'day', 'town', { frame: 'plain' }, [['rowHouses', 296, 242, 1.2], ['tree', 58, 244, 1.3], ['signpost', 108, 254, 1.05], ['scooter', 208, 262, 0.8], ['potPlant', 236, 256, 0.9], ['spottedDog', 152, 264, 0.7]]),
  animals: outside('open', 'day', 'lane', { frame: 'bough' }, [['barn', 300, 216, 0.5], ['tree', 74, 242, 1.4], ['paddock', 268, 246, 1.1], ['signpost', 150, 254, 0.9], ['rabbit', 206, 262, 0.8], ['hayBale', 338, 258, 0.8]], [['birds', 240, 86, 0.9]]),
  night: outside('open', 'night', 'lane', { frame: 'leaves', weather: 'fireflies' }, [['blueCottage', 292, 226, 1], ['darkTree', 350, 246, 1.2], ['streetLamp', 110, 254, 1.25], ['mailbox', 246, 254, 0.7], ['hedgehog', 188, 264, 0.8]]),
};

/** The settings of each group, as the wizard sorts them. */
const groups: Record<SettingGroup, readonly SettingId[]> = {
  wideWorld: [
    'treasureIsland',
    'dinosaurIsland',
    'jungleExpedition',
    'volcanicCrater',
    'desertOasis',
    'mountainClimb',
    'iceCave',
    'savannaTrail',
  ],
  water: ['underwaterCavern', 'pirateShip', 'lighthouseIsland', 'coralReef', 'riverRaft'],
  spaceScience: ['alienPlanet', 'spaceStation', 'moonLanding', 'scienceLab', 'robotWorkshop', 'museumNight'],
  magic: [
    'magicMeadow',
    'fairyTreehouse',
    'rainbowBridge',
    'unicornValley',
    'candlelightLibrary',
    'dragonCastle',
    'cloudKingdom',
    'enchantedForest',
    'mermaidLagoon',
  ],
  home: [
    'atHome',
    'grandmaHouse',
    'newSibling',
    'birthdayParty',
    'familyCamping',
    'familyVacation',
    'doctorVisit',
    'movingDay',
  ],
  outAndAbout: [
    'schoolDay',
    'playground',
    'swimmingPool',
    'weeklyMarket',
    'trainJourney',
    'bikeTrip',
    'carRace',
  ],
  animals: ['farmVisit', 'ridingStable', 'horseFarm', 'animalShelter'],
  night: ['moonlitGarden', 'sleepyHarbor', 'dreamTrain'],
};
const groupOf = Object.fromEntries(
  Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => [id, group])),
) as Record<SettingId, SettingGroup>;

export const wayTo = (setting: SettingId): Place => ways[groupOf[setting]];
