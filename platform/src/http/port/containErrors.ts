import { AsyncLocalStorage } from 'node:async_hooks';
import { sayLast } from '../../errors/sayLast.ts';

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
  sayLast('crashed', error);
  return process.exit(1);
}
