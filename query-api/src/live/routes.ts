import { paths } from '@storylark/contracts/paths';
import { parsePosition } from '@storylark/platform/http/position';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import type { LiveHub } from './createLiveHub.ts';

/** The only place that holds a connection. */
export const liveRoutes = ({ hub, storeId }: { hub: LiveHub; storeId: string }): Route[] => [
  route({
    method: 'GET',
    path: paths.events,
    summary: 'Server-sent events of this account: what changes, as it changes',
    auth: 'account',
    headers: {
      'Last-Event-ID':
        'Begins after this place: the id of the last frame heard, or on first opening the lowest X-Position of ' +
        'the answers shown. Without it, now. Too old or foreign, the stream begins with `reload`',
    },
    answers: {
      200: { description: 'Frames `story`, `character`, `account`, `reload`', type: 'text/event-stream' },
    },
    async handle({ caller: { accountId, sessionId, sessionNumber }, ctx, signal }) {
      if (ctx.method === 'HEAD') {
        ctx.type = 'text/event-stream';
        ctx.status = 200;
        return; // a stream without a body would say nothing and never end
      }
      const { res, socket } = ctx;
      const lastId = ctx.get('last-event-id');
      const resumeAfter = lastId === '' ? null : (parsePosition(storeId, lastId) ?? Number.NEGATIVE_INFINITY);
      ctx.respond = false;
      socket.setNoDelay(true);
      res.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      const end = () => (res.writableLength > 0 ? res.destroy() : res.end());
      const write = (text: string) => {
        if (!res.destroyed) res.write(text);
        return res.writableLength;
      };
      const leave = await hub.join({ accountId, sessionId, sessionNumber, write, end }, resumeAfter);
      const gone = () => {
        leave();
        end();
      };
      if (signal.aborted) gone();
      else signal.addEventListener('abort', gone, { once: true });
    },
  }),
];
