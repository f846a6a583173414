import { FIRST_LINK } from '../engines/hashChain.ts';
import type { EventStore } from '../eventStore/eventStore.ts';
import { hashOfHead, headText, type SignedHead, type StreamEnd } from './head.ts';

type Options = {
  eventStore: Pick<EventStore, 'readStream'>;
  headsStream: string;
  isSigned: (text: string, signature: string) => boolean;
};

/**
 * What the heads inside the log say of single streams. Each call reads only the heads that are new; the last
 * one's signature vouches for those before it, whose hashes it carries on.
 */
export function createHeadIndex({ eventStore, headsStream, isSigned }: Options) {
  const ends = new Map<string, StreamEnd>();
  let last: SignedHead | null = null;
  let brokenAt: number | null = null;
  let reading: Promise<void> = Promise.resolve();

  async function readOn(): Promise<void> {
    const next = () => (last ? last.head.number + 1 : 0);
    for await (const { revision, data } of eventStore.readStream(headsStream, next())) {
      const { head, signature } = data as unknown as SignedHead;
      const former = last ? hashOfHead(last.head) : FIRST_LINK;
      if (brokenAt !== null || revision !== next() || head.number !== revision || head.former !== former)
        return void (brokenAt ??= revision);
      for (const end of head.streams) ends.set(end.stream, end);
      last = { head, signature };
    }
    if (last && brokenAt === null && !isSigned(headText(last.head), last.signature))
      brokenAt = last.head.number;
  }

  return {
    /** What is known of this stream, and of all heads. `brokenAt`: the first head that cannot be believed. */
    async of(stream: string) {
      reading = reading.catch(() => {}).then(readOn);
      await reading;
      return {
        end: ends.get(stream) ?? null,
        last: last && { number: last.head.number, at: last.head.at, hash: hashOfHead(last.head) },
        brokenAt,
      };
    },
  };
}
export type HeadIndex = ReturnType<typeof createHeadIndex>;
