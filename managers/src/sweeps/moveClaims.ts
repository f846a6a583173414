import { beginAct } from '@storylark/platform/causation/beginAct';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { CommandApi } from '../commandApi.ts';
import { MINUTE, type OnError, type Sweep } from './sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'claimKey' | 'settleClaim'>;
  eventStore: Pick<EventStore, 'readAll'>;
  readStore: Pick<ReadStore, 'checkpoint' | 'saveBatch'>;
  onError: OnError;
};

/** So often what is done is written down, in positions of the log. */
const SAVED_EVERY = 1_000;

/**
 * Moves claims on addresses from the former key to the newest: for each new key the whole log once, then what
 * came since. One that cannot be moved yet holds no other up, and is come back to.
 */
export function moveClaims({ api, eventStore, readStore, onError }: Deps): Sweep {
  const name = 'moveClaims';

  async function run(signal: AbortSignal) {
    const { keyId, former } = await api.claimKey();
    if (!former) return;
    const checkpoint = `${name}/${keyId}`;
    let saved = (await readStore.checkpoint(checkpoint)) ?? -1;
    let done = saved;
    let allMoved = true;
    const save = async () => {
      if (done > saved) await readStore.saveBatch({ checkpoint, position: done, writes: [] });
      saved = done;
    };
    try {
      for await (const { type, streamId, position } of eventStore.readAll(saved < 0 ? undefined : saved)) {
        if (signal.aborted) return;
        if (type === 'EmailClaimed') allMoved = (await settled(streamId, keyId)) && allMoved;
        if (allMoved) done = position;
        if (done > saved + SAVED_EVERY) await save();
      }
    } finally {
      await save();
    }
  }

  const settled = (streamId: string, keyId: string): Promise<boolean> =>
    beginAct(`sweep ${name}`, () => api.settleClaim(streamId, keyId)).then(
      ({ settled: isSettled }) => isSettled,
      (error: unknown) => {
        onError(error, name);
        return false;
      },
    );

  return { name, everyMs: MINUTE, run };
}
