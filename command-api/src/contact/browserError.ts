/** An error that happened in a browser. */
class BrowserError extends Error {
  readonly code: string;
  constructor(code: string, frames: readonly string[]) {
    super('');
    this.code = code;
    this.stack = frames.join('\n');
  }
}

const MAX_FRAMES = 30;
/**
 * `at name (https://host/assets/file.js:1:2)` of Chromium, `name@https://host/assets/file.js:1:2` of the
 * others. Anybody sends them: every part is bounded, so that a line takes no longer for its length.
 */
const FRAME =
  /^ {0,8}(?:at )?([\w$.<>]{0,60})[ @(]{0,2}https?:\/\/[\w.:-]{1,100}\/([\w./-]{1,200}\.[cm]?js):(\d{1,7}):(\d{1,7})\)?$/;

/**
 * Class and frames of what a browser reports, and nothing else of it: lines that are no frames of a script
 * are dropped.
 */
export function browserError({ type, stack = '' }: { type: string; stack?: string | undefined }): Error {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file, row, column] = FRAME.exec(line) ?? [];
    return file === undefined ? [] : [`    at ${name || 'anonymous'} (${file}:${row}:${column})`];
  });
  return new BrowserError(type, frames.slice(0, MAX_FRAMES));
}
