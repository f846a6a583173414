import type { EffectsDepth, Mixer } from './sound/mix/mixer.ts';
import type { Narrator } from './sound/voice/narrator.ts';
import type { Plan, StoryOrder, WrittenStory } from './plan.ts';
import type { PictureSpec, Sitter } from '@storylark/illustration/pictureSpec';

/** Writes a story from an order. Same order and `avoid` (ids used before, oldest first), same story. */
export interface TextWriter {
  /** @throws Error when no text could be made */
  write(order: StoryOrder, avoid: readonly string[]): Promise<WrittenStory>;
}

/** `sitters`: the looks of the cast by cast id; a figure of the setting itself (its helper) has none. */
export type SceneOrder = { spec: PictureSpec; sitters: Readonly<Record<string, Sitter>> };
/**
 * WebP 1200x900 and 480x360; `tiny`: a data address of a few hundred bytes that stands in until the picture
 * is there.
 */
export type DrawnScene = { large: Uint8Array; small: Uint8Array; tiny: string };

/** Draws what a picture spec says. The same order gives the same picture. What it gives says how it came to be. */
export interface Illustrator {
  drawScene(order: SceneOrder): Promise<DrawnScene>;
  /**
   * What somebody outside painted, in the sizes of a drawn scene; what is too wide or too high is cut off at both
   * sides.
   * @param png whole, at most 4,096 pixels a side
   */
  framePainting(png: Uint8Array): Promise<DrawnScene>;
  /** PNG 600x750 of the character in its arch. */
  drawPortrait(sitter: Sitter): Promise<Uint8Array>;
}

/** Everything a story is made with. */
export type Studio = {
  writer: TextWriter;
  narrator: Narrator;
  mixer: Mixer;
  illustrator: Illustrator;
  close: () => Promise<void>;
};

/** Layers and density of effects by plan. */
export const effectsDepth = (premium: boolean): EffectsDepth =>
  premium ? { secondsBetween: 12, layeredAmbience: true } : { secondsBetween: 20, layeredAmbience: false };

/** The pictures of a plan in the order of the story. */
export const picturesOf = ({ beats }: Pick<Plan, 'beats'>): PictureSpec[] =>
  beats.flatMap(({ picture }) => picture ?? []);
