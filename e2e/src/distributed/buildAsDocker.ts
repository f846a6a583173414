import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Built = {
  /** The last stage's root folder. */
  root: string;
  workdir: string;
  env: Readonly<Record<string, string>>;
  user: string | null;
  command: readonly string[];
  healthcheck: readonly string[];
};
type Stage = Omit<Built, 'command' | 'healthcheck'>;

/** Of this machine: what a build in a fresh container would have of its own. */
const { PATH = '', HOME = '' } = process.env;

/**
 * Does what a Dockerfile says with plain commands: each stage is a folder, its paths begin there; base images
 * are this machine. Commands may use relative paths only.
 * @throws Error for an instruction that is not known here, and what a command printed when it fails
 */
export async function buildAsDocker(context: string, target: string): Promise<Built> {
  const isIgnored = ignoredBy(readFileSync(join(context, '.dockerignore'), 'utf8'));
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  let command: readonly string[] = [];
  let healthcheck: readonly string[] = [];
  const current = () => stage ?? fail('no FROM yet');
  const placeIn = ({ root, workdir }: Stage, path: string) =>
    path.startsWith('/') ? join(root, path) : join(root, workdir, path);

  function copy(words: string[]) {
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    const to = words.pop() ?? fail('COPY to nowhere');
    const source = from === undefined ? undefined : (stages.get(from) ?? fail(`no stage ${from}`));
    for (const word of words) {
      const path = source ? placeIn(source, word) : resolve(context, word);
      // Of a folder the content is copied; a file goes into the folder.
      const goal = join(placeIn(current(), to), statSync(path).isFile() ? basename(path) : '');
      const filter = (one: string) => source !== undefined || !isIgnored(relative(context, one));
      cpSync(path, goal, { recursive: true, filter, verbatimSymlinks: true });
    }
  }

  for (const [instruction, rest] of instructionsIn(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (instruction === 'FROM') {
      const name = /\sAS\s+(\S+)$/.exec(rest)?.[1] ?? 'final';
      stage = { root: join(target, name), workdir: '/', env: {}, user: null };
      mkdirSync(stage.root, { recursive: true });
      stages.set(name, stage);
    } else if (instruction === 'WORKDIR') {
      current().workdir = rest;
      mkdirSync(placeIn(current(), '.'), { recursive: true });
    } else if (instruction === 'COPY') copy(rest.split(/\s+/));
    else if (instruction === 'ENV')
      stage = Object.assign(current(), {
        env: { ...current().env, ...Object.fromEntries([rest.split('=')]) },
      });
    else if (instruction === 'RUN') {
      const cwd = placeIn(current(), '.');
      await promisify(execFile)('bash', ['-euc', rest], {
        cwd,
        env: { PATH, HOME, ...current().env },
        maxBuffer: 1 << 26,
      });
    } else if (instruction === 'USER') stage = Object.assign(current(), { user: rest });
    else if (instruction === 'CMD') command = JSON.parse(rest) as string[];
    else if (instruction === 'HEALTHCHECK')
      healthcheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
    else if (instruction !== 'EXPOSE') fail(`${instruction} is not known here`);
  }
  const { root, env, user } = current();
  return { root, workdir: placeIn(current(), '.'), env, user, command, healthcheck };
}

const instructionsIn = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);

/**
 * `name` means the one at the top, a name after two stars and a slash that name anywhere, `*.x` an ending.
 */
function ignoredBy(text: string): (path: string) => boolean {
  const patterns = text.split('\n').filter(Boolean);
  return (path) => {
    const names = path.split('/');
    return patterns.some((pattern) => {
      if (!pattern.startsWith('**/')) return names[0] === pattern;
      const last = pattern.slice(3);
      return names.some((name) => (last.startsWith('*') ? name.endsWith(last.slice(1)) : name === last));
    });
  };
}

function fail(message: string): never {
  throw new Error(message);
}
