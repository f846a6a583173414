import type { WakeUp } from '@storylark/contracts/live/wakeUp';
import type { Bus } from '@storylark/platform/bus/bus';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import type { QueryCaller } from '../caller.ts';
import type { LiveHub } from './createLiveHub.ts';

type Deps = {
  bus: Bus;
  progress: { hear: (wakeUp: WakeUp) => void };
  hub: Pick<LiveHub, 'hear' | 'run'>;
  logger: HttpAppDeps<QueryCaller>['logger'];
};

/** Listens for wake-ups and keeps the streams, until the signal aborts. */
export const startLive =
  ({ bus, progress, hub, logger }: Deps) =>
  (signal: AbortSignal): Supervised[] => {
    const onError = (error: unknown, name: string) =>
      logger.error({ err: error, name }, 'a loop failed and is begun again');
    const listen = (until: AbortSignal) =>
      bus.consume('wakeUps', { signal: until }, async ({ value, commit }) => {
        const wakeUp = value as unknown as WakeUp;
        progress.hear(wakeUp);
        await hub.hear(wakeUp).catch((error: unknown) => onError(error, 'live'));
        await commit();
      });
    return [
      supervise({ name: 'wakeUps', run: listen, signal, onError }),
      supervise({ name: 'live', run: hub.run, signal, onError }),
    ];
  };
