import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const commandFile = (name: string) =>
  fileURLToPath(new URL(`../../../standalone/dist/commands/${name}.js`, import.meta.url));
type Name =
  'role' | 'plan' | 'failures' | 'rebuild' | 'export' | 'import' | 'rotate' | 'audit' | 'auditVerify';

/**
 * An operator's command on a data folder, or on what else `env` names, as `npm run {name}` runs it.
 * @throws what it printed when it failed
 */
export async function command(
  name: Name,
  args: readonly string[],
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { env: { ...process.env, DATA_DIR: dataDir, ...env } };
  return (await promisify(execFile)(process.execPath, [commandFile(name), ...args], options)).stdout;
}

/**
 * The same, ended by kill -9 as soon as it has printed `line`.
 * @throws Error when it came to its end before that
 */
export async function killedCommand(
  name: Name,
  args: readonly string[],
  dataDir: string,
  env: NodeJS.ProcessEnv,
  line: string,
): Promise<void> {
  const child = spawn(process.execPath, [commandFile(name), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  const ended = once(child, 'exit');
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.includes(line)) child.kill('SIGKILL');
  });
  if ((await ended)[1] !== 'SIGKILL') throw new Error(`npm run ${name} ended by itself:\n${printed}`);
}
