import type { Locale } from '../languages.ts';
import type { HelperView, ShownHelper } from '../stories/helpers.ts';
import type { SpokenName } from '../stories/outside.ts';
import type { Device } from './device.ts';
import type { SubscriptionView } from '../subscriptions/views.ts';

/** GET /api/users/me. */
export type UserView = {
  uuid: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Locale;
  /** Null when the terms in force were not accepted. */
  termsAcceptedAt: string | null;
  isAdmin: boolean;
  isAuditor: boolean;
  createdAt: string;
  /** False in an account that was opened by Google, until a password is set by a reset. */
  hasPassword: boolean;
  /** Address of the Google account that signs in here, as it was when they were linked; null: none. */
  googleEmail: string | null;
  /** Whether outside models may help with stories; null until the parent has answered. */
  useOutsideModels: boolean | null;
  /** Whether the house makes what they do not deliver. */
  offlineFallback: boolean;
  /** What an outside voice calls the hero; null: nothing, the house reads. */
  spokenName: SpokenName | null;
  subscription: SubscriptionView;
};

/** POST /api/token. `expires_in` in seconds. */
/** After the link of a confirmation mail: what to sign in with. */
export type ConfirmedView = { email: string };
export type TokenView = { access_token: string; token_type: 'bearer'; expires_in: number };

/**
 * GET /api/users/me/sessions. Times are ISO; `usedAt` is right to within half a day. `endedAt`: not null
 * where the session was ended because one of its tokens had been copied.
 */
export type SessionView = Device & {
  id: string;
  beganAt: string;
  usedAt: string;
  isThisOne: boolean;
  endedAt: string | null;
  /** What its parent came in by; a passkey may have been asked for after either. */
  by: 'password' | 'google';
};

/** GET /api/login/google: where the browser goes now. */
export type GoogleUrlView = { url: string };

/** GET /api/config. */
export type ConfigView = {
  googleSignIn: boolean;
  /** `none`: nobody can buy a plan here. */
  payments: 'test' | 'stripe' | 'none';
  version: string;
  termsVersion: string;
  /** Who helps with stories; null: nobody, the house does it alone. */
  helpers: Readonly<Record<ShownHelper, HelperView | null>>;
};
