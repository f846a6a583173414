import type { Mailer } from '@storylark/platform/mail/mailer';
import type { Reactor } from '@storylark/platform/reactor';
import type { CommandApi } from '../commandApi.ts';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import type { Papers } from '../papers/createPapers.ts';
import { composeMail } from './composeMail.ts';

/** `publicUrl`: where the links of mails lead. */
export type MailDeps = {
  api: Pick<CommandApi, 'mailWork'>;
  mailer: Mailer;
  papers: Papers;
  publicUrl: string;
};

/**
 * Sends the mail an event asked for, unless its reason has gone. The Message-ID comes from the event: sent
 * twice, it arrives as one.
 */
export const sendMail = ({ api, mailer, papers, publicUrl }: MailDeps): Reactor =>
  reactorOf(async (job) => {
    const eventId = inputOf(job, 'eventId');
    const toOldAddress = job.input.toOldAddress === true;
    const work = await api.mailWork(job.accountId, eventId, toOldAddress);
    if (work.over) return;
    const paper = 'facts' in work && work.paper !== null ? await papers.of(job.accountId, work.paper) : null;
    await mailer.send({
      messageId: toOldAddress ? `${eventId}-old` : eventId,
      accountId: job.accountId,
      to: work.to,
      ...composeMail({ ...work, link: work.link && publicUrl + work.link }),
      ...(paper && { attachments: [paper] }),
    });
  });
