import { googleUrlAnswer } from '@storylark/contracts/accounts/answers';
import {
  googleCallbackSchema,
  googleLinkSchema,
  googleStartSchema,
} from '@storylark/contracts/accounts/schemas';
import { locales } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import type { AccountsDeps } from '../deps.ts';
import type { SecondStep } from '../passkeys/createSecondStep.ts';
import { tokenAnswers } from '../session/sessionRoutes.ts';
import { type GoogleSignIn, ofGoogle } from './createGoogleSignIn.ts';
import type { LinkTickets } from './createLinkTickets.ts';

type Deps = Pick<AccountsDeps, 'accounts' | 'metaOf' | 'sessions'> & {
  google: GoogleSignIn;
  linkTickets: LinkTickets;
  secondStep: SecondStep;
};

/** To Google and back, and whom of there an account lets in. */
export function googleRoutes({ accounts, metaOf, sessions, google, linkTickets, secondStep }: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: paths.google,
      summary:
        'Where the browser goes to sign in by Google, and a cookie that ties the way back to it, for ten ' +
        'minutes and one return',
      auth: 'public',
      schemas: { query: googleStartSchema },
      answers: { 200: { description: 'The address', schema: googleUrlAnswer } },
      refusals: ['forbidden', 'googleNotOffered', 'googleAway', 'tooManyRequests'],
      handle: async ({ ctx, query }) => {
        // a page of another site can make a browser ask, and would overwrite an attempt that is under way
        if (ctx.get('sec-fetch-site').toLowerCase() === 'cross-site') throw new Refusal('forbidden');
        const url = await google.begin(ctx, query.redirect_uri);
        return { body: { url }, headers: { 'Cache-Control': 'no-store' } };
      },
    }),
    route({
      method: 'POST',
      path: paths.googleCallback,
      summary:
        'Logs in who comes back from Google, and opens an account where there is none; an account with ' +
        'passkeys is asked for one then. An address that is known is linked after its own proof alone ' +
        '(`facts.ticket` of `googleAddressKnown`)',
      auth: 'public',
      schemas: { body: googleCallbackSchema },
      answers: tokenAnswers,
      refusals: [
        ...ofGoogle,
        'googleAddressKnown',
        'unconfirmed',
        'secondFactorNeeded',
        'wrongCredentials',
        'tooManyRequests',
      ],
      handle: async (request) => {
        const { ctx, body } = request;
        const identity = await google.identify(ctx, body);
        const language = body.language ?? locales.find((locale) => locale === request.language) ?? 'en';
        const account = await google.accountFor(identity, language, (accountId) =>
          metaOf(request, accountId),
        );
        if (!account.confirmed)
          throw new Refusal('unconfirmed', account.email === ERASED ? {} : { email: account.email });
        await secondStep.ask('login', account, { by: 'google' });
        return { body: await sessions.begin(account, request, { by: 'google' }) };
      },
    }),
    route({
      method: 'POST',
      path: paths.googleLink,
      summary:
        'Lets a person at Google sign in to this account, in place of whom it let in before. A mail tells',
      auth: 'account',
      termsExempt: true,
      needsProof: true,
      schemas: { body: googleLinkSchema },
      answers: { 204: { description: 'They are let in' } },
      refusals: [...ofGoogle, 'googleTaken', 'tooManyRequests'],
      handle: async (request) => {
        const { caller, ctx, body } = request;
        const { accountId } = caller;
        const { ticket, code = '', state = '', iss } = body;
        const { sub, email } =
          ticket === undefined
            ? await google.identify(ctx, { code, state, iss })
            : linkTickets.read(ticket, accountId);
        return { position: await google.linkTo(caller, { sub, email }, metaOf(request, accountId)) };
      },
    }),
    route({
      method: 'DELETE',
      path: paths.googleLink,
      summary: 'Google signs in to this account no more; not while there is no password. A mail tells',
      auth: 'account',
      needsProof: true,
      answers: { 204: { description: 'Nobody at Google is let in' } },
      refusals: ['lastWayIn'],
      handle: async (request) => {
        const { caller } = request;
        const { accountId } = caller;
        const former = (await accounts.load(accountId))?.google;
        const meta = metaOf(request, accountId);
        const { position } = await accounts.decide(accountId, { type: 'UnlinkGoogle' }, meta, caller);
        if (former) await accounts.releaseGoogle(former.claimStream, accountId, meta.at);
        return { position };
      },
    }),
  ];
}
