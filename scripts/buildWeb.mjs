/** `npm run check` builds the web app as `npm start` does: a bundle that cannot be made is a failed check. */
import { buildWeb } from './prepare.mjs';

process.exitCode = buildWeb() ? 0 : 1;
