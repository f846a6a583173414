/**
 * `node --import ./scripts/endWithParent.mjs ...`: the process is told to stop when the one that started it
 * has died, or npm behind the shell that did, and what it forks is run the same way: nothing is left behind by
 * a program that was killed.
 */
import { spawnSync } from 'node:child_process';

const parent = process.ppid;
const npm = npmBehind(parent);
const watch = setInterval(() => {
  // a fork that had no time to learn who its parent was has lost its channel (undefined: it never had one)
  if (process.ppid === parent && !Object.is(process.connected, false) && (npm === null || isAlive(npm)))
    return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

/** npm's id, where the parent is the shell by which it runs a script: that one outlives it. Else null. */
function npmBehind(shell) {
  const { npm_lifecycle_script: script } = process.env;
  if (script === undefined) return null;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(shell)], { encoding: 'utf8' });
  const [, id, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return command?.includes(` -c ${script}`) ? Number(id) : null;
}

function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}
