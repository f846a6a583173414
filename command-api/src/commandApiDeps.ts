import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { Mailer } from '@storylark/platform/mail/mailer';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { Pause } from './accounts/createSlowing.ts';
import type { GoogleConfig } from './accounts/google/googleSettings.ts';
import type { Passwords } from './accounts/password/createPasswords.ts';
import type { AccountSearch } from './audit/createAccountSearch.ts';
import type { HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import type { CommandCaller } from './caller.ts';

export type Http = HttpAppDeps<CommandCaller>;
/** What decides is wired from: main.ts and standalone bring it. */
export type CommandApiDeps = {
  eventStore: EventStore;
  vault: KeyVault;
  limits: Limits;
  jobStore: JobStore;
  bus: Pick<Bus, 'publish'>;
  mailer: Pick<Mailer, 'send'>;
  payments: PaymentProvider;
  now: Clock;
  newId: () => string;
  /** Bearer token of our own processes on `/internal`. */
  serviceToken: string;
  /** Origin of the links that are handed out. */
  publicUrl: string;
  /** Null: nobody signs in by Google here. */
  google?: GoogleConfig | null;
  /** Where auditors find accounts. */
  accountsLike: AccountSearch;
  /** How often a share was opened. */
  openingsOf: (shareId: string) => Promise<number>;
  /** Where messages of visitors go. */
  contactTo: string;
  /** Multiplies every limit on calls and every budget; 1 for people. */
  limitFactor?: number;
  /** What is asked for an address, and a login that fails, answers after this time, ms. */
  answerAfter?: number;
  /** How what is asked for too often is held up. */
  pause?: Pause;
  passwords?: Passwords;
  logger: Http['logger'];
  registry: Http['registry'];
  errorReporter: Http['errorReporter'];
  checks: Http['checks'];
  stopping: AbortSignal;
  metricsToken?: string | null;
  proxiesInFront?: number;
};
