import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { shareOpenings } from '@storylark/contracts/documents';
import { googleConfigOf } from '@storylark/command-api/accounts/google/googleSettings';
import { createAccountSearch } from '@storylark/command-api/audit/createAccountSearch';
import { createCommandApi } from '@storylark/command-api/createCommandApi';
import { sellerOf } from '@storylark/managers/papers/sellerSettings';
import type { Supervised } from '@storylark/platform/engines/supervise';
import { openPayments } from '@storylark/payments/openPayments';
import { errorReporterOf } from '@storylark/platform/errors/errorReporterOf';
import { listen } from '@storylark/platform/http/port/listen';
import { createMetrics } from '@storylark/platform/http/probes';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createSmtpMailer } from '@storylark/platform/mail/createSmtpMailer';
import { createLogger } from '@storylark/platform/process/logger';
import { createCounters } from '@storylark/platform/readStore/createCounters';
import { readWebFiles } from '@storylark/platform/web/readWebFiles';
import { closeInOrder, type OnClose } from './closeInOrder.ts';
import type { Config } from './config.ts';
import { socketPath } from './control.ts';
import { dispatch } from './dispatch.ts';
import { filesIn } from './files.ts';
import { masterKeyOfFolder } from './masterKeyOfFolder.ts';
import { healthOf, type Status } from './healthOf.ts';
import { devGate } from './devGate.ts';
import { createMailboxPages } from './mailbox/createMailboxPages.ts';
import { loadMailboxToken } from './mailbox/loadMailboxToken.ts';
import { makersOf } from './makersOf.ts';
import { openDoor } from './openDoor.ts';
import { openQueryApi } from './openQueryApi.ts';
import { openStores } from './openStores.ts';
import { createPages } from './pages.ts';
import { ownDataDir } from './ownDataDir.ts';
import { rotateAll } from './rotateAll.ts';
import { serveOperators } from './serveOperators.ts';
import { startProjectors } from './threads/startProjectors.ts';
import { startWork, type Work } from './threads/startWork.ts';
import { traceThread } from './threads/traceThread.ts';

/**
 * The whole house in one process over embedded parts. `close` stops in order and loses nothing.
 * @throws Error that says what to do when it cannot start
 */
