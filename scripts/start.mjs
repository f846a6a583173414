/**
 * `npm start`: install when the lock file changed, build what changed, then run the whole product in a process
 * that is started again when it crashes. `npm run distributed`: the same for the processes that work on engines
 * of their own.
 */
import { prepareAndBuild } from './prepare.mjs';

console.log('Starting Storylark: packages, build, then the server.');
prepareAndBuild();

// npm answers SIGTERM by ending the shell between itself and this process, which would leave a server without
// an owner.
if (['start', 'distributed'].includes(process.env.npm_lifecycle_event)) await import('./endWithParent.mjs');

await import(
  process.argv[2] === 'distributed' ? '../distributed/dist/main.js' : '../standalone/dist/supervisor/main.js'
);
