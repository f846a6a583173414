import { spawn } from 'node:child_process';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, MOST_BYTES, type SpeakWith } from './addedEngine.ts';
import { EngineFailed } from './engineFailed.ts';
import { readWav } from './readWav.ts';

/**
 * Runs a program for each sentence, without a shell. The text comes by its standard input, and in the file
 * that `{text}` names; the WAV goes to the file that `{wav}` names, or to its standard output.
 */
export function speakByCommand({ program, args, environment }: Command): SpeakWith {
  const writesFile = args.some((arg) => arg.includes('{wav}'));
  return async ({ text, voice }, signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'storylark-voice-'));
    try {
      const files = { text: join(folder, 'line.txt'), wav: join(folder, 'line.wav') };
      await writeFile(files.text, text, { mode: 0o600 });
      const filled = args.map((arg) =>
        arg.replace(
          /\{(text|wav|voice)\}/g,
          (_, name: 'text' | 'wav' | 'voice') => ({ ...files, voice })[name],
        ),
      );
      const output = await run({ program, args: filled, environment }, text, signal);
      return readWav(writesFile ? await readCapped(files.wav) : output);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Its standard output. What it says on standard error is dropped: it may quote the text. */
function run(
  { program, args, environment }: Command,
  text: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(tooSlow());
    const child = spawn(program, args, {
      // A group of its own, so that what it starts ends with it.
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: environment,
    });
    const parts: Buffer[] = [];
    let length = 0;
    const end = (error: EngineFailed): void => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // it has just ended by itself
        }
      reject(error);
    };
    const stop = () => end(tooSlow());
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', ({ message }) =>
      reject(new EngineFailed(`The narrator’s command could not be started: ${message}`)),
    );
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length > MOST_BYTES) end(tooLarge());
    });
    // A program that reads the file only closes its standard input early.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
    child.on('close', (code, by) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) resolve(Buffer.concat(parts));
      else reject(new EngineFailed(`The narrator’s command failed (${by ?? `code ${code}`}).`));
    });
  });
}

async function readCapped(file: string): Promise<Uint8Array> {
  const handle = await open(file).catch(() => {
    throw new EngineFailed('The narrator’s command wrote no file.');
  });
  try {
    if ((await handle.stat()).size > MOST_BYTES) throw tooLarge();
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

const tooSlow = () => new EngineFailed('The narrator’s command took too long.');
const tooLarge = () => new EngineFailed('The narrator’s command gave more sound than a sentence has.');
