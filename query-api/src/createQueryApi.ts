import { APP_VERSION } from '@storylark/contracts/constants';
import { type Locale, locales } from '@storylark/contracts/languages';
import { refusalStatus } from '@storylark/contracts/refusals';
import type { StoryDocument } from '@storylark/contracts/documents';
import type { ShareView } from '@storylark/contracts/stories/views';
import { type ValidationCode, validationMessages } from '@storylark/contracts/validation/messages';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import { createLiveCollections } from '@storylark/platform/engines/projecting/readModels';
import type { ErrorReporter } from '@storylark/platform/errors/errorReporter';
import { createHttpApp, type HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import { createPositions } from '@storylark/platform/http/createPositions';
import type { Route } from '@storylark/platform/http/route';
import { createStreamer } from '@storylark/platform/http/createStreamer';
import { createSignedLinks } from '@storylark/platform/http/signedLinks';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import type { SessionTokens } from '@storylark/platform/sessions/tokens';
import type { Keys } from '@storylark/platform/vault/openKeys';
import { createAuthority } from './createAuthority.ts';
import { createBudgets } from './budgets.ts';
import type { QueryCaller } from './caller.ts';
import { charactersOf } from './characters/listCharacters.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createZipper } from './accounts/zip/createZipper.ts';
import { sessionRoutes } from './accounts/sessionRoutes.ts';
import { adminRoutes } from './admin/routes.ts';
import { characterRoutes } from './characters/routes.ts';
import { createProgress } from './createProgress.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { createLiveHub } from './live/createLiveHub.ts';
import { liveRoutes } from './live/routes.ts';
import { startLive } from './live/startLive.ts';
import { createMediaStore } from './createMediaStore.ts';
import { mediaRoutes } from './media/routes.ts';
import { readHelpers } from './readHelpers.ts';
import { createReadModels } from './readModels.ts';
import { createOpenings } from './stories/createOpenings.ts';
import { createOpenShare } from './stories/openShare.ts';
import { storyRoutes } from './stories/routes.ts';
import type { SharedPages } from './stories/sharedPage.ts';
import { currentSubscription, heldPlan } from './subscriptions/currentSubscription.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { tonightRoutes } from './tonight/routes.ts';
import type { Unseal } from './unseal.ts';

export type QueryApiDeps = {
  readStore: ReadStore;
  limits: Pick<Limits, 'hit'>;
  /** Multiplies every budget; 1 for people. */
  limitFactor?: number;
  jobStore: JobStore;
  bus: Bus;
  blobs: BlobStore;
  sealedBlobs: SealedBlobs;
  unseal: Unseal;
  tokens: SessionTokens;
  /** Sign the links of audio and pictures. */
  mediaKeys: Keys;
  /** Seals the places in the log that are handed out. */
  positionSecret: Uint8Array;
  /** How long a link opens, ms. */
  mediaLinkLasts: number;
  /** Who takes the money. */
  payments: 'test' | 'stripe' | 'none';
  googleSignIn: boolean;
  now: Clock;
  /** Name of the log that these are places in. */
  storeId: string;
  /** Position of the last event in the log. */
  head: () => Promise<number>;
  /** Origin of the links that leave the house. */
  publicUrl: string;
  /** What the web app's build made for shared stories. */
  sharedPages: SharedPages;
  logger: HttpAppDeps<QueryCaller>['logger'];
  registry: HttpAppDeps<QueryCaller>['registry'];
  errorReporter: ErrorReporter;
  checks: HttpAppDeps<QueryCaller>['checks'];
  stopping: AbortSignal;
  /** Routes of command-api, for the description of the whole API. */
  otherRoutes?: readonly Route[];
  metricsToken?: string | null;
  proxiesInFront?: number;
};

/** Wires the answers of the house. Opens no port; `start` listens for wake-ups until the signal aborts. */
export function createQueryApi(deps: QueryApiDeps) {
  const { readStore, jobStore, bus, blobs, sealedBlobs, unseal, tokens, now, head } = deps;
  const { publicUrl, sharedPages, logger, registry, errorReporter, checks, stopping } = deps;
  const liveCollection = createLiveCollections(readStore, now);
  const readModels = createReadModels(readStore, liveCollection);
  const links = createSignedLinks({
    keys: deps.mediaKeys,
    now,
    lastsMs: deps.mediaLinkLasts,
    basePath: '/media/',
  });
  const streamer = createStreamer();
  const media = createMediaStore({ blobs, sealedBlobs });
  const { within, exports, streamsAtOnce } = createBudgets({
    limits: deps.limits,
    now,
    factor: deps.limitFactor ?? 1,
  });
  const progress = createProgress({ readStore, liveCollection, head });
  const openings = createOpenings({ readStore, keys: deps.mediaKeys, now });
  const positions = createPositions({ secret: deps.positionSecret, storeId: deps.storeId });
  const hub = createLiveHub({
    readModels,
    streamsAtOnce,
    feedPosition: () => progress.storedPosition('feed'),
    frameId: positions.issue,
    now,
  });

  const at = () => new Date(now()).toISOString();
  const mediaUrl = links.urlOf;
  const characters = { readModels, unseal, mediaUrl };
  const familyOf = (accountId: string) => charactersOf(characters, accountId);
  const subscriptionOf = (accountId: string) => currentSubscription(readModels, accountId, at());
  const planOf = (accountId: string) => heldPlan(readModels, accountId, at());
  const shareOf = async ({ share }: Pick<StoryDocument, 'share'>): Promise<ShareView | null> =>
    share && {
      ...share,
      url: `${publicUrl}/shared/stories/${share.shareId}`,
      openings: await openings.of(share.shareId),
    };
  /** False where one of them does not get, in time, to what is the log's end now. */
  const catchUp = async (names: readonly string[], ms: number) => progress.waitFor(names, await head(), ms);
  const helpers = () => readHelpers(readStore);
  const openShare = createOpenShare({ readModels, now, catchUp });

  const routes: Route[] = [
    ...accountRoutes({
      ...deps,
      helpers,
      readModels,
      media,
      streamer,
      shareOf,
      now,
      charactersOf: familyOf,
      catchUp,
      budget: exports,
      zipped: createZipper(),
    }),
    ...sessionRoutes({ readModels, unseal, now }),
    ...characterRoutes(characters),
    ...storyRoutes({
      readModels,
      unseal,
      sealedBlobs,
      mediaUrl,
      helpers,
      hasBlob: async (key) => (await blobs.info(key)) !== null,
      planOf,
      shareOf,
      openShare,
      countOpening: openings.count,
      sharedPages,
      publicUrl,
    }),
    ...subscriptionRoutes({ readModels, sealedBlobs, now }),
    ...dashboardRoutes({ readModels, unseal, subscriptionOf }),
    ...tonightRoutes({ readModels, unseal, familyOf, subscriptionOf, planOf, catchUp }),
    ...mediaRoutes({ links, media, streamer, openShare, unseal }),
    ...liveRoutes({ hub, positions }),
    ...adminRoutes({ jobStore, readModels, now }),
  ];
  const app = createHttpApp<QueryCaller>({
    logger,
    registry,
    errorReporter,
    checks,
    stopping,
    positions,
    metricsToken: deps.metricsToken ?? null,
    proxiesInFront: deps.proxiesInFront ?? 0,
    routes,
    authority: createAuthority({
      tokens,
      readModels,
      now,
      catchesUp: (ms) => catchUp(['sessions'], ms),
    }),
    statusOf: refusalStatus,
    translate: (code, _params, language) => validationMessages[code as ValidationCode]?.[language as Locale],
    languages: locales,
    progress,
    within,
    described: { title: 'Storylark', version: APP_VERSION, routes: [...routes, ...(deps.otherRoutes ?? [])] },
  });

  return { app, routes, start: startLive({ bus, progress, hub, logger }), connections: hub.connections };
}
