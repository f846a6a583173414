/** First and last byte, both included. */
export type ByteRange = { from: number; to: number };

/**
 * What a Range header asks for (RFC 9110, 14.1.2): one range of bytes. Null when there is none to honour
 * (several ranges, another unit): the whole is sent. 'unsatisfiable' when it lies beyond the end.
 */
export function parseByteRange(header: string, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  if (from >= size) return 'unsatisfiable';
  if (last === '') return { from, to: size - 1 };
  return Number(last) < from ? null : { from, to: Math.min(Number(last), size - 1) };
}
