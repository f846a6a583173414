import { APP_VERSION, MEDIA_LINK_LASTS, TOKEN_LASTS } from '@storylark/contracts/constants';
import { isChained } from '@storylark/contracts/audit/events';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { locales, type Locale } from '@storylark/contracts/languages';
import { refusalStatus } from '@storylark/contracts/refusals';
import { type ValidationCode, validationMessages } from '@storylark/contracts/validation/messages';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import { createHttpApp } from '@storylark/platform/http/createHttpApp';
import { createPositions } from '@storylark/platform/http/createPositions';
import type { Route } from '@storylark/platform/http/route';
import { createSignedLinks } from '@storylark/platform/http/signedLinks';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import type { RotatingSecret } from '@storylark/contracts/rotatingSecrets';
import { openKeys } from '@storylark/platform/vault/openKeys';
import { openNamingKeys } from '@storylark/platform/vault/openNamingKeys';
import type Koa from 'koa';
import { createAccountStore } from './accounts/createAccountStore.ts';
import { CLAIM_KEYS, claimNamesBy } from './accounts/addresses.ts';
import { createAuthority } from './accounts/session/createAuthority.ts';
import { accountRoutes } from './accounts/accountRoutes.ts';
import { createAudit } from './audit/createAudit.ts';
import { failureRoutes } from './admin/failureRoutes.ts';
import { billingMailOf } from './billingMailOf.ts';
import { createBudgets } from './budgets.ts';
import type { CommandCaller } from './caller.ts';
import type { CommandApiDeps, Http } from './commandApiDeps.ts';
import { createCommandMeta } from './commandMeta.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { createGuards } from './createGuards.ts';
import { productRoutes } from './productRoutes.ts';
import { subscriptionOf } from './subscriptionOf.ts';
import { upcast } from './upcast.ts';

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
  const { limits, limitFactor: factor = 1 } = deps;
  const budgets = createBudgets({ limits, now, factor });
  const log = budgets.charging(eventStore);
  const commands = createCommandHandler({ eventStore: log, sealer, upcast, isChained });

  const ofVault = {
    vault,
    now,
    signal: deps.stopping,
    onError: (error: unknown) => logger.warn({ err: error }, 'the vault could not be asked for new keys'),
  };
  const keysOf = (name: RotatingSecret) => openKeys({ ...ofVault, name });
  const claimKeys = await openNamingKeys({ ...ofVault, name: CLAIM_KEYS });
  const accounts = createAccountStore({ commands, ...claimNamesBy(claimKeys) });
  const sessionTokens = createSessionTokens({
    keys: await keysOf('sessions'),
    now,
    lastsMs: TOKEN_LASTS,
  });
  const metaOf = createCommandMeta({ now, keys: await keysOf('bodyHashes') });
  const guards = await createGuards({
    limits,
    vault,
    countKeys: await keysOf('limits'),
    now,
    factor,
    pause: deps.pause,
  });

  const media = createSignedLinks({
    keys: await keysOf('media'),
    now,
    lastsMs: MEDIA_LINK_LASTS,
    basePath: '/media/',
  });
  const product = {
    commands,
    eventStore: log,
    metaOf,
    mediaUrl: (key: string) => media.urlOf(key),
    newShareId: newId,
    publicUrl: deps.publicUrl,
    payments: deps.payments,
    onRefused: (error: unknown, about: { accountId: string }) => {
      logger.error({ err: error, ...about }, 'the payment provider does not take a wish');
      errorReporter.report(error, { accountId: about.accountId });
    },
    limit: guards.limit,
    quoteKeys: await keysOf('quotes'),
    now,
    newId,
    readerOf: async (accountId: string) => {
      const account = await accounts.load(accountId);
      return account?.status === 'open' ? account : null;
    },
    openingsOf: deps.openingsOf,
    outsideTermsOf: accounts.outsideTermsOf,
    openedAtOf: async (accountId: string) => (await accounts.load(accountId))?.openedAt ?? null,
    accountIdOf: async (email: string) => (await accounts.findByAddress(email))?.accountId ?? null,
  };

  const routes: Route[] = [
    ...(await accountRoutes({
      ...deps,
      ...guards,
      commands,
      accounts,
      claimKeys,
      metaOf,
      sessionTokens,
      keysOf,
      billingMailOf: (accountId, eventId) => billingMailOf({ commands, eventStore }, accountId, eventId),
      subscriptionOf: (account, at) => subscriptionOf(commands, account, at),
    })),
    ...productRoutes(product),
    ...contactRoutes({ mailer, contactTo, errorReporter, logger, ...guards }),
    ...failureRoutes({ jobStore, bus }),
    ...(await createAudit({ ...deps, commands, eventStore: log })),
  ];
  const isInternal = ({ auth }: Route) => auth === 'service';
  const publicRoutes = routes.filter((row) => !isInternal(row));
  const http = {
    ...deps,
    authority: createAuthority({ accounts, sessionTokens, serviceToken: deps.serviceToken, now }),
    statusOf: refusalStatus,
    translate: (code, _params, language) => validationMessages[code as ValidationCode]?.[language as Locale],
    languages: locales,
    positions: createPositions({
      secret: await vault.secret('positions'),
      storeId: eventStore.storeId,
    }),
  } satisfies Omit<Http, 'routes'>;
  return {
    app: createHttpApp<CommandCaller>({
      ...http,
      routes: publicRoutes,
      within: budgets.within,
      described: { title: 'Storylark', version: APP_VERSION, routes: publicRoutes },
    }),
    internalApp: createHttpApp<CommandCaller>({
      ...http,
      routes: routes.filter(isInternal),
      proxiesInFront: 0,
    }),
    routes,
  };
}
