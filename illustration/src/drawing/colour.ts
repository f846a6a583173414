const channels = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];
const hexOf = (rgb: number[]): string =>
  `#${rgb
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

/** `share` 0 gives `a`, 1 gives `b`. Colours are #RRGGBB throughout the package. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  return hexOf(channels(a).map((value, i) => value * (1 - share) + (to[i] ?? 0) * share));
}

/** What a coloured light makes of a paper: `amount` 0 leaves it, 1 multiplies fully. */
export function multiply(colour: string, light: string, amount: number): string {
  const lit = channels(light);
  return hexOf(channels(colour).map((value, i) => value * (1 - amount + (amount * (lit[i] ?? 255)) / 255)));
}

/** Relative luminance as WCAG defines it, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const s = value / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Applies a change to every colour of a drawing; `keep` names colours that shine by themselves. */
export const recolour = (
  svg: string,
  change: (colour: string) => string,
  keep: readonly string[] = [],
): string => {
  const seen = new Map<string, string>(keep.map((colour) => [colour, colour]));
  return svg.replace(/#[0-9A-Fa-f]{6}/g, (colour) => {
    let changed = seen.get(colour);
    if (changed === undefined) seen.set(colour, (changed = change(colour)));
    return changed;
  });
};
