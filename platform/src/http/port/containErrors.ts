import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from '../../errors/describeError.ts';

type Fail = (error: unknown) => void;

const requests = new AsyncLocalStorage<Fail>();
let isListening = false;

/**
 * Answers how to run what answers one request. What is thrown for it later, where nobody catches (a timer, a
 * listener, a promise that nobody awaits), goes to `fail` and not to the process: one request ends nobody
 * else's. Whatever else nobody catches ends the process, with one line of what it was, without its message.
 */
export function containErrors(): (fail: Fail, answer: () => unknown) => void {
  if (!isListening) process.on('uncaughtException', uncaught);
  isListening = true;
  return (fail, answer) => void requests.run(fail, answer);
}

function uncaught(error: unknown) {
  const fail = requests.getStore();
  if (fail) return fail(error);
  process.stderr.write(`${JSON.stringify({ msg: 'crashed', err: describeError(error) })}\n`);
  return process.exit(1);
}
