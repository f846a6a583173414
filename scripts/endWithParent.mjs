/**
 * `node --import ./scripts/endWithParent.mjs ...`: the process is told to stop when the one that started it
 * has died, and what it forks is run the same way: nothing is left behind by a program that was killed.
 */
const parent = process.ppid;
const watch = setInterval(() => {
  // a fork that had no time to learn who its parent was has lost its channel (undefined: it never had one)
  if (process.ppid === parent && !Object.is(process.connected, false)) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
