import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { CommandMetaOf } from '../commandMeta.ts';
import type { Limit } from '../limits.ts';
import type { AddressHash } from './addresses.ts';
import type { SlowDown } from './createSlowing.ts';
import type { AccountStore } from './createAccountStore.ts';
import type { AdmitLogin } from './session/createLoginGuard.ts';
import type { RenewHash } from './password/createHashRenewal.ts';
import type { Passwords } from './password/createPasswords.ts';
import type { Tickets } from './passkeys/createTickets.ts';
import type { WebAuthn } from './passkeys/createWebAuthn.ts';
import type { AskedLetter } from './mail/billingLetter.ts';
import type { MailTokens } from './mail/mailTokens.ts';
import type { IssuedSessions } from './session/createSessions.ts';

/** What the routes of accounts work with. */
export type AccountsDeps = {
  accounts: AccountStore;
  commands: CommandHandler;
  eventStore: EventStore;
  passwords: Passwords;
  mailTokens: MailTokens;
  renewHash: RenewHash;
  characterNamesOf: (accountId: string) => Promise<readonly string[]>;
  sessions: IssuedSessions;
  tickets: Tickets;
  webAuthn: WebAuthn;
  addressHash: AddressHash;
  metaOf: CommandMetaOf;
  limit: Limit;
  admitLogin: AdmitLogin;
  slowDown: SlowDown;
  now: Clock;
  newId: () => string;
  /**
   * What is asked for an address, and a login that fails, answers after this time, ms, whether the address is
   * known or not.
   */
  answerAfter: number;
  /** The mail that an event of the account's subscription asks for. @throws Refusal `notFound` */
  billingMailOf: (accountId: string, eventId: string) => Promise<AskedLetter | null>;
  subscriptionOf: (account: { accountId: string; openedAt: string }, at: string) => Promise<SubscriptionView>;
};
