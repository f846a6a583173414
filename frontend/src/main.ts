import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/pageTurn.css';
import type { Ahead } from './lib/http/fetchAhead.ts';
import { painted } from './lib/painted.ts';

/** The picture that the screen opens with is waited for so long; ms. */
const PICTURE_WITHIN = 500;

// Small, and by itself: the app's code keeps a slow phone busy for a moment, and what the page begins with
// shall be seen before that.
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const { ahead, sayCutOff } = window as { ahead?: Ahead; sayCutOff?: () => void };
await Promise.race([ahead?.picture, new Promise((resolve) => setTimeout(resolve, PICTURE_WITHIN))]);
await painted();
try {
  const { startApp } = await import('./app/startApp.tsx');
  await startApp(root, ahead);
} catch (cause) {
  sayCutOff?.();
  throw cause;
}
