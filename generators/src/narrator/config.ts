import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isInTheHouse } from '@storylark/platform/http/isInTheHouse';
import {
  flag,
  integer,
  type Config,
  type Reader,
  text,
  webAddress,
} from '@storylark/platform/process/readConfig';
import type { AddedEngine } from '@storylark/studio/sound/voice/added/addedEngine';
import { voiceNamesOf } from '@storylark/studio/sound/voice/added/voiceNames';

const commandWord = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;
/** Words apart by spaces; quotes, single or double, hold what has spaces in it. No shell reads them. */
const command: Reader<readonly string[] | null> = (value) => {
  if (value === undefined) return null;
  const words = value.match(commandWord) ?? [];
  if (value.replace(commandWord, '').trim() !== '')
    throw new Error('must be a program and its arguments, with every quote closed');
  const unknown = /\{(?!(?:text|wav|voice)\})[a-z]*\}/i.exec(value);
  if (unknown) throw new Error(`knows {text}, {wav} and {voice} as what is filled in, and not ${unknown[0]}`);
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
};

/** An engine to narrate in place of the built-in voice: a program, or a server. */
export const narratorSettings = {
  NARRATOR_COMMAND: command,
  /** Of a server with `POST /v1/audio/speech`. */
  NARRATOR_URL: webAddress({ or: null }),
  NARRATOR_KEY: text({ or: null }),
  NARRATOR_MODEL: text({ or: 'tts-1' }),
  NARRATOR_VOICES: voiceNamesOf,
  /** That one sentence may take. */
  NARRATOR_SECONDS: integer({ min: 1, max: 300, or: 30 }),
  /** Lets texts, with children's names in them, go to a server outside of one's own network. */
  NARRATOR_OUTSIDE: flag({ or: false }),
};

/** What a narrator's program sees of our environment: none of our secrets. */
const shown = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH'];

/**
 * Null where the built-in voice narrates alone.
 * @throws Error that says in one sentence what does not fit
 */
export function narratorOf(
  {
    NARRATOR_COMMAND: words,
    NARRATOR_URL: address,
    NARRATOR_KEY: key,
    NARRATOR_MODEL: model,
    NARRATOR_VOICES: own,
    NARRATOR_SECONDS: seconds,
    NARRATOR_OUTSIDE: mayLeave,
  }: Config<typeof narratorSettings>,
  env: NodeJS.ProcessEnv = process.env,
): AddedEngine | null {
  if (words === null && address === null) return null;
  if (words !== null && address !== null)
    throw new Error('NARRATOR_COMMAND and NARRATOR_URL are two narrators: set one of them.');
  if (Object.keys(own).length === 0)
    throw new Error(
      `With ${words ? 'NARRATOR_COMMAND' : 'NARRATOR_URL'} goes NARRATOR_VOICES, like english.f1=amy,german.f1=greta: what the engine calls the voices that it has.`,
    );
  if (address !== null) {
    if (!isInTheHouse(new URL(address).hostname)) {
      if (!mayLeave)
        throw new Error(
          'NARRATOR_URL is outside of your network, and story texts hold children’s names: NARRATOR_OUTSIDE=1 says that you answer for that.',
        );
      if (!address.startsWith('https:'))
        throw new Error('NARRATOR_URL is outside of your network: it must begin with https://.');
    }
    return { kind: 'server', address, model, key, voices: own, seconds };
  }
  const [program = '', ...args] = words ?? [];
  if (!isProgram(program, env.PATH ?? ''))
    throw new Error(`NARRATOR_COMMAND names "${program}", which is no program that can be run here.`);
  const environment = Object.fromEntries(shown.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  return { kind: 'command', program, args, environment, voices: own, seconds };
}

function isProgram(name: string, path: string): boolean {
  const places = name.includes('/') ? [name] : path.split(delimiter).map((folder) => join(folder, name));
  return places.some((file) => {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
}
