import type { CharacterType } from '@storylark/contracts/characters/vocabulary';
import { indoors, outside, type Place } from './place.ts';

/**
 * Where a story begins and ends, by what kind of hero lives there: several homes of each kind, so that not all
 * children live in one room. The first has always been there: pictures planned before there were more show it.
 */
// A table, one home a line.
// prettier-ignore
export const homes: Record<CharacterType, readonly [Place, ...Place[]]> = {
  human: [
    indoors('dusk', 'home', [[252, 48, 92, 92]], [['bookshelf', 60, 226, 0.85], ['drawing', 180, 118, 1], ['rug', 240, 270, 1], ['bed', 150, 256, 1.1], ['floorLamp', 346, 252, 1.1], ['teddy', 246, 262, 0.9], ['clock', 120, 96, 0.7]]),
    indoors('dusk', 'nursery', [[54, 46, 100, 96]], [['picture', 232, 116, 1.1], ['drawing', 286, 122, 0.9], ['bookshelf2', 348, 228, 0.8], ['armchair', 270, 250, 0.9], ['toyChest', 84, 250, 1], ['rug', 190, 272, 0.9], ['blocks', 136, 264, 0.8], ['cat', 214, 270, 0.8]]),
    indoors('dusk', 'clinic', [[150, 40, 110, 100]], [['bunting', 200, 0, 1], ['bed', 318, 254, 1], ['toyChest', 68, 252, 1], ['floorLamp', 128, 248, 1], ['rug', 206, 272, 1.1], ['ball', 170, 270, 0.9], ['potPlant', 238, 246, 0.9]]),
    indoors('dusk', 'hall', [[290, 44, 72, 100], [48, 44, 72, 100]], [['bookshelf', 160, 226, 0.8], ['bookshelf2', 232, 226, 0.8], ['armchair', 84, 252, 0.95], ['rug', 226, 272, 0.9], ['toyChest', 338, 252, 0.9], ['globe', 280, 250, 0.9], ['stack', 136, 266, 0.8]]),
    indoors('dusk', 'lab', [[40, 60, 64, 74], [122, 60, 64, 74]], [['picture', 244, 112, 0.9], ['drawing', 292, 120, 1], ['bigBoxes', 346, 250, 0.7], ['bed', 112, 254, 1], ['floorLamp', 226, 250, 1], ['rug', 250, 274, 0.8], ['potPlant', 292, 252, 1], ['blocks', 306, 268, 0.7]]),
    indoors('dusk', 'workshop', [[160, 46, 82, 82]], [['bookshelf2', 62, 228, 0.85], ['armchair', 316, 252, 1], ['floorLamp', 366, 250, 0.9], ['drawing', 286, 116, 1], ['picture', 122, 116, 0.7], ['rug', 190, 274, 1], ['telescope', 128, 252, 0.9], ['teddy', 246, 264, 0.8]]),
  ],
  animal: [
    indoors('dusk', 'burrow', [], [['roundWindow', 254, 128, 1], ['jars', 150, 132, 1], ['rootBed', 122, 250, 1.1], ['candle', 216, 246, 0.8], ['mushroom', 342, 252, 0.8], ['toyChest', 292, 248, 0.8], ['basket', 248, 262, 0.9]]),
    indoors('dusk', 'burrow', [], [['roundWindow', 152, 132, 1], ['jars', 236, 120, 0.9], ['bookshelf2', 300, 236, 0.7], ['basket', 340, 262, 1], ['candle', 246, 246, 0.7], ['rug', 190, 268, 0.8], ['rootBed', 118, 250, 1]]),
    indoors('dusk', 'burrow', [], [['roundWindow', 150, 128, 1.1], ['jars', 290, 150, 0.9], ['rug', 210, 270, 0.9], ['mushroom', 84, 252, 1], ['armchair', 300, 250, 0.85], ['candle', 170, 246, 0.8], ['drawing', 240, 130, 1]]),
  ],
  magical_being: [
    outside('open', 'dusk', 'woods', { frame: 'leaves', weather: 'fireflies' }, [['mushroomHouse', 132, 246, 1.1], ['flowers', 270, 254, 1], ['pinkMushroom', 338, 252, 0.8]]),
    outside('open', 'dusk', 'woods', { frame: 'leaves', weather: 'fireflies' }, [['treehouse', 284, 250, 0.9], ['mushroom', 70, 252, 0.8], ['flowers', 150, 256, 0.9]]),
    outside('open', 'dusk', 'trunks', { frame: 'leaves', weather: 'fireflies' }, [['mushroomHouse', 290, 246, 1], ['fern', 70, 250, 1.1], ['pinkMushroom', 130, 252, 0.9]]),
  ],
  robot: [
    indoors('dusk', 'workshop', [[276, 52, 74, 74]], [['charger', 84, 252, 1], ['workbench', 270, 254, 0.95], ['cogs', 176, 130, 0.8]]),
    indoors('dusk', 'module', [[60, 60, 72, 72]], [['charger', 320, 252, 1], ['cogs', 232, 124, 0.7], ['toyChest', 84, 252, 0.9]]),
    indoors('dusk', 'lab', [[150, 50, 90, 80]], [['workbench', 96, 254, 0.85], ['charger', 336, 252, 0.95], ['bookshelf2', 270, 228, 0.7]]),
  ],
  mythical_creature: [
    indoors('dusk', 'lair', [], [['roundWindow', 240, 118, 1], ['nest', 128, 252, 1.2], ['candle', 230, 246, 0.9], ['rock', 330, 254, 1], ['chest', 278, 256, 0.9]]),
    indoors('dusk', 'lair', [], [['roundWindow', 140, 122, 1.1], ['rock', 70, 252, 0.9], ['hoard', 206, 246, 0.9], ['nest', 306, 254, 1.1], ['candle', 170, 246, 0.8], ['bookshelf', 220, 232, 0.5]]),
    indoors('dusk', 'lair', [], [['roundWindow', 292, 124, 1], ['jars', 130, 130, 0.9], ['candle', 110, 246, 1], ['hoard', 190, 246, 0.9], ['rug', 210, 268, 0.9], ['toyChest', 316, 250, 0.9], ['candle', 262, 244, 0.7]]),
  ],
  imaginary_friend: [
    indoors('dusk', 'nursery', [[60, 50, 84, 88]], [['drawing', 196, 118, 1.2], ['drawing', 244, 128, 0.9], ['rug', 210, 270, 1], ['toyChest', 110, 252, 1], ['bookshelf2', 340, 236, 0.9]]),
    indoors('dusk', 'home', [[250, 50, 90, 86]], [['drawing', 120, 116, 1.3], ['drawing', 176, 126, 1], ['armchair', 316, 252, 0.9], ['toyChest', 84, 252, 1.1]]),
    indoors('dusk', 'hall', [[150, 46, 84, 90]], [['bookshelf', 64, 228, 0.85], ['drawing', 276, 118, 1.2], ['rug', 206, 272, 1], ['floorLamp', 344, 250, 0.9]]),
  ],
};
