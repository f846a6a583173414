import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeText } from './composeText.ts';
import { filledEnv, neededBy } from './filledEnv.ts';

// npm run compose [-- <arguments of docker compose>]: makes the secrets that .env lacks, then starts all.
const at = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const file = at('.env');

const text = readFileSync(existsSync(file) ? file : at('.env.example'), 'utf8');
const filled = filledEnv(text, neededBy(composeText()));
if (filled !== null) {
  writeFileSync(`${file}.new`, filled, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  process.stdout.write(
    'Made secrets in .env, for your eyes only. Keep a copy of MASTER_KEY elsewhere: without it all is lost.\n',
  );
}
if (process.platform !== 'win32') chmodSync(file, 0o600);

const asked = process.argv.slice(2);
const { status, error } = spawnSync('docker', ['compose', ...(asked.length > 0 ? asked : ['up'])], {
  stdio: 'inherit',
  cwd: at(''),
});
if (error) process.stderr.write(`docker compose could not be started: ${error.message}\n`);
process.exitCode = status ?? 1;
