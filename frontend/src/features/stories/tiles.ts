import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { useSyncExternalStore } from 'react';
import { svgAddress } from '../../ui/Art.tsx';

/** Pictures of places are composed here, a few at a time between other work, and kept. */
const drawn = new Map<string, string>();
const waiting = new Map<string, { setting: SettingId; sketch: boolean }>();
const listeners = new Set<() => void>();
let working = false;

/** Milliseconds a stretch of drawing may take: far below what a finger notices. */
const STRETCH = 24;
/** Shown until the picture is there. */
const blank = svgAddress('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');

async function work() {
  working = true;
  try {
    const { settingTile } = await import('@storylark/illustration/settingTile');
    while (waiting.size > 0) {
      await new Promise((resume) => setTimeout(resume));
      const until = performance.now() + STRETCH;
      for (const [key, { setting, sketch }] of waiting) {
        waiting.delete(key);
        drawn.set(key, svgAddress(settingTile(setting, { sketch })));
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

/** The address of a place's picture, blank until it is drawn; null asks for none. */
export function useTile(setting: SettingId | null, sketch = false): string {
  const key = `${setting} ${sketch}`;
  return useSyncExternalStore(
    (listener) => {
      if (setting !== null && !drawn.has(key)) {
        waiting.set(key, { setting, sketch });
        if (!working) void work();
      }
      return subscribe(listener);
    },
    () => drawn.get(key) ?? blank,
  );
}
