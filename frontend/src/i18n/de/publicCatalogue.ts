import guest from './guest.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import pages from './public.json' with { type: 'json' };

/** Of the public pages alone: the app does not carry them. */
export const publicCatalogue = { ...landing, ...pages, ...guest };