export async function createStandalone(config: Config) {
  const { onClose, close } = closeInOrder();
  try {
    return { ...(await open(config, onClose)), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}
export type Standalone = Awaited<ReturnType<typeof createStandalone>>;

async function open(config: Config, onClose: OnClose) {
  const { DATA_DIR, LOG_LEVEL: logLevel, OTEL_EXPORTER_OTLP_ENDPOINT: tracesTo } = config;
  const makers = makersOf(config);
  const { release, wereOpen } = ownDataDir(DATA_DIR);
  onClose(release);
  const files = filesIn(DATA_DIR);
  const logger = createLogger({ name: 'standalone', level: logLevel });
  if (wereOpen > 0)
    logger.warn({ wereOpen }, 'the data folder was open to other users of this machine, and is closed now');
  const errorReporter = errorReporterOf(config);
  onClose(() => errorReporter.close());
  onClose((await traceThread('apis', { logLevel, tracesTo })).close);
  const now = Date.now;
  const masterKey = await masterKeyOfFolder(config);
  const stores = await openStores({ files, masterKey }, onClose);
  const { vault, eventStore, readStore, jobStore, bus, mailbox } = stores;
  const smtp = config.SMTP_URL === null ? null : { url: config.SMTP_URL, from: config.MAIL_FROM };
  const serviceToken = randomBytes(32).toString('base64url');
  const stopping = new AbortController();
  const projectors = startProjectors({ files, logLevel, tracesTo }, (error) =>
    logger.error({ err: error }, 'the projectors died and are started again'),
  );
  onClose(projectors.stop);
  let work: Work | undefined;
  let ticking: readonly Supervised[] = [];
  const status = (): Status => ({
    projections: projectors.latest().projections,
    loops: [...projectors.latest().loops, ...(work?.loops() ?? []), ...ticking.map((loop) => loop.state())],
  });
  const http = {
    now,
    logger,
    registry: createMetrics(),
    errorReporter,
    checks: healthOf(eventStore, status),
    stopping: stopping.signal,
    metricsToken: config.METRICS_TOKEN,
    proxiesInFront: config.PROXIES_IN_FRONT,
  };
  const onError = (error: unknown) =>
    logger.error({ err: error }, 'a request met an error that nobody expected');

  const listening = await openDoor(config, { stopping, onError });
  const publicUrl = config.PUBLIC_URL ?? listening.address;
  const limits = { limits: createLimits({ readStore, now }), limitFactor: config.LIMIT_FACTOR };
  const gate = devGate(config.DEV_PAGES, publicUrl);
  const payments = await openPayments({
    config,
    eventStore,
    readStore: stores.checkoutStore,
    vault,
    now,
    publicUrl,
    ownAddress: listening.address,
    ...gate,
    http,
  });
  const commandApi = await createCommandApi({
    ...http,
    ...limits,
    eventStore,
    vault,
    jobStore,
    bus,
    payments: payments.provider,
    publicUrl,
    accountsLike: createAccountSearch(readStore, now),
    openingsOf: createCounters(readStore, shareOpenings).of,
    newId: randomUUID,
    serviceToken,
    google: googleConfigOf(config),
    contactTo: config.CONTACT_TO,
    mailer: smtp ? createSmtpMailer(smtp) : mailbox,
  });
  const ownPort = { host: '127.0.0.1', port: 0, stopping, onError };
  const internal = await listen(commandApi.internalApp.callback(), ownPort);
  const mailboxPages = createMailboxPages({ mailbox, token: loadMailboxToken(files.mailboxToken), gate });
  const web = readWebFiles(fileURLToPath(new URL('../../frontend/dist/web', import.meta.url)));
  const queryApi = await openQueryApi({
    ...http,
    ...limits,
    ...stores,
    publicUrl,
    web,
    mediaLinkLasts: config.MEDIA_LINK_SECONDS * 1_000,
    googleSignIn: config.GOOGLE_CLIENT_ID !== null,
    payments: payments.provider.isOpen ? payments.provider.kind : 'none',
    otherRoutes: commandApi.routes.filter(({ auth }) => auth !== 'service'),
    onError,
  });
  listening.answerWith(
    dispatch({
      commandApi: commandApi.app.callback(),
      queryApi: queryApi.app.callback(),
      pages: createPages({ files: web, mailbox: mailboxPages.answer }),
      checkout: payments.answer,
    }),
  );
  ticking = payments.start(stopping.signal);
  const loops = [...queryApi.start(stopping.signal), ...ticking];
  onClose(() => Promise.all(loops.map(({ done }) => done)));

  work = startWork(
    {
      files,
      logLevel,
      tracesTo,
      masterKey,
      origin: internal.address,
      serviceToken,
      publicUrl,
      smtp,
      seller: sellerOf(config),
      ...makers,
      headsDir: config.AUDIT_HEADS_DIR ?? files.heads,
    },
    (name, error) => logger.error({ err: error, thread: name }, 'a thread died and is started again'),
  );
  const closeOperators = await serveOperators({
    socket: socketPath(files.socket),
    serviceToken,
    internal: commandApi.internalApp.callback(),
    jobStore,
    bus,
    rebuild: projectors.rebuild,
    rotate: (leaked) => rotateAll({ eventStore, vault, now: now(), leaked }),
    status,
  });
  // In this order: no new requests, those who work, what takes their reports, the read models, the stores.
  onClose(() => Promise.all([internal.close(), closeOperators()]));
  onClose(work.stop);
  onClose(listening.close);
  return {
    address: listening.address,
    /** Where the mails of a house without a mail server are read; null where they cannot be. */
    mailboxUrl: mailboxPages.path && listening.address + mailboxPages.path,
    /** Where our own processes call: never the port that the world sees. */
    internalAddress: internal.address,
    serviceToken,
    port: listening.port,
    eventStore,
    readStore,
    routes: [...commandApi.routes, ...queryApi.routes],
    status,
  };
}
