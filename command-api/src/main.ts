import { randomUUID } from 'node:crypto';
import { shareOpenings } from '@storylark/contracts/documents';
import { endedBy } from '@storylark/contracts/endedBy';
import { openPayments } from '@storylark/payments/openPayments';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createSmtpMailer } from '@storylark/platform/mail/createSmtpMailer';
import { eventStoreAnswers } from '@storylark/platform/process/checks';
import { measureJobs } from '@storylark/platform/process/measure';
import { openBus, openEventStore, openReadStore, openVault } from '@storylark/platform/process/openEngines';
import { runProcess } from '@storylark/platform/process/runProcess';
import { createCounters } from '@storylark/platform/readStore/createCounters';
import { applyDeletions } from '@storylark/platform/vault/applyDeletions';
import { googleConfigOf } from './accounts/google/googleSettings.ts';
import { createAccountSearch } from './audit/createAccountSearch.ts';
import { readCommandApiConfig } from './config.ts';
import { createCommandApi } from './createCommandApi.ts';

await runProcess(
  'command-api',
  readCommandApiConfig,
  async ({ config, engine, persist, onError, ...http }) => {
    const eventStore = await engine('event store', () => openEventStore(config));
    const vault = await engine('vault', () => openVault(config));
    const readStore = await engine('read store', () => openReadStore(config));
    const bus = await engine('bus', () =>
      openBus(config, { clientId: 'command-api', onError: (error) => onError(error, 'bus') }),
    );
    const mailer = createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
    const now = Date.now;
    const jobStore = createJobStore({ readStore });
    measureJobs(http.registry, jobStore);

    await persist('deletions', () => applyDeletions({ eventStore, vault, endedBy }));
    const payments = await persist('payment provider', () =>
      openPayments({
        config,
        eventStore,
        readStore,
        vault,
        now,
        publicUrl: config.PUBLIC_URL,
        ownAddress: `http://${config.HOST}:${config.PORT}`,
        isOpen: config.DEV_PAGES,
        admits: () => config.DEV_PAGES,
        http: { ...http, checks: {}, proxiesInFront: 1 },
      }),
    );
    const { app, internalApp } = await persist('secrets', () =>
      createCommandApi({
        ...http,
        eventStore,
        vault,
        jobStore,
        bus,
        payments: payments.provider,
        mailer,
        now,
        newId: randomUUID,
        limits: createLimits({ readStore, now }),
        serviceToken: config.SERVICE_TOKEN,
        publicUrl: config.PUBLIC_URL,
        accountsLike: createAccountSearch(readStore, now),
        openingsOf: createCounters(readStore, shareOpenings).of,
        google: googleConfigOf(config),
        contactTo: config.CONTACT_TO,
        limitFactor: config.LIMIT_FACTOR,
        checks: { eventStore: eventStoreAnswers(eventStore) },
        metricsToken: config.METRICS_TOKEN,
        proxiesInFront: 1, // the gateway
      }),
    );
    const answer = app.callback();
    return {
      handler: (request, response) => payments.answer(request, response) || answer(request, response),
      start: payments.start,
      internal: {
        handler: internalApp.callback(),
        host: config.INTERNAL_HOST,
        port: config.INTERNAL_PORT,
      },
    };
  },
);
