import type { JobKind } from '@storylark/contracts/work';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import { createWorker } from '@storylark/platform/engines/react';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Reactor } from '@storylark/platform/reactor';
import { drawPortrait } from './characters/drawPortrait.ts';
import type { CommandApi } from './commandApi.ts';
import type { Outside } from './outside/outside.ts';
import type { Blobs } from './stepBlobs.ts';
import { drawPicture } from './stories/drawPicture.ts';
import { recordNarration } from './stories/recordNarration.ts';
import { writeText } from './stories/writeText.ts';
import { studioInSpans } from './studioInSpans.ts';
import { keepVoiceSamples } from './stories/keepVoiceSamples.ts';
import type { Studio } from '@storylark/studio/studio';

type Deps = {
  bus: Bus;
  jobStore: JobStore;
  api: CommandApi;
  blobs: Blobs;
  studio: Studio;
  outside: Outside;
  now: Clock;
  /** Jobs that the house makes at the same time. */
  concurrency: number;
  onError: (error: unknown, name: string) => void;
};

/** Makes what stories and characters ask for: takes a job, makes one thing, reports it. */
export function createGenerators({
  bus,
  jobStore,
  api,
  blobs,
  studio,
  outside,
  now,
  concurrency,
  onError,
}: Deps) {
  const deps = { api, blobs, studio: studioInSpans(studio), outside, now };
  const reactors: Partial<Record<JobKind, Reactor>> = {
    writeText: writeText(deps),
    recordNarration: recordNarration(deps),
    drawPicture: drawPicture(deps),
    drawPortrait: drawPortrait(deps),
  };
  const worker = createWorker({
    bus,
    jobStore,
    reactors,
    group: 'generators',
    // who waits for others holds nobody up
    concurrency: concurrency + outside.places.count + outside.picturePlaces.count,
    onError: (error) => onError(error, 'generators'),
  });
  const start = (signal: AbortSignal): Supervised[] => [
    supervise({ name: 'generators', run: worker.run, signal, onError }),
    supervise({
      name: 'voiceSamples',
      run: keepVoiceSamples({ blobs: blobs.blobs, narrator: studio.narrator }),
      signal,
      onError,
    }),
  ];
  return { start };
}
