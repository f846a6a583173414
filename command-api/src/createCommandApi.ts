import { APP_VERSION, MEDIA_LINK_LASTS, TOKEN_LASTS } from '@storylark/contracts/constants';
import { eventTypes, makesKey, sealing } from '@storylark/contracts/eventTypes';
import { locales, type Locale } from '@storylark/contracts/languages';
import { refusalStatus } from '@storylark/contracts/refusals';
import { type ValidationCode, validationMessages } from '@storylark/contracts/validation/messages';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import { createCommandHandler, type Upcast } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { createHttpApp, type HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import type { Route } from '@storylark/platform/http/route';
import { createSignedLinks } from '@storylark/platform/http/signedLinks';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { Mailer } from '@storylark/platform/mail/mailer';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type Koa from 'koa';
import { createAccountStore } from './accounts/createAccountStore.ts';
import { createAddressHash } from './accounts/addresses.ts';
import { createAuthority } from './accounts/session/createAuthority.ts';
import { createPasswords, type Passwords } from './accounts/password/createPasswords.ts';
import { internalAccountRoutes } from './accounts/internalRoutes.ts';
import { createMailTokens } from './accounts/mail/mailTokens.ts';
import { passwordRoutes } from './accounts/password/passwordRoutes.ts';
import { profileRoutes } from './accounts/profile/profileRoutes.ts';
import { createSessions } from './accounts/session/createSessions.ts';
import { deviceRoutes } from './accounts/session/deviceRoutes.ts';
import { sessionRoutes } from './accounts/session/sessionRoutes.ts';
import { signupRoutes } from './accounts/signup/signupRoutes.ts';
import { failureRoutes } from './admin/failureRoutes.ts';
import type { CommandCaller } from './caller.ts';
import { createCommandMeta } from './commandMeta.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { productRoutes } from './productRoutes.ts';
import { createLimit } from './limits.ts';
import { subscriptionOf } from './subscriptionOf.ts';

type Http = HttpAppDeps<CommandCaller>;
export type CommandApiDeps = {
  eventStore: EventStore;
  vault: KeyVault;
  limits: Limits;
  jobStore: JobStore;
  bus: Pick<Bus, 'publish'>;
  mailer: Pick<Mailer, 'send'>;
  now: Clock;
  newId: () => string;
  /** Bearer token of our own processes on `/internal`. */
  serviceToken: string;
  /** Origin of the links that are handed out. */
  publicUrl: string;
  /** How often a share was opened. */
  openingsOf: (shareId: string) => Promise<number>;
  /** Where messages of visitors go. */
  contactTo: string;
  /** Multiplies every limit on calls; 1 for people. */
  limitFactor?: number;
  /** What is asked for an address, and a login that fails, answers after this time, ms. */
  answerAfter?: number;
  passwords?: Passwords;
  logger: Http['logger'];
  registry: Http['registry'];
  errorReporter: Http['errorReporter'];
  checks: Http['checks'];
  stopping: AbortSignal;
  behindGateway?: boolean;
};

/** Longer than finding an account and asking for a mail takes, also when the disk is busy. */
const ANSWER_AFTER_MS = 250;

/** No stored shape has changed yet: today's is what was stored, of every type this version knows. */
const knownTypes = new Set<string>(Object.values(eventTypes).flat());
const upcast: Upcast = ({ type, data }) => (knownTypes.has(type) ? { type, data } : undefined);

type CommandApi = {
  app: Koa;
  /** What our own processes alone call: served on a port that the world, and the gateway, cannot reach. */
  internalApp: Koa;
  /** Of both. */
  routes: readonly Route[];
};

/** Wires what decides. Reads no environment and opens no port: main.ts and standalone do. */
export async function createCommandApi(deps: CommandApiDeps): Promise<CommandApi> {
  const { eventStore, vault, jobStore, bus, mailer, contactTo, errorReporter, logger, now, newId } = deps;
  const sealer = createSealer({ vault, sealing, makesKey });
  const isChained = (streamId: string) => streamId.startsWith('subscription-');
  const commands = createCommandHandler({ eventStore, sealer, upcast, isChained });

  const addressHash = createAddressHash(await vault.secret('emailClaims'));
  const accounts = createAccountStore({ commands, addressHash });
  const sessionTokens = await createSessionTokens({
    secret: await vault.secret('sessions'),
    now,
    lastsMs: TOKEN_LASTS,
  });
  const metaOf = createCommandMeta({ now, secret: await vault.secret('bodyHashes') });
  const sessions = createSessions({ accounts, sessionTokens, metaOf, now, newId });
  const limit = createLimit({
    limits: deps.limits,
    secret: await vault.secret('limits'),
    factor: deps.limitFactor ?? 1,
  });
  const passwords = deps.passwords ?? (await createPasswords());
  const mailTokens = createMailTokens(await vault.secret('mailTokens'));
  const answerAfter = deps.answerAfter ?? ANSWER_AFTER_MS;
  const heldBy = (account: { accountId: string; openedAt: string }, at: string) =>
    subscriptionOf(commands, account, at);

  const media = createSignedLinks({
    secret: await vault.secret('media'),
    now,
    lastsMs: MEDIA_LINK_LASTS,
    basePath: '/media/',
  });
  const product = {
    commands,
    metaOf,
    mediaUrl: (key: string) => media.urlOf(key),
    newShareId: newId,
    publicUrl: deps.publicUrl,
    openingsOf: deps.openingsOf,
    openedAtOf: async (accountId: string) => (await accounts.load(accountId))?.openedAt ?? null,
    accountIdOf: async (email: string) => (await accounts.findByAddress(email))?.accountId ?? null,
  };

  const routes: Route[] = [
    ...signupRoutes({
      accounts,
      passwords,
      mailTokens,
      addressHash,
      metaOf,
      limit,
      newId,
      answerAfter,
      subscriptionOf: heldBy,
    }),
    ...sessionRoutes({
      accounts,
      passwords,
      sessions,
      addressHash,
      metaOf,
      limit,
      answerAfter,
    }),
    ...deviceRoutes({ accounts, metaOf }),
    ...passwordRoutes({ accounts, passwords, mailTokens, addressHash, metaOf, limit, newId, answerAfter }),
    ...profileRoutes({
      accounts,
      eventStore,
      mailTokens,
      addressHash,
      metaOf,
      limit,
      now,
      newId,
      subscriptionOf: heldBy,
    }),
    ...internalAccountRoutes({ accounts, commands, eventStore, mailTokens, metaOf, now }),
    ...productRoutes(product),
    ...contactRoutes({ mailer, contactTo, errorReporter, logger, limit }),
    ...failureRoutes({ jobStore, bus }),
  ];
  const isInternal = ({ auth }: Route) => auth === 'service';
  const publicRoutes = routes.filter((row) => !isInternal(row));
  const http = {
    ...deps,
    authority: createAuthority({ accounts, sessionTokens, serviceToken: deps.serviceToken, now }),
    statusOf: refusalStatus,
    translate: (code, _params, language) => validationMessages[code as ValidationCode]?.[language as Locale],
    languages: locales,
    storeId: eventStore.storeId,
  } satisfies Omit<Http, 'routes'>;
  return {
    app: createHttpApp<CommandCaller>({
      ...http,
      routes: publicRoutes,
      described: { title: 'Storylark', version: APP_VERSION, routes: publicRoutes },
    }),
    internalApp: createHttpApp<CommandCaller>({
      ...http,
      routes: routes.filter(isInternal),
      behindGateway: false,
    }),
    routes,
  };
}
