import { fileURLToPath } from 'node:url';
import { CANNOT_START, keepRunning } from '@storylark/platform/process/keepRunning';
import { readStandaloneConfig } from '../config.ts';
import { filesIn } from '../files.ts';
import { recordCrash } from './recordCrash.ts';

/** npm repeats the Ctrl-C that a terminal has told everybody of: what comes so soon is the same one. */
const REPEAT_MS = 1_000;
const LAST_WORDS = 8_000;

// `npm start`: the server in a process of its own, which is started again when it crashes.
try {
  const { crashes } = filesIn(readStandaloneConfig().DATA_DIR);
  let lastWords = '';
  let stoppedAt: number | null = null;
  const server = keepRunning({
    module: fileURLToPath(new URL('../main.js', import.meta.url)),
    env: process.env,
    print(text, to) {
      process[to].write(text);
      if (to === 'stderr') lastWords = (lastWords + text).slice(-LAST_WORDS);
    },
    // it stopped in order, was told to, or has explained why it cannot start
    isOver: ({ code, signal }) =>
      code === 0 || code === 130 || code === CANNOT_START || signal === 'SIGTERM' || signal === 'SIGINT',
    onDeath({ code, signal }) {
      const how = signal ?? `exit code ${code}`;
      const where = recordCrash(crashes, how, lastWords);
      console.error(`\n!!! The server crashed (${how}) and is started again. What it said last: ${where}\n`);
      lastWords = '';
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stoppedAt !== null && performance.now() - stoppedAt > REPEAT_MS) server.kill();
      stoppedAt ??= performance.now();
      void server.stop();
    });
  const code = await server.ended;
  process.exit(code === CANNOT_START ? 1 : (code ?? 130));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
