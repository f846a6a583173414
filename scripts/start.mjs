/**
 * `npm start`: install when the lock file changed, build what changed, then run the whole product in this
 * process. `npm run distributed`: the same for the processes that work on engines of their own, which are
 * started from here.
 */
import { prepareAndBuild } from './prepare.mjs';

console.log('Starting Storylark: packages, build, then the server.');
prepareAndBuild();

// A terminal tells this process of Ctrl-C, and npm passes it on once more. The server's own listener stops it
// in order at the first; this one keeps the repeat from cutting that short, and ends the process while the
// server is not listening yet.
for (const signal of ['SIGINT', 'SIGTERM']) {
  let stopping = false;
  process.on(signal, () => {
    if (!stopping && process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
    stopping = true;
  });
}

// npm answers SIGTERM by ending the shell between itself and this process, which would leave a server without
// an owner.
if (['start', 'distributed'].includes(process.env.npm_lifecycle_event)) await import('./endWithParent.mjs');

await import(`../${process.argv[2] ?? 'standalone'}/dist/main.js`);
