/**
 * `node scripts/run.mjs <built module> [arguments]`: one of the product's command-line tools, installed and
 * built as for `npm start`.
 */
import { pathToFileURL } from 'node:url';
import { prepareAndBuild } from './prepare.mjs';

prepareAndBuild();
process.argv.splice(1, 1); // the tool finds its own arguments from argv[2] on
await import(pathToFileURL(process.argv[1]));
