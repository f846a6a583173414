import { paths } from '@storylark/contracts/paths';
import { eventually } from './client.ts';

export type Frame = {
  id: string;
  event: string;
  data: { uuid?: string; change?: string; state?: string | null };
};

/**
 * A browser on GET /api/events. `frames` holds what it heard with content; `place` is the id to resume from.
 */
export async function listen(address: string, token: string, lastEventId?: string) {
  const hangUp = new AbortController();
  const answer = await fetch(address + paths.events, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: hangUp.signal,
  });
  const frames: Frame[] = [];
  const heard = { place: lastEventId ?? '', comments: 0, endedAt: null as number | null };
  let rest = '';
  function take(block: string) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    if (block.startsWith(':')) heard.comments += 1;
    heard.place = field('id') ?? heard.place;
    const data = field('data');
    if (data !== undefined)
      frames.push({ id: heard.place, event: field('event') ?? '', data: JSON.parse(data) as Frame['data'] });
  }
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      rest += decoder.decode(chunk, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  })()
    .catch(() => {})
    .finally(() => (heard.endedAt = performance.now()));
  await eventually(
    'the stream says where it begins',
    async () => heard.place !== '' || answer.status !== 200,
  );
  return {
    status: answer.status,
    headers: answer.headers,
    frames,
    heard,
    until: (what: string, holds: () => boolean, ms?: number) => eventually(what, async () => holds(), ms),
    ended: reading,
    async hangUp() {
      hangUp.abort();
      await reading;
    },
  };
}
