import { theme } from '../../ui/theme.ts';

/** Lines of one plot, told apart by their strokes too, never by hue alone. Lengths in CSS pixels. */
export const lineLooks = [
  { colour: theme.link, dash: [] },
  { colour: theme.song, dash: [7, 4] },
  { colour: theme.danger, dash: [2, 3] },
  { colour: theme.ok, dash: [10, 3, 2, 3] },
  { colour: theme.warn, dash: [16, 5] },
] as const;
/** Of the line at this place in its plot; there are as many looks as lines. */
export const lookAt = (place: number) => lineLooks[place % lineLooks.length] ?? lineLooks[0];
