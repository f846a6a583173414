import { setPriority } from 'node:os';
import type { Sitter } from '@storylark/illustration/pictureSpec';
import { createMixer } from '../sound/mix/createMixer.ts';
import type { MixOrder } from '../sound/mix/mixer.ts';
import { createOfflineIllustrator } from './createOfflineIllustrator.ts';
import { createOfflineWriter } from './createOfflineWriter.ts';
import type { StoryOrder } from '../plan.ts';
import type { SceneOrder } from '../studio.ts';

const writer = createOfflineWriter();
const mixer = createMixer();
const illustrator = createOfflineIllustrator();

/** What one process of the studio does, one task at a time. */
const tasks = {
  write: ({ order, avoid }: { order: StoryOrder; avoid: readonly string[] }) => writer.write(order, avoid),
  mix: ({ order }: { order: MixOrder }) => mixer.mix(order),
  drawScene: ({ order }: { order: SceneOrder }) => illustrator.drawScene(order),
  framePainting: ({ png }: { png: Uint8Array }) => illustrator.framePainting(png),
  drawPortrait: ({ sitter }: { sitter: Sitter }) => illustrator.drawPortrait(sitter),
};
export type StudioTasks = typeof tasks;
export type StudioTask = {
  [K in keyof StudioTasks]: { kind: K } & Parameters<StudioTasks[K]>[0];
}[keyof StudioTasks];

/** Whoever waits for an answer comes first; on a full machine stories still get a third of its share. */
setPriority(5);
// Ctrl-C reaches every process of the terminal: the house ends its studio itself, in order.
process.on('SIGINT', () => {});

export default function perform(task: StudioTask): Promise<unknown> {
  return (tasks[task.kind] as (input: StudioTask) => Promise<unknown>)(task);
}
