import { browserErrorSchema, contactSchema, violationsSchema } from '@storylark/contracts/contact/schemas';
import { nothing } from '@storylark/contracts/http/answerSchema';
import { paths } from '@storylark/contracts/paths';
import type { ErrorReporter } from '@storylark/platform/errors/errorReporter';
import type { HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import type { Route } from '@storylark/platform/http/route';
import type { Mailer } from '@storylark/platform/mail/mailer';
import { Refusal } from '@storylark/platform/refusal';
import { route, type CommandCaller } from '../caller.ts';
import type { Limit } from '../limits.ts';
import { browserError } from './browserError.ts';
import { contactMail } from './contactMail.ts';
import { violation } from './violation.ts';

export type ContactDeps = {
  mailer: Pick<Mailer, 'send'>;
  /** Address of the people who run the house. */
  contactTo: string;
  errorReporter: Pick<ErrorReporter, 'report'>;
  logger: Pick<HttpAppDeps<CommandCaller>['logger'], 'warn'>;
  limit: Limit;
};

/** What visitors write to us, and what breaks in their browsers. */
export function contactRoutes({ mailer, contactTo, errorReporter, logger, limit }: ContactDeps): Route[] {
  return [
    route({
      method: 'POST',
      path: paths.contact,
      summary: 'Writes to the people who run the house',
      auth: 'public',
      schemas: { body: contactSchema },
      answers: { 202: { description: 'Handed over', schema: nothing } },
      refusals: ['tooManyRequests'],
      handle: async ({ body, language, requestId, ctx }) => {
        await limit('contact', { ip: ctx.ip });
        // Answered once the mail is handed over: until then the visitor still has the words.
        await mailer
          .send(contactMail(body, { to: contactTo, language, requestId }))
          .catch((error: unknown) => {
            logger.warn({ err: error }, 'a message to the operator could not be sent');
            throw new Refusal('unavailable', { retryAfterSeconds: 60 });
          });
        return { status: 202, body: {} };
      },
    }),
    route({
      method: 'POST',
      path: paths.errors,
      summary: 'Tells of an error in a browser',
      auth: 'public',
      schemas: { body: browserErrorSchema },
      answers: { 204: { description: 'Noted' } },
      refusals: ['tooManyRequests'],
      handle: async ({ body, requestId, ctx }) => {
        await limit('errors', { ip: ctx.ip });
        const err = browserError(body);
        logger.warn({ err, requestId }, 'an error in a browser');
        errorReporter.report(err, { requestId });
        return {};
      },
    }),
    route({
      method: 'POST',
      path: paths.violations,
      summary: 'Tells what a browser has kept from happening, by the rules of our pages',
      auth: 'public',
      bodyType: 'report',
      schemas: { body: violationsSchema },
      answers: { 204: { description: 'Noted' } },
      refusals: ['tooManyRequests'],
      handle: async ({ body, requestId, ctx }) => {
        await limit('violations', { ip: ctx.ip });
        for (const err of body.flatMap((one) => violation(one) ?? [])) {
          logger.warn({ err, requestId }, 'a page was against its own rules');
          errorReporter.report(err, { requestId });
        }
        return {};
      },
    }),
  ];
}
