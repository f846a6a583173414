import { paths } from '@storylark/contracts/paths';
import type { Positions } from '@storylark/platform/http/createPositions';
import type { House } from './house.ts';

/** A house that refuses is not asked without a pause; browsers wait longer. */
const RESUMES_AFTER_MS = 50;

export type Frame = {
  position: number;
  event: string;
  data: { uuid: string; change: string; state: string | null };
};
export type Reader = {
  accountId: string;
  /** Where it began to listen; null when it never got so far. */
  from: () => number | null;
  frames: readonly Frame[];
  /** Place of the last frame. */
  at: () => number;
  close: () => Promise<void>;
};

/**
 * A browser's event stream: resumes after the last frame it got, across every crash, until its session ends.
 */
export function openReader(
  house: Pick<House, 'address' | 'positions'>,
  { accountId, token }: { accountId: string; token: string },
  heard: (frame: Frame) => void,
): Reader {
  const frames: Frame[] = [];
  const closing = new AbortController();
  let from: number | null = null;
  let lastId: string | null = null;
  let last = -1;

  function take(text: string, { highest }: Positions) {
    const fields = Object.fromEntries(
      text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    if (fields.id === undefined) return;
    lastId = fields.id;
    const position = highest(accountId, fields.id) ?? NaN;
    from ??= position;
    last = position;
    if (fields.event === undefined) return;
    const frame = { position, event: fields.event, data: JSON.parse(fields.data ?? 'null') as Frame['data'] };
    frames.push(frame);
    heard(frame);
  }

  /** False when the house does not let us in any more. */
  async function listen(): Promise<boolean> {
    const address = await Promise.race([
      house.address(),
      new Promise<null>((done) => closing.signal.addEventListener('abort', () => done(null))),
    ]);
    if (address === null) return false;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(lastId === null ? {} : { 'last-event-id': lastId }),
    };
    const answer = await fetch(address + paths.events, { headers, signal: closing.signal });
    if (answer.status === 401) return false;
    const positions = await house.positions();
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const one of whole) take(one, positions);
    }
    return true;
  }

  async function run() {
    while (!closing.signal.aborted) {
      const letIn = await listen().catch(() => true); // cut off: resume
      if (!letIn) return;
      await new Promise((done) => setTimeout(done, RESUMES_AFTER_MS));
    }
  }
  const done = run();
  return {
    accountId,
    frames,
    from: () => from,
    at: () => last,
    async close() {
      closing.abort();
      await done;
    },
  };
}
