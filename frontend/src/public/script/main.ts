import { watchLight } from '../../lib/night/light.ts';
import { startContact } from './contact.ts';
import { startFolds } from './folds.ts';
import { startLanguages } from './languages.ts';
import { startLights } from './lights.ts';
import { startNotice } from './notice.ts';
import { startShelf } from './shelf.ts';

// All that the public pages need of a script; each part looks for its own place in the page and does nothing
// where there is none.
startLanguages();
watchLight();
startLights();
startFolds();
startNotice();
startShelf();
startContact();
