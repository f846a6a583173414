import type { Models } from '@storylark/models/createModels';

/** Who helps with stories outside of the studio, and how we name an account there. */
export type Outside = {
  models: Models;
  /** A keyed hash of an account: it tells nobody whose it is. */
  safetyIdOf: (accountId: string) => string;
};
