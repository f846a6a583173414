import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** An operator's command on a data folder, as `npm run {name}` runs it. @throws what it printed when it failed */
export async function command(name: 'role' | 'plan' | 'failures' | 'rebuild', args: readonly string[], dataDir: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../../standalone/dist/commands/${name}.js`, import.meta.url));
  return (await promisify(execFile)(process.execPath, [file, ...args], { env: { ...process.env, DATA_DIR: dataDir } })).stdout;
}
