import type { Bus } from '@storylark/platform/bus/bus';
import { announcementOf } from '@storylark/platform/engines/react';
import type { Handler } from '@storylark/platform/http/port/listen';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import { serveControl } from './control.ts';
import type { Status } from './healthOf.ts';
import type { Rotated } from './rotateAll.ts';

type Deps = {
  socket: string;
  serviceToken: string;
  internal: Handler;
  jobStore: JobStore;
  bus: Bus;
  rebuild: (name: string) => Promise<string | null>;
  rotate: (leaked: boolean) => Promise<Rotated>;
  status: () => Status;
};

/** What the operators' commands ask of a running house, over its socket. Answers how to close it. */
export const serveOperators = ({ jobStore, bus, rebuild, rotate, status, ...control }: Deps) =>
  serveControl({
    ...control,
    acts: {
      failures: async () => jobStore.givenUp({ skip: 0, limit: 100 }),
      async retry({ id }) {
        const job = (await jobStore.reopen(String(id))) ? await jobStore.get(String(id)) : null;
        if (job) await bus.publish('work', [announcementOf(job)]);
        return { reopened: job !== null };
      },
      rotate: ({ leaked }) => rotate(leaked === true),
      rebuild: async ({ name }) => ({ building: await rebuild(String(name)) }),
      status: async () => status(),
    },
  });
