const WORD = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const LENGTH = 512;

/** What passes cannot lead out of a folder. @throws Error that says what a key is. */
export function assertKey(key: string, what = 'key'): void {
  if (key.length > LENGTH || !key.split('/').every((word) => WORD.test(word) && word.length <= 200))
    throw new Error(
      `not a ${what} of a blob: ${JSON.stringify(key)}; a key is words of letters, digits, '.', '_' and '-', not beginning with '.', joined by '/'`,
    );
}

/** A prefix is a key cut off anywhere. */
export function assertPrefix(prefix: string): void {
  assertKey(prefix.replace(/\/$/, ''), 'prefix');
}

/** @throws RangeError unless these are the first and the last byte of a range. */
export function assertRange({ from, to }: { from: number; to: number }): void {
  if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && to >= from))
    throw new RangeError(`not a range of bytes: ${from} to ${to}`);
}
