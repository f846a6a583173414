import { describeError } from './describeError.ts';

/** For when nobody is there to log: one line on stderr of what it was, without its message. */
export const sayLast = (msg: string, error: unknown): void =>
  void process.stderr.write(`${JSON.stringify({ msg, err: describeError(error) })}\n`);
