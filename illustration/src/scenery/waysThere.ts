import type { SettingGroup, SettingId } from '@storylark/contracts/stories/vocabulary';
import { bare, green, type Place } from './place.ts';

/** The way there, by the group of the setting. */
export const ways: Record<SettingGroup, Place> = {
  wideWorld: green(
    'open',
    'day',
    'peaks',
    [
      ['signpost', 128, 250, 1],
      ['pine', 60, 242, 1],
      ['rock', 330, 250, 0.8],
    ],
    [['birds', 230, 90, 1]],
  ),
  water: bare(
    'open',
    'day',
    'shore',
    [
      ['pier', 300, 240, 0.8],
      ['rowBoat', 286, 226, 0.8],
      ['rock', 76, 250, 0.8],
    ],
    [['gulls', 130, 96, 1]],
  ),
  spaceScience: green('open', 'night', 'hills', [
    ['rocket', 292, 246, 1],
    ['poplar', 66, 238, 0.9],
    ['fence', 140, 252, 0.7],
  ]),
  magic: green(
    'open',
    'dusk',
    'trunks',
    [
      ['pinkMushroom', 92, 250, 1],
      ['ropeBridge', 266, 214, 0.8],
      ['fern', 330, 252, 1],
    ],
    [['fireflies', 200, 180, 0.9]],
  ),
  home: green('open', 'day', 'town', [
    ['rowHouses', 110, 240, 0.95],
    ['streetLamp', 318, 250, 1],
    ['tree', 352, 242, 0.8],
  ]),
  outAndAbout: green('pale', 'day', 'town', [
    ['rowHouses', 286, 240, 0.95],
    ['signpost', 104, 252, 1],
    ['tree', 54, 240, 0.9],
  ]),
  animals: green(
    'open',
    'day',
    'hills',
    [
      ['paddock', 260, 240, 1],
      ['tree', 80, 238, 1],
      ['signpost', 150, 252, 0.8],
    ],
    [['birds', 240, 96, 0.9]],
  ),
  night: green(
    'open',
    'night',
    'hills',
    [
      ['streetLamp', 110, 252, 1.1],
      ['blueCottage', 300, 222, 0.8],
      ['darkTree', 350, 244, 0.8],
    ],
    [['fireflies', 200, 190, 0.7]],
  ),
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
