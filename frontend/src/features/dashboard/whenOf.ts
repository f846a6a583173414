/** `at` (ISO time) as seen from `now`, by the calendar of this device. */
export function whenOf(at: string, now = new Date()): 'today' | 'yesterday' | 'earlier' {
  const then = new Date(at).toDateString();
  if (then === now.toDateString()) return 'today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return then === yesterday.toDateString() ? 'yesterday' : 'earlier';
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';
/** Which greeting suits the hour (0 to 23); before five it is still the evening before. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
