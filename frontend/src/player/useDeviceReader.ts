import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadCode } from '../lib/loadCode.ts';
import type { Reader } from './device/createReader.ts';
import type ReaderPlayer from './device/ReaderPlayer.tsx';
import type { ReaderSource, ReaderWish, TellRead } from './readerSource.ts';

const load = () =>
  loadCode(() => Promise.all([import('./device/createReader.ts'), import('./device/ReaderPlayer.tsx')]));
type Code = { reader: Reader; ReaderPlayer: typeof ReaderPlayer };
const never = () => () => {};

/**
 * A story read aloud by a voice of this device. `open` begins to read, null before that and once it is closed;
 * leaving the screen ends it. Its code comes with `prepare`, so that it is there by the press that wants it.
 */
export function useDeviceReader(source: ReaderSource, tell: TellRead) {
  const [code, setCode] = useState<Code | null>(null);
  const reader = code?.reader;
  const latest = useRef(tell);
  const wanted = useRef<ReaderWish | null>(null);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => reader?.start(), [reader]);
  useEffect(() => reader?.measure(source.sentences), [reader, source]);
  useEffect(() => () => void (wanted.current = null), []);
  const state = useSyncExternalStore(reader?.onState ?? never, () => reader?.state() ?? null);

  /** @throws Error when its code does not come */
  const begin = async (wish: ReaderWish) => {
    wanted.current = wish;
    const [{ createReader }, player] = await load();
    if (wanted.current !== wish) return; // left, or wished for otherwise
    const made = createReader(source, wish, (at, finished) => latest.current(at, finished));
    made.controls.play();
    setCode({ reader: made, ReaderPlayer: player.default });
  };
  const close = () => setCode(null);
  const here = state && source.sentences[state.at];
  return {
    open:
      code && state && here
        ? { ...code.reader.controls, state, here, close, Player: code.ReaderPlayer }
        : null,
    begin,
    prepare: load,
  };
}
