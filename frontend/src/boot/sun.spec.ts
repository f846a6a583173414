import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Place = [latitude: number, longitude: number];
type Sun = {
  sunIsDown(now: number, place: Place): boolean;
  placeOf(zone: string): Place;
  isNight(now: number): boolean;
};
const source = readFileSync(join(import.meta.dirname, 'sun.js'), 'utf8');
/** The script in a browser whose clock is `minutes` ahead of UTC, by January and July. */
function inZone(zone?: string, minutes: readonly [number, number] = [0, 0]): Sun {
  class ClockHere extends Date {
    override getTimezoneOffset = () => -minutes[this.getMonth() === 0 ? 0 : 1];
  }
  const context = {
    window: {} as Pick<Sun, 'isNight'>,
    Date: ClockHere,
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) },
  };
  runInNewContext(source, context);
  return { ...(context as unknown as Sun), ...context.window };
}
const sun = inZone();

const MINUTE = 60_000;
/** The minutes at which it turns to night and to day within a day of UTC. */
function turns(day: string, place: Place) {
  const found: Record<'sets' | 'rises', number[]> = { sets: [], rises: [] };
  const begin = Date.parse(`${day}T00:00Z`);
  for (let minute = 0; minute < 1440; minute += 1) {
    const [before, after] = [minute - 1, minute].map((at) => sun.sunIsDown(begin + at * MINUTE, place));
    if (!before && after) found.sets.push(minute);
    if (before && !after) found.rises.push(minute);
  }
  return found;
}
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the sun by the clock', () => {
  // as almanacs print it, in UTC
  it.each([
    ['Berlin in June', '2026-06-21', [52.52, 13.4], '02:43', '19:33'],
    ['Berlin in December', '2026-12-21', [52.52, 13.4], '07:15', '14:54'],
    ['London at the equinox', '2026-03-20', [51.51, -0.13], '06:04', '18:13'],
    ['Reykjavik in December', '2026-12-21', [64.15, -21.94], '11:22', '15:30'],
    ['Nairobi in March', '2026-03-20', [-1.29, 36.82], '03:37', '15:43'],
    ['Sydney in December', '2026-12-21', [-33.87, 151.21], '18:41', '09:05'],
  ] as const)('rises and sets in %s when the almanac says so', (_where, day, place, rises, sets) => {
    const found = turns(day, [...place]);
    expect(found.rises).toHaveLength(1);
    expect(Math.abs(found.rises[0]! - minutes(rises))).toBeLessThanOrEqual(3);
    expect(Math.abs(found.sets[0]! - minutes(sets))).toBeLessThanOrEqual(3);
  });

  it('stays up or down where it does', () => {
    const longyearbyen = sun.placeOf('Arctic/Longyearbyen');
    expect(turns('2026-06-21', longyearbyen)).toEqual({ sets: [], rises: [] });
    expect(sun.sunIsDown(Date.parse('2026-06-21T00:00Z'), longyearbyen)).toBe(false);
    expect(sun.sunIsDown(Date.parse('2026-12-21T12:00Z'), longyearbyen)).toBe(true);
  });

  it('knows the town of every zone that a browser names', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => {
      const [latitude, longitude] = sun.placeOf(zone);
      return !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || (latitude === 0 && longitude === 0);
    });
    // what came after the table: by the offset of the clock, until the table has it
    expect(unknown.filter((zone) => !zone.startsWith('Etc/') && zone !== 'UTC').length).toBeLessThan(5);
    expect(sun.placeOf('America/Argentina/Ushuaia')).toEqual([-55, -68]);
    expect(sun.placeOf('Asia/Calcutta')).toEqual(sun.placeOf('Asia/Kolkata'));
  });

  it('goes by the offset of the clock where a zone has no town', () => {
    expect(inZone('Etc/GMT-3', [180, 180]).placeOf('Etc/GMT-3')).toEqual([0, 45]);
    expect(inZone('Europe/Nowhere', [60, 120]).placeOf('Europe/Nowhere')).toEqual([45, 15]);
    expect(inZone('', [660, 600]).placeOf('')).toEqual([-35, 150]);
  });

  it('is asked for by the zone of the device', () => {
    const sixInTheEvening = Date.parse('2026-11-28T17:00Z');
    expect(inZone('Europe/Berlin').isNight(sixInTheEvening)).toBe(true);
    expect(inZone('Europe/Lisbon').isNight(sixInTheEvening)).toBe(false);
    expect(inZone(undefined, [0, 0]).isNight(sixInTheEvening)).toBe(false);
  });
});
