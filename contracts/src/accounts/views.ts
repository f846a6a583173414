import type { Locale } from '../languages.ts';
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
  subscription: SubscriptionView;
};

/** POST /api/token. `expires_in` in seconds. */
export type TokenView = { access_token: string; token_type: 'bearer'; expires_in: number };

/** GET /api/config. */
export type ConfigView = {
  googleSignIn: boolean;
  payments: 'test' | 'stripe';
  version: string;
  termsVersion: string;
};
