import type { CharacterView } from '@storylark/contracts/characters/views';
import type { LessonId, SettingId } from '@storylark/contracts/stories/vocabulary';
import { useSyncExternalStore } from 'react';
import { svgAddress } from '../../ui/art/Art.tsx';

/**
 * Pictures are composed in the browser, a few at a time between other work, and kept: by key, the address of
 * each.
 */
const drawn = new Map<string, string>();
const waiting = new Map<string, () => Promise<string>>();
const listeners = new Set<() => void>();
let working = false;

/** Milliseconds a stretch of drawing may take: far below what a finger notices. */
const STRETCH = 24;
/** Shown until the picture is there. */
const blank = svgAddress('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');

async function work() {
  working = true;
  try {
    while (waiting.size > 0) {
      await new Promise((resume) => setTimeout(resume));
      const until = performance.now() + STRETCH;
      for (const [key, draw] of waiting) {
        waiting.delete(key);
        drawn.set(key, svgAddress(await draw()));
        if (performance.now() > until) break;
      }
      for (const listener of listeners) listener();
    }
  } catch {
    // The composer's code did not come: names stand without pictures, and the next screen asks again.
  } finally {
    working = false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param key of a drawing, which is made once; null asks for none */
function useDrawing(key: string | null, draw: () => Promise<string>): string {
  const wanted = key ?? '';
  return useSyncExternalStore(
    (listener) => {
      if (key !== null && !drawn.has(key)) {
        waiting.set(key, draw);
        if (!working) void work();
      }
      return subscribe(listener);
    },
    () => drawn.get(wanted) ?? blank,
  );
}

/** The address of a place's picture, blank until it is drawn. */
export const useTile = (setting: SettingId | null, sketch = false) =>
  useDrawing(setting && `${setting} ${sketch}`, async () => {
    const { settingTile } = await import('@storylark/illustration/settingTile');
    return setting === null ? '' : settingTile(setting, { sketch });
  });

/** The server's portrait, or the same one drawn here while there is none. */
export function usePortrait(character: CharacterView): string {
  const { uuid, updatedAt, state, portraitUrl } = character;
  const finished = state === 'finished' && portraitUrl !== null ? portraitUrl : null;
  const here = useDrawing(finished === null ? `${uuid} ${updatedAt}` : null, async () => {
    const [{ portrait }, { lookOf }] = await Promise.all([
      import('@storylark/illustration/portrait'),
      import('@storylark/illustration/look/lookOf'),
    ]);
    return portrait(lookOf(character));
  });
  return finished ?? here;
}

/** The cover of the story to be, as a book has it: this hero in this place. */
export const useCover = (hero: CharacterView, setting: SettingId | null) =>
  useDrawing(setting && `cover ${setting} ${hero.uuid} ${hero.updatedAt}`, async () => {
    const [{ coverAhead }, { lookOf }] = await Promise.all([
      import('@storylark/illustration/coverAhead'),
      import('@storylark/illustration/look/lookOf'),
    ]);
    return setting === null ? '' : coverAhead(setting, lookOf(hero), { crop: '4:5' });
  });

/** The address of what a story about a lesson may have in it. */
export const useLessonTile = (lesson: LessonId) =>
  useDrawing(`lesson ${lesson}`, async () => {
    const { lessonTile } = await import('@storylark/illustration/lessonTile');
    return lessonTile(lesson);
  });
