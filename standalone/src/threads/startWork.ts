import type { SupervisedState } from '@storylark/platform/engines/supervise';
import type { GeneratorsData } from './generatorsThread.ts';
import type { ManagersData } from './managersThread.ts';
import type { FromLoops, ToLoops } from './runLoops.ts';
import type { SweepsData } from './sweepsThread.ts';
import { startThread } from './startThread.ts';

type Data = GeneratorsData & ManagersData & SweepsData;

/** The threads that work beside the answers: generators, managers, sweeps; with their last word on how they fare. */
export function startWork(workerData: Data, onDeath: (name: string, error: unknown) => void) {
  const latest = new Map<string, readonly SupervisedState[]>();
  const threads = ['generatorsThread', 'managersThread', 'sweepsThread'].map((name) =>
    startThread<ToLoops, FromLoops>({
      name,
      workerData,
      hear: ({ loops }) => latest.set(name, loops),
      onDeath: (error) => onDeath(name, error),
    }),
  );
  return {
    loops: (): readonly SupervisedState[] => [...latest.values()].flat(),
    stop: () => Promise.all(threads.map((thread) => thread.stop({ kind: 'stop' }))),
  };
}
export type Work = ReturnType<typeof startWork>;
