import type { Light } from '../drawing/light.ts';
import type { FrameId } from './frames.ts';
import { footingOf, type Placed } from './landmarks.ts';
import type { MoodFamily } from './moods.ts';
import type { RoomStyle, Window } from './rooms.ts';

import type { TerrainId } from './terrains.ts';
import type { WeatherId } from './weather.ts';

/**
 * One place is one line of data: its light, its land or room, and what stands there. `light` is that of its
 * tile.
 */
export type Place = { light: Light; things: readonly Placed[] } & (Outside | Inside);
type Outside = {
  mood: MoodFamily;
  terrain: TerrainId;
  frame: FrameId;
  weather: WeatherId;
  air: readonly Placed[];
};
type Inside = { room: RoomStyle; windows: readonly Window[] };

/** What a place can be known for is at least so wide where it stands, in units of the picture. */
const STATELY = 56;
const isStately = ([id, , y, scale]: Placed): boolean => {
  const foot = footingOf(id);
  return y > 200 && foot !== null && (foot.right - foot.left) * scale >= STATELY;
};
/** Smaller in height and width than this, a thing only tells who was here. */
const SMALL = 66;
/** Whether a place is still the same without it. */
export const isDetail = ([id, , , scale]: Placed): boolean => {
  const foot = footingOf(id);
  return foot !== null && Math.max(foot.right - foot.left, foot.height) * scale < SMALL;
};

/** Where the thing stands that a place is known for: of the large ones, the one nearest to the middle. */
export const motifOf = ({ things }: Place): number => {
  const large = things.filter(isStately);
  const [first, ...others] = large.length > 0 ? large : things;
  return others.reduce(
    (best, [, x]) => (Math.abs(x - 205) < Math.abs(best - 205) ? x : best),
    first?.[1] ?? 200,
  );
};

/** Rooms and caves stand round the picture like a stage. */
export const isFramed = (place: Place): boolean =>
  'room' in place || place.terrain === 'cave' || place.terrain === 'cavern';

export const outside = (
  mood: MoodFamily,
  light: Light,
  terrain: TerrainId,
  { frame = 'grass', weather = 'clear' }: { frame?: FrameId; weather?: WeatherId },
  things: readonly Placed[],
  air: readonly Placed[] = [],
): Place => ({ mood, light, terrain, frame, weather, things, air });
export const indoors = (
  light: Light,
  room: RoomStyle,
  windows: readonly Window[],
  things: readonly Placed[],
): Place => ({ light, room, windows, things });
