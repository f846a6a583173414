/**
 * Many event streams in a process of their own, so that the reader's work is not the sender's: told what to
 * open, answers with what it has counted.
 */
import { openStream } from './streams.ts';

export type ToReaders = { kind: 'open'; origin: string; tokens: readonly string[] } | { kind: 'count' };
export type FromReaders = { kind: 'opened' } | { kind: 'counted'; frames: number };

const AT_ONCE = 100;
let frames = 0;
const tell = (message: FromReaders) => process.send?.(message);

process.on('message', (message: ToReaders) => {
  if (message.kind === 'count') return void tell({ kind: 'counted', frames });
  void open(message.origin, message.tokens);
});

async function open(origin: string, tokens: readonly string[]) {
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await Promise.all(
      tokens.slice(from, from + AT_ONCE).map((token) => openStream(origin, token, () => (frames += 1))),
    );
  tell({ kind: 'opened' });
}
