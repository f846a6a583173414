import { APP_VERSION } from '@storylark/contracts/constants';
import { locales } from '@storylark/contracts/languages';
import type { WakeUp } from '@storylark/contracts/live/wakeUp';
import { refusalStatus } from '@storylark/contracts/refusals';
import type { ShareView } from '@storylark/contracts/stories/views';
import { onFree, planAt } from '@storylark/contracts/subscriptions/subscription';
import { type ValidationCode, validationMessages } from '@storylark/contracts/validation/messages';
import type { Locale } from '@storylark/contracts/languages';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import { createLiveCollections } from '@storylark/platform/engines/projecting/readModels';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { ErrorReporter } from '@storylark/platform/errors/errorReporter';
import { createHttpApp, type HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import { formatPosition } from '@storylark/platform/http/position';
import type { Route } from '@storylark/platform/http/route';
import { createStreamer } from '@storylark/platform/http/createStreamer';
import { createSignedLinks } from '@storylark/platform/http/signedLinks';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import type { SessionTokens } from '@storylark/platform/sessions/tokens';
import { createAuthority } from './createAuthority.ts';
import type { QueryCaller } from './caller.ts';
import { charactersOf } from './characters/listCharacters.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { characterRoutes } from './characters/routes.ts';
import { createProgress } from './createProgress.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { createLiveHub } from './live/createLiveHub.ts';
import { liveRoutes } from './live/routes.ts';
import { createMediaStore } from './createMediaStore.ts';
import { mediaRoutes } from './media/routes.ts';
import { createReadModels } from './readModels.ts';
import { createOpenings } from './stories/createOpenings.ts';
import { createOpenShare } from './stories/openShare.ts';
import { storyRoutes } from './stories/routes.ts';
import type { SharedPages } from './stories/sharedPage.ts';
import { currentSubscription } from './subscriptions/currentSubscription.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import type { Unseal } from './unseal.ts';

export type QueryApiDeps = {
  readStore: ReadStore;
  jobStore: JobStore;
  bus: Bus;
  blobs: BlobStore;
  sealedBlobs: SealedBlobs;
  unseal: Unseal;
  tokens: SessionTokens;
  /** Signs the links of audio and pictures. */
  mediaSecret: Uint8Array;
  /** How long a link opens, ms. */
  mediaLinkLasts: number;
  now: Clock;
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
  behindGateway?: boolean;
};

/** Wires the answers of the house. Opens no port; `start` listens for wake-ups until the signal aborts. */
export function createQueryApi(deps: QueryApiDeps) {
  const { readStore, jobStore, bus, blobs, sealedBlobs, unseal, tokens, now, head, storeId } = deps;
  const { publicUrl, sharedPages, logger, registry, errorReporter, checks, stopping } = deps;
  const liveCollection = createLiveCollections(readStore, now);
  const readModels = createReadModels(readStore, liveCollection);
  const links = createSignedLinks({
    secret: deps.mediaSecret,
    now,
    lastsMs: deps.mediaLinkLasts,
    basePath: '/media/',
  });
  const streamer = createStreamer();
  const media = createMediaStore({ blobs, sealedBlobs });
  const progress = createProgress({ readStore, liveCollection, head });
  const openings = createOpenings({ readStore, secret: deps.mediaSecret, now });
  const hub = createLiveHub({
    readModels,
    feedPosition: () => progress.storedPosition('feed'),
    frameId: (position) => formatPosition(storeId, position),
  });

  const at = () => new Date(now()).toISOString();
  const mediaUrl = links.urlOf;
  const characters = { readModels, unseal, mediaUrl };
  const subscriptionOf = (accountId: string) => currentSubscription(readModels, accountId, at());
  const planOf = async (accountId: string) =>
    planAt((await (await readModels.of('subscriptions')).get(accountId))?.subscription ?? onFree, at()).held;
  const shareOf = async ({
    share,
  }: {
    share: { shareId: string; endsAt: string | null; indexable: boolean } | null;
  }): Promise<ShareView | null> =>
    share && {
      ...share,
      url: `${publicUrl}/shared/stories/${share.shareId}`,
      openings: await openings.of(share.shareId),
    };
  /** False where one of them does not get, in time, to what is the log's end now. */
  const catchUp = async (names: readonly string[], ms: number) => progress.waitFor(names, await head(), ms);
  const openShare = createOpenShare({ readModels, now, catchUp });
  const hasBlob = async (key: string) => (await blobs.info(key)) !== null;

  const routes: Route[] = [
    ...accountRoutes({
      readModels,
      unseal,
      media,
      streamer,
      shareOf,
      charactersOf: (id) => charactersOf(characters, id),
      catchUp,
    }),
    ...characterRoutes(characters),
    ...storyRoutes({
      readModels,
      unseal,
      sealedBlobs,
      mediaUrl,
      hasBlob,
      planOf,
      shareOf,
      openShare,
      countOpening: openings.count,
      sharedPages,
      publicUrl,
    }),
    ...subscriptionRoutes({ readModels, now }),
    ...dashboardRoutes({ readModels, unseal, subscriptionOf }),
    ...mediaRoutes({ links, media, streamer, openShare, unseal }),
    ...liveRoutes({ hub, storeId }),
    ...adminRoutes({ jobStore }),
  ];
  const app = createHttpApp<QueryCaller>({
    logger,
    registry,
    errorReporter,
    checks,
    stopping,
    storeId,
    behindGateway: deps.behindGateway === true,
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
    described: { title: 'Storylark', version: APP_VERSION, routes: [...routes, ...(deps.otherRoutes ?? [])] },
  });

  function start(signal: AbortSignal): Supervised[] {
    const onError = (error: unknown, name: string) =>
      logger.error({ err: error, name }, 'a loop failed and is begun again');
    const listen = (until: AbortSignal) =>
      bus.consume('wakeUps', { signal: until }, async ({ value, commit }) => {
        const wakeUp = value as unknown as WakeUp;
        progress.hear(wakeUp);
        await hub.hear(wakeUp).catch((error: unknown) => onError(error, 'live'));
        await commit();
      });
    return [
      supervise({ name: 'wakeUps', run: listen, signal, onError }),
      supervise({ name: 'live', run: hub.run, signal, onError }),
    ];
  }

  return { app, routes, start, connections: hub.connections };
}
