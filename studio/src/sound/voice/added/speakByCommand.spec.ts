import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEspeakNarrator } from '../createEspeakNarrator.ts';
import { narratorContract } from '../narrator.contract.ts';
import type { Narrator } from '../narrator.ts';
import { createAddedNarrator } from './createAddedNarrator.ts';
import { EngineFailed } from './engineFailed.ts';
import { speakByCommand } from './speakByCommand.ts';
import { everyVoice } from './testing/everyVoice.ts';

// The built file: the program runs outside of the test runner.
const fake = fileURLToPath(
  new URL('../../../../dist/sound/voice/added/testing/fakeCommand.js', import.meta.url),
);
const text = 'Nora sat down on the floor. Then she waited for the lamp.';
const environment = { PATH: process.env.PATH ?? '' };
const command = (how: string, ...files: string[]) =>
  speakByCommand({ program: process.execPath, args: [fake, how, '{voice}', ...files], environment });
const say = (how: string, files: string[] = [], signal: AbortSignal = new AbortController().signal) =>
  command(how, ...files)({ text, voice: 'en-voice' }, signal);

function narratorOf(...files: string[]): Narrator {
  const builtIn = createEspeakNarrator();
  const engine = { kind: 'command', program: process.execPath, args: [], environment, voices: everyVoice, seconds: 60 } as const; // prettier-ignore
  const narrator = createAddedNarrator({ engine, speakWith: command('speaks', ...files), builtIn });
  return {
    ...narrator,
    async close() {
      await narrator.close();
      await builtIn.close();
    },
  };
}
narratorContract('a program that reads its input and writes its output', () => narratorOf());
narratorContract('a program that is given files', () => narratorOf('{text}', '{wav}'));

describe('a narrator’s program', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'added-'));
    process.env.MASTER_KEY = 'a secret of the house';
  });
  afterAll(() => {
    delete process.env.MASTER_KEY;
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['fails', 'failed (code 7)'],
    ['nothing', 'not a WAV file'],
    ['prose', 'not a WAV file'],
    ['cuts', 'no sound in it'],
    ['floods', 'more sound than a sentence has'],
  ])('that %s is told to, without a word of the text', async (how, reason) => {
    const said = await say(how).catch((error: unknown) => error as Error);
    expect(said).toBeInstanceOf(EngineFailed);
    expect((said as Error).message).toContain(reason);
    expect((said as Error).message).not.toMatch(/Nora|floor/);
  });

  it('that wrote no file is told to have written none', async () => {
    await expect(say('nothing', ['{text}', '{wav}'])).rejects.toThrow('wrote no file');
  });

  it('that is not there is told to be missing', async () => {
    const speak = speakByCommand({ program: join(folder, 'nowhere'), args: [], environment });
    await expect(speak({ text, voice: 'x' }, new AbortController().signal)).rejects.toThrow(
      'could not be started',
    );
  });

  it('that hangs is ended when its time is up', async () => {
    const [time, note] = [new AbortController(), join(folder, 'pid.txt')];
    writeFileSync(note, '');
    const hanging = say('hangs', [note], time.signal).catch((error: unknown) => (error as Error).message);
    while (readFileSync(note, 'utf8') === '') await new Promise(setImmediate);
    const pid = Number(readFileSync(note, 'utf8'));
    time.abort();
    expect(await hanging).toContain('took too long');
    while (isThere(pid)) await new Promise(setImmediate);
    await expect(say('hangs', [], time.signal)).rejects.toThrow('took too long');
  });

  it('sees the text and the voice, no more of the environment than it is given, and leaves nothing behind', async () => {
    const told = join(folder, 'told.txt');
    // What it tells is no WAV file: a shell that only this test starts puts it aside.
    const args = ['-c', `{ env; echo 'voice={voice}'; echo 'file={text}'; cat '{text}'; } > "${told}"`];
    const speak = speakByCommand({ program: 'sh', args, environment });
    await speak({ text, voice: 'en-voice' }, new AbortController().signal).catch(() => undefined);
    const seen = readFileSync(told, 'utf8').split('\n');
    expect(seen).toEqual(expect.arrayContaining([`PATH=${environment.PATH}`, 'voice=en-voice', text]));
    expect(seen.join()).not.toContain('MASTER_KEY');
    expect(existsSync(dirname(seen.find((said) => said.startsWith('file='))!.slice(5)))).toBe(false);
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
