import type { RotatingSecret } from '@storylark/contracts/rotatingSecrets';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { Route } from '@storylark/platform/http/route';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { SessionTokens } from '@storylark/platform/sessions/tokens';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { Keys } from '@storylark/platform/vault/openKeys';
import { PUSH_SECRET, pushKeysOf } from '@storylark/platform/push/pushKeys';
import { characterNamesOf } from '../characterNamesOf.ts';
import type { Http } from '../commandApiDeps.ts';
import type { CommandMetaOf } from '../commandMeta.ts';
import type { createGuards } from '../createGuards.ts';
import { type AddressHash, createAddressHash } from './addresses.ts';
import { claimRoutes } from './claims/claimRoutes.ts';
import type { AccountsDeps } from './deps.ts';
import type { AccountStore } from './createAccountStore.ts';
import { createAttempts } from './google/createAttempts.ts';
import { createGoogle } from './google/createGoogle.ts';
import { createGoogleSignIn } from './google/createGoogleSignIn.ts';
import { createLinkTickets } from './google/createLinkTickets.ts';
import { googleRoutes } from './google/googleRoutes.ts';
import type { GoogleConfig } from './google/googleSettings.ts';
import { internalAccountRoutes } from './internalRoutes.ts';
import { createMailTokens } from './mail/mailTokens.ts';
import { createSecondStep } from './passkeys/createSecondStep.ts';
import { createTickets } from './passkeys/createTickets.ts';
import { createWebAuthn } from './passkeys/createWebAuthn.ts';
import { passkeyRoutes } from './passkeys/passkeyRoutes.ts';
import { createHashRenewal } from './password/createHashRenewal.ts';
import { createPasswords, type Passwords } from './password/createPasswords.ts';
import { passwordRoutes } from './password/passwordRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { pushRoutes } from './push/pushRoutes.ts';
import { createSessions } from './session/createSessions.ts';
import { deviceRoutes } from './session/deviceRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { signupRoutes } from './signup/signupRoutes.ts';

type Guards = Awaited<ReturnType<typeof createGuards>>;
type Deps = Guards & {
  commands: CommandHandler;
  eventStore: EventStore;
  vault: KeyVault;
  limits: Limits;
  accounts: AccountStore;
  /** What names claims on addresses, the newest first. */
  claimKeys: Keys;
  metaOf: CommandMetaOf;
  sessionTokens: SessionTokens;
  /** The versions of a secret that rotates. */
  keysOf: (name: RotatingSecret) => Promise<Keys>;
  subscriptionOf: (account: { accountId: string; openedAt: string }, at: string) => Promise<SubscriptionView>;
  billingMailOf: AccountsDeps['billingMailOf'];
  publicUrl: string;
  google?: GoogleConfig | null;
  logger: Pick<Http['logger'], 'warn'>;
  now: Clock;
  newId: () => string;
  passwords?: Passwords;
  /** What is asked for an address, and a login that fails, answers after this time, ms. */
  answerAfter?: number;
};

/** Longer than finding an account and asking for a mail takes, also when the disk is busy. */
const ANSWER_AFTER_MS = 250;

/** Wires the rooms of accounts: signing up, logging in, sessions, passkeys, passwords, the profile. */
export async function accountRoutes(deps: Deps): Promise<Route[]> {
  const { commands, vault, limits, accounts, metaOf, sessionTokens, now, newId } = deps;
  const addressHash: AddressHash = (address) => createAddressHash(deps.claimKeys()[0])(address);
  const shared = {
    ...deps,
    addressHash,
    passwords: deps.passwords ?? (await createPasswords()),
    mailTokens: createMailTokens(await deps.keysOf('mailTokens')),
    answerAfter: deps.answerAfter ?? ANSWER_AFTER_MS,
    tickets: createTickets({ secret: await vault.secret('tickets'), limits, now }),
    webAuthn: createWebAuthn(deps.publicUrl),
    characterNamesOf: (accountId: string) => characterNamesOf(commands, accountId),
    sessions: createSessions({ accounts, sessionTokens, metaOf, now, newId }),
  };
  const secondStep = createSecondStep(shared);
  const linkTickets = createLinkTickets({ secret: await vault.secret('googleLinks'), now });
  const google = createGoogleSignIn({
    ...shared,
    google: deps.google
      ? createGoogle({
          ...deps.google,
          now,
          onRefused: (reason) => deps.logger.warn({ reason }, 'an answer of Google is not accepted'),
        })
      : null,
    attempts: createAttempts({ secret: await vault.secret('google'), limits, now }),
    linkTickets,
    callback: `${deps.publicUrl}/auth/google/callback`,
  });
  return [
    ...signupRoutes(shared),
    ...sessionRoutes({ ...shared, secondStep, google, renewHash: createHashRenewal(shared) }),
    ...passkeyRoutes({ ...shared, secondStep }),
    ...googleRoutes({ ...shared, secondStep, google, linkTickets }),
    ...deviceRoutes(shared),
    ...passwordRoutes(shared),
    ...profileRoutes(shared),
    ...pushRoutes({ ...shared, pushKey: pushKeysOf(await vault.secret(PUSH_SECRET)).publicKey }),
    ...internalAccountRoutes(shared),
    ...claimRoutes(shared),
  ];
}
