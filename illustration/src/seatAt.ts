import type { Seat } from './body/seating.ts';
import type { Look } from './look/look.ts';
import type { PictureSpec } from './pictureSpec.ts';
import type { Place } from './scenery/place.ts';
import type { TerrainId } from './scenery/terrains.ts';

/** Land where a stone may lie that nobody has put there. */
const stony: readonly TerrainId[] = [
  'alien',
  'cave',
  'cavern',
  'dunes',
  'island',
  'lagoon',
  'moon',
  'peaks',
  'reef',
  'river',
  'shore',
  'trunks',
  'woods',
];

/** What one sits on: at home a chair, in the evening one's bed; out of doors a stone, or the ground. */
export function seatAt(spec: PictureSpec, place: Place, hero: Look): Seat {
  if ('terrain' in place) return stony.includes(place.terrain) ? 'stone' : 'ground';
  if (spec.place !== 'home') return 'ground';
  const { characterType } = hero.traits;
  if (characterType === 'mythical_creature') return 'stone';
  return characterType === 'human' && spec.light !== 'day' ? 'bed' : 'chair';
}
