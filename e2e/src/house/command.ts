import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Built files of the operators' commands. */
export const commandFile = (name: string) => fileURLToPath(new URL(`../../../standalone/dist/commands/${name}.js`, import.meta.url));
type Name = 'role' | 'plan' | 'failures' | 'rebuild' | 'export' | 'import';

/** An operator's command on a data folder, or on what else `env` names, as `npm run {name}` runs it. @throws what it printed when it failed */
export async function command(name: Name, args: readonly string[], dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { env: { ...process.env, DATA_DIR: dataDir, ...env } };
  return (await promisify(execFile)(process.execPath, [commandFile(name), ...args], options)).stdout;
}
