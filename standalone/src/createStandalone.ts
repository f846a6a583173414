import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { shareOpenings } from '@storylark/contracts/documents';
import { endedBy } from '@storylark/contracts/endedBy';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { createCommandApi } from '@storylark/command-api/createCommandApi';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createEmbeddedBus } from '@storylark/platform/bus/createEmbeddedBus';
import type { SupervisedState } from '@storylark/platform/engines/supervise';
import { announcementOf } from '@storylark/platform/engines/react';
import { errorReporterOf } from '@storylark/platform/errors/errorReporterOf';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import { listen } from '@storylark/platform/http/listen';
import { createMetrics } from '@storylark/platform/http/probes';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createEmbeddedMailbox } from '@storylark/platform/mail/createEmbeddedMailbox';
import { createSmtpMailer } from '@storylark/platform/mail/createSmtpMailer';
import { createLogger } from '@storylark/platform/process/logger';
import { createCounters } from '@storylark/platform/readStore/createCounters';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { readWebFiles } from '@storylark/platform/web/readWebFiles';
import { sharedPagesIn } from '@storylark/query-api/stories/sharedPagesIn';
import { createQueryApi } from '@storylark/query-api/createQueryApi';
import type { Config } from './config.ts';
import { serveControl, socketPath } from './control.ts';
import { dispatch } from './dispatch.ts';
import { filesIn } from './files.ts';
import { openReadModels } from './openReadModels.ts';
import { createPages } from './pages.ts';
import { ownDataDir } from './ownDataDir.ts';
import type { FromGenerators, GeneratorsData, ToGenerators } from './threads/generatorsThread.ts';
import { startProjectors } from './threads/startProjectors.ts';
import { startThread } from './threads/startThread.ts';

/**
 * The whole house in one process over embedded parts. `close` stops in order and loses nothing.
 * @throws Error that says what to do when it cannot start
 */
