import { guarded, readStored, writeStored } from '../stored.ts';

declare global {
  interface Window {
    /** Whether the sun is down at `now`, in ms: `boot/sun.js`, which runs before anything is painted. */
    isNight?: (now: number) => boolean;
  }
}

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * What is chosen on this device. It gets dark by itself from sunset to sunrise, where it is as the device has
 * it (`sunset`), and while a sleep timer runs (`timer`).
 */
export type Light = { theme: Theme; sunset: boolean; timer: boolean };
type Ticks = Omit<Light, 'theme'>;

/** SPEC 9 names `theme`. `boot/boot.js` reads both. */
const keys = { theme: 'theme', night: 'night' } as const;
/** So often it is looked whether the sun has set; ms. A clock that slept with the device is not trusted. */
const LOOKED_EVERY = 30_000;

function read(): Light {
  const ticks = guarded((): Partial<Ticks> => ({ ...JSON.parse(readStored(keys.night) ?? '{}') }), {});
  return {
    theme: themes.find((theme) => theme === readStored(keys.theme)) ?? 'system',
    sunset: ticks.sunset !== false,
    timer: ticks.timer !== false,
  };
}

let current: Light | null = null;
/** A sleep timer runs, and nothing was chosen by hand since it began: whoever then wants light gets it. */
let asleep = false;
const listeners = new Set<() => void>();

export const light = () => (current ??= read());

export function changeLight(change: Partial<Light>): void {
  const { theme, ...ticks } = (current = { ...light(), ...change });
  if (change.theme !== undefined) asleep = false;
  writeStored(keys.theme, theme);
  writeStored(keys.night, JSON.stringify(ticks));
  tell();
}

/** Returns how to stop listening. */
export function onLight(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function timerBegins(): void {
  asleep = true;
  putOn();
}
export function timerEnds(): void {
  asleep = false;
  putOn();
}

/** What the page is shown in: `system` leaves it to the device. */
export function shownLight({ theme, sunset, timer }: Light, isNight: boolean, timerRuns: boolean): Theme {
  if (timer && timerRuns) return 'dark';
  return theme === 'system' && sunset && isNight ? 'dark' : theme;
}

/** Keeps the page in its light: at sunset, at sunrise, and when another tab has chosen. Returns how to stop. */
export function watchLight(): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  /** A page that was laid aside has not heard what was chosen meanwhile. */
  const lookAgain = () => {
    current = null;
    tell();
  };
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key === keys.theme || key === keys.night) lookAgain();
  };
  putOn();
  const looking = setInterval(putOn, LOOKED_EVERY);
  window.addEventListener('storage', heard);
  window.addEventListener('pageshow', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  device.addEventListener('change', putOn);
  return () => {
    clearInterval(looking);
    window.removeEventListener('storage', heard);
    window.removeEventListener('pageshow', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
    device.removeEventListener('change', putOn);
  };
}

function tell() {
  putOn();
  for (const listener of listeners) listener();
}

function putOn() {
  const root = document.documentElement;
  const shown = shownLight(light(), window.isNight?.(Date.now()) ?? false, asleep);
  if (root.dataset['theme'] !== shown) root.dataset['theme'] = shown;
  // the browser's own bars shine into the bedroom too
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const paper = getComputedStyle(document.body).backgroundColor;
  if (bars && paper && bars.content !== paper) bars.content = paper;
}
