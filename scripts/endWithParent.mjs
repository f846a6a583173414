/**
 * `node --import ./scripts/endWithParent.mjs ...`: the process is told to stop when the one that started it has
 * died, and what it forks is run the same way: nothing is left behind by a program that was killed.
 */
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
