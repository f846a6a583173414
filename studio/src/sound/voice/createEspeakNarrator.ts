import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Narrator, Spoken, Utterance } from './narrator.ts';
import { NarratorUnavailable } from './narrator.ts';
import type { EspeakAnswer, EspeakRequest } from './espeakProtocol.ts';
import { editionOf } from './editionOf.ts';
import { espeakSettings, turns } from './espeakSettings.ts';
import { spokenTextOf, type SpokenText } from './spokenText.ts';
import { toSpoken } from './toSpoken.ts';
import { rates, variantFiles } from './voices.ts';

// The built file, also when this module runs as source under the test runner.
const program = fileURLToPath(new URL('../../../dist/sound/voice/espeakProcess.js', import.meta.url));

export type EspeakOptions = {
  packageName?: string;
  /** Longer than any line takes, start of the process included; then the process is ended. */
  timeoutMs?: number;
};
type Waiting = {
  line: SpokenText;
  utterance: Utterance;
  resolve: (spoken: Spoken) => void;
  reject: (error: Error) => void;
};

/**
 * The offline voice. Its process starts with the first line, and again after it has died; `processId` is
 * undefined while none runs.
 */
export function createEspeakNarrator({
  packageName = '@echogarden/espeak-ng-emscripten',
  timeoutMs = 30_000,
}: EspeakOptions = {}): Narrator & { processId(): number | undefined } {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let silence: NodeJS.Timeout | undefined;

  /** A voice that says nothing for so long is stuck, however many lines wait for it. */
  const watch = (): void => {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(() => child?.kill('SIGKILL'), timeoutMs);
  };

  const settle = (id: number, act: (line: Waiting) => void): void => {
    const line = waiting.get(id);
    if (!line) return;
    waiting.delete(id);
    // An idle synthesiser must not keep the program from ending.
    if (waiting.size === 0) child?.channel?.unref();
    watch();
    act(line);
  };
  const rejectAll = (error: Error): void => {
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
  };
  const receive = (message: EspeakAnswer): void => {
    if (message.kind === 'missing')
      rejectAll(
        new NarratorUnavailable(
          `The offline voice is not installed (${message.reason}). Run "npm install --include=optional", or choose another narrator.`,
        ),
      );
    else if (message.kind === 'refused')
      settle(message.id, ({ reject }) => reject(new Error(message.reason)));
    else
      settle(message.id, ({ line, utterance: { text, delivery }, resolve, reject }) => {
        try {
          resolve(toSpoken(text, line, message, turns[delivery].decibels));
        } catch (error) {
          reject(error as Error);
        }
      });
  };
  const start = (): ChildProcess => {
    const started = fork(program, [packageName], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.unref();
    started.on('message', (message) => receive(message as EspeakAnswer));
    started.on('error', (error) =>
      rejectAll(new Error(`The offline voice could not be started: ${error.message}`)),
    );
    started.on('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      rejectAll(
        new Error(`The offline voice stopped in the middle of a line (${signal ?? `code ${code}`}).`),
      );
    });
    return started;
  };

  return {
    edition: editionOf([...variantFiles], rates, turns),
    processId: () => child?.pid,
    speak: (utterance) =>
      new Promise((resolve, reject) => {
        const line = spokenTextOf(utterance);
        const speaking = (child ??= start());
        const id = ++lastId;
        waiting.set(id, { line, utterance, resolve, reject });
        if (waiting.size === 1) watch();
        speaking.channel?.ref();
        speaking.send(
          { id, ...espeakSettings(utterance), spoken: line.spoken } satisfies EspeakRequest,
          (error) => {
            if (error)
              settle(id, () => reject(new Error(`The offline voice could not be reached: ${error.message}`)));
          },
        );
      }),
    close: async () => {
      const closing = child;
      child = undefined;
      rejectAll(new Error('The narrator was closed.'));
      if (!closing || closing.exitCode !== null || closing.signalCode !== null) return;
      closing.ref();
      await new Promise((resolve) => closing.once('exit', resolve).kill());
    },
  };
}
