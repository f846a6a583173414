import type { Light } from '../drawing/light.ts';
import type { Placed } from './landmarks.ts';
import type { MoodFamily } from './moods.ts';
import type { RoomStyle, Window } from './rooms.ts';
import type { TerrainId } from './terrains.ts';

/**
 * One place is one line of data: its light, its land or room, and what stands there. `light` is that of its
 * tile.
 */
export type Place = { mood: MoodFamily; light: Light; things: readonly Placed[]; air?: readonly Placed[] } & (
  { terrain: TerrainId; grass: boolean } | { room: RoomStyle; windows: readonly Window[] }
);

/** Where the thing stands that a place is known for: the one nearest to the middle. */
export const motifOf = (place: Place): number =>
  place.things.reduce(
    (best, [, x]) => (Math.abs(x - 205) < Math.abs(best - 205) ? x : best),
    place.things[0]?.[1] ?? 200,
  );

/** Rooms and caves stand round the picture like a stage. */
export const isFramed = (place: Place): boolean =>
  'room' in place || place.terrain === 'cave' || place.terrain === 'cavern';

const land =
  (grass: boolean) =>
  (
    mood: MoodFamily,
    light: Light,
    terrain: TerrainId,
    things: readonly Placed[],
    air: readonly Placed[] = [],
  ): Place => ({
    mood,
    light,
    terrain,
    grass,
    things,
    air,
  });
/** Land with grass along the lower edge. */
export const green = land(true);
/** Land of sand, stone, snow, water or boards. */
export const bare = land(false);
export const indoors = (
  light: Light,
  room: RoomStyle,
  windows: readonly Window[],
  things: readonly Placed[],
): Place => ({
  mood: 'open',
  light,
  room,
  windows,
  things,
});