export async function createStandalone(config: Config) {
  const { DATA_DIR, HOST, PORT } = config;
  const closing: (() => Promise<unknown> | void)[] = [ownDataDir(DATA_DIR).release];
  const onClose = (close: () => Promise<unknown> | void) => void closing.unshift(close);
  /** What is closed with the house, the last one opened first. */
  function opened<P extends { close(): Promise<unknown> | void }>(part: P): P {
    onClose(() => part.close());
    return part;
  }
  async function close() {
    for (const one of closing.splice(0)) await one();
  }
  try {
    return await open();
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }

  async function open() {
    const files = filesIn(DATA_DIR);
    const logger = createLogger({ name: 'standalone', level: config.LOG_LEVEL });
    const registry = createMetrics();
    const errorReporter = opened(errorReporterOf(config));
    const now = Date.now;

    const masterKey = await loadMasterKey({ value: config.MASTER_KEY ?? undefined, dataDir: DATA_DIR });
    const vault = opened(createEmbeddedKeyVault({ file: files.vault, masterKey }));
    const eventStore = opened(await createEmbeddedEventStore({ file: files.events }));
    await applyDeletions({ eventStore, vault, endedBy });

    const readStore = opened(await openReadModels(files.readModels));
    const bus = opened(createEmbeddedBus({ file: files.bus }));
    const mailbox = opened(createEmbeddedMailbox({ file: files.mailbox }));
    const smtp = config.SMTP_URL === null ? null : { url: config.SMTP_URL, from: config.MAIL_FROM };
    const blobs = await createFolderBlobStore({ folder: files.blobs });
    const jobStore = createJobStore({ readStore });
    const serviceToken = randomBytes(32).toString('base64url');
    const stopping = new AbortController();

    const projectors = startProjectors({ files, logLevel: config.LOG_LEVEL }, (error) =>
      logger.error({ err: error }, 'the projectors died and are started again'),
    );
    onClose(projectors.stop);
    let generatorLoops: readonly SupervisedState[] = [];
    const status = () => ({
      projections: projectors.latest().projections,
      loops: [...projectors.latest().loops, ...generatorLoops],
    });

    const checks = {
      eventStore: async () => ({ ok: (await eventStore.head()) >= -1 }),
      readModels: () => {
        const { projections } = status();
        const stopped = projections.flatMap((one) =>
          one.stopped ? [{ name: one.name, ...one.stopped }] : [],
        );
        return { ok: projections.length > 0 && stopped.length === 0, stopped };
      },
      loops: () => {
        const failing = status().loops.filter(({ running }) => !running);
        return { ok: failing.length === 0, failing };
      },
    };
    const onError = (error: unknown) =>
      logger.error({ err: error }, 'a request met an error that nobody expected');
    const http = { now, logger, registry, errorReporter, checks, stopping: stopping.signal };
    // The address is part of the links that are handed out: it is known before anybody is answered.
    let handler: ReturnType<typeof dispatch> | undefined;
    const listening = await listen(
      (request, response) =>
        handler ? handler(request, response) : response.writeHead(503, { 'Retry-After': '1' }).end(),
      { host: HOST, port: PORT, stopping, onError },
    );
    const publicUrl = config.PUBLIC_URL ?? listening.address;
    const commandApi = await createCommandApi({
      ...http,
      eventStore,
      vault,
      jobStore,
      bus,
      publicUrl,
      openingsOf: createCounters(readStore, shareOpenings).of,
      newId: randomUUID,
      serviceToken,
      contactTo: config.CONTACT_TO,
      limitFactor: config.LIMIT_FACTOR,
      limits: createLimits({ readStore, now }),
      mailer: smtp ? createSmtpMailer(smtp) : mailbox,
    });

    const internal = await listen(commandApi.internalApp.callback(), {
      host: '127.0.0.1',
      port: 0,
      stopping,
      onError,
    });
    const web = readWebFiles(fileURLToPath(new URL('../../frontend/dist/web', import.meta.url)));
    const queryApi = createQueryApi({
      ...http,
      readStore,
      jobStore,
      bus,
      blobs,
      publicUrl,
      sharedPages: sharedPagesIn(web),
      sealedBlobs: createSealedBlobs({ blobs, vault }),
      unseal: createSealer({ vault, sealing, makesKey }).openEnvelope,
      tokens: await createSessionTokens({
        secret: await vault.secret('sessions'),
        now,
        lastsMs: TOKEN_LASTS,
      }),
      mediaSecret: await vault.secret('media'),
      storeId: eventStore.storeId,
      head: eventStore.head,
      otherRoutes: commandApi.routes.filter(({ auth }) => auth !== 'service'),
    });
    handler = dispatch({
      commandApi: commandApi.app.callback(),
      queryApi: queryApi.app.callback(),
      pages: createPages({ files: web, mailbox, devPages: config.DEV_PAGES }),
    });
    const loops = queryApi.start(stopping.signal);
    onClose(() => Promise.all(loops.map(({ done }) => done)));

    const generators = startThread<ToGenerators, FromGenerators>({
      name: 'generatorsThread',
      workerData: {
        files,
        logLevel: config.LOG_LEVEL,
        masterKey,
        origin: internal.address,
        serviceToken,
        publicUrl,
        smtp,
        studioProcesses: config.STUDIO_PROCESSES,
      } satisfies GeneratorsData,
      hear: (message) => (generatorLoops = message.loops),
      onDeath: (error) => logger.error({ err: error }, 'the generators died and are started again'),
    });
    const closeControl = await serveControl({
      socket: socketPath(files.socket),
      serviceToken,
      internal: commandApi.internalApp.callback(),
      acts: {
        failures: async () => jobStore.givenUp({ skip: 0, limit: 100 }),
        retry: async ({ id }) => {
          const job = (await jobStore.reopen(String(id))) ? await jobStore.get(String(id)) : null;
          if (job) await bus.publish('work', [announcementOf(job)]);
          return { reopened: job !== null };
        },
        rebuild: async ({ name }) => ({ building: await projectors.rebuild(String(name)) }),
        status: async () => status(),
      },
    });
    // Closed in this order: no new requests, the makers, what takes their reports, the read models, then the
    // stores.
    onClose(() => Promise.all([internal.close(), closeControl()]));
    onClose(() => generators.stop({ kind: 'stop' }));
    onClose(() => listening.close());
    return {
      address: listening.address,
      /** Where our own processes call: never the port that the world sees. */
      internalAddress: internal.address,
      serviceToken,
      port: listening.port,
      eventStore,
      readStore,
      routes: [...commandApi.routes, ...queryApi.routes],
      status,
      close,
    };
  }
}
export type Standalone = Awaited<ReturnType<typeof createStandalone>>;
