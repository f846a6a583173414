import type { Random } from '../drawing/seeded.ts';
import type { Mood } from './palettes.ts';

/** The land in layers: behind, between, and what one stands on; `edge` is the paper that frames below. */
export type Land = { far: string; middle: string; ground: string; edge?: string };
/** `sunX` is where sun or moon stand, for what mirrors them. */
export type DrawLand = (mood: Mood, random: Random, sunX: number) => Land;
