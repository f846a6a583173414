import { paths } from '@storylark/contracts/paths';
import type { Positions } from '@storylark/platform/http/createPositions';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { LiveHub } from './createLiveHub.ts';

/** Who has not taken the last word by then does not get it. */
const LAST_WORD_MS = 5_000;

/** The only place that holds a connection. */
export const liveRoutes = ({ hub, positions }: { hub: LiveHub; positions: Positions }): Route[] => [
  route({
    method: 'GET',
    path: paths.events,
    summary: 'Server-sent events of this account: what changes, as it changes',
    auth: 'account',
    headers: {
      'Last-Event-ID':
        'Begins after the lowest of these places, with commas between: the id of the last frame heard, and the ' +
        'X-Position of the answers shown that were asked for before it, or before there was any. Without it, ' +
        'now. Where it is too old, or one of them cannot be read, the stream begins with `reload`',
    },
    answers: {
      200: {
        description:
          'Frames `story`, `character`, `account`, `reload`; `giveWay` ends the oldest of more than ten',
        type: 'text/event-stream',
      },
    },
    async handle({ caller, ctx, signal }) {
      if (ctx.method === 'HEAD') {
        ctx.type = 'text/event-stream';
        ctx.status = 200;
        return; // a stream without a body would say nothing and never end
      }
      const { res, socket } = ctx;
      const lastId = ctx.get('last-event-id');
      const resumeAfter =
        lastId === '' ? null : (positions.lowest(caller.accountId, lastId) ?? Number.NEGATIVE_INFINITY);
      ctx.respond = false;
      socket.setNoDelay(true);
      res.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      const end = (lastWord?: string) => {
        if (lastWord === undefined) return void (res.writableLength > 0 ? res.destroy() : res.end());
        res.end(lastWord);
        setTimeout(() => res.destroy(), LAST_WORD_MS).unref();
      };
      const write = (text: string) => {
        if (!res.destroyed && !res.writableEnded) res.write(text);
        return res.writableLength;
      };
      const leave = await hub.join({ ...caller, write, end }, resumeAfter);
      const gone = () => {
        leave();
        end();
      };
      if (signal.aborted) gone();
      else signal.addEventListener('abort', gone, { once: true });
    },
  }),
];
