import type { ProjectionStatus } from '@storylark/platform/engines/projecting/project';
import type { SupervisedState } from '@storylark/platform/engines/supervise';
import type { FromProjectors, ProjectorsData, ToProjectors } from './projectorsThread.ts';
import { startThread } from './startThread.ts';

type Answer = { value: string | null; error: string | null };

/** The read models' thread, with its last word on how it fares. */
export function startProjectors(workerData: ProjectorsData, onDeath: (error: unknown) => void) {
  let latest: { projections: readonly ProjectionStatus[]; loops: readonly SupervisedState[] } = {
    projections: [],
    loops: [],
  };
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  const thread = startThread<ToProjectors, FromProjectors>({
    name: 'projectorsThread',
    workerData,
    hear: (message) => (message.kind === 'answer' ? waiting.get(message.id)?.(message) : (latest = message)),
    onDeath(error) {
      for (const answer of waiting.values()) answer({ value: null, error: 'the projectors died meanwhile' });
      onDeath(error);
    },
  });

  return {
    latest: () => latest,
    /**
     * Builds a read model anew beside the live one; answers the new collection's name.
     * @throws Error naming the read models there are
     */
    async rebuild(name: string): Promise<string | null> {
      const id = (lastId += 1);
      const { value, error } = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        thread.tell({ kind: 'rebuild', id, name });
      });
      waiting.delete(id);
      if (error !== null) throw new Error(error);
      return value;
    },
    stop: () => thread.stop({ kind: 'stop' }),
  };
}
