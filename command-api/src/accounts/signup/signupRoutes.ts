import { confirmedAnswer, userAnswer } from '@storylark/contracts/accounts/answers';
import { emailOnlySchema, signupSchema } from '@storylark/contracts/accounts/schemas';
import { nothing } from '@storylark/contracts/http/answerSchema';
import { locales } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import { yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { networkOf } from '@storylark/platform/limits/networkOf';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import { answerAfter } from '../answerAfter.ts';
import type { AccountsDeps } from '../deps.ts';
import { presentUser } from '../profile/presentUser.ts';
import { refuseGuessable } from '../password/refuseGuessable.ts';

export const tokenParam = yup.object({ token: yup.string().required().max(300) });

type Deps = Pick<
  AccountsDeps,
  | 'accounts'
  | 'passwords'
  | 'mailTokens'
  | 'addressHash'
  | 'metaOf'
  | 'limit'
  | 'slowDown'
  | 'now'
  | 'newId'
  | 'answerAfter'
  | 'subscriptionOf'
>;

/** Signup, and the confirmation of its address. */
export function signupRoutes(deps: Deps): Route[] {
  const { accounts, passwords, mailTokens, addressHash, metaOf, limit, slowDown, subscriptionOf } = deps;
  const { now, newId } = deps;
  return [
    route({
      method: 'POST',
      path: paths.signup,
      summary: 'Signs up; a mail asks to confirm the address',
      auth: 'public',
      schemas: { body: signupSchema },
      answers: { 201: { description: 'The user', schema: userAnswer } },
      refusals: ['emailTaken', 'tooManyRequests'],
      handle: async (request) => {
        const { firstName, lastName, email, password, language } = request.body;
        const { ip } = request.ctx;
        // counted with the network: nobody else's tries keep the owner of an address out
        await limit('signup', { ip, subject: `${networkOf(ip)} ${addressHash(email)}` });
        refuseGuessable(password, [firstName, lastName, ...email.split('@')]);
        const passwordHash = await passwords.hash(password);
        const at = new Date(now()).toISOString();
        const { holder: accountId, claimStream } = await accounts.claim(email, newId(), at);
        const meta = metaOf(request, accountId);
        const { state: account, position } = await accounts.decide(
          accountId,
          {
            type: 'OpenAccount',
            language: language ?? locales.find((locale) => locale === request.language) ?? 'en',
            claimStream,
            person: { firstName, lastName, email, passwordHash },
            requestId: newId(),
          },
          meta,
        );
        if (!account) throw new Refusal('emailTaken');
        return { status: 201, body: presentUser(account, await subscriptionOf(account, meta.at)), position };
      },
    }),
    route({
      method: 'POST',
      path: paths.confirmResend,
      summary: 'Sends the confirmation mail again',
      auth: 'public',
      schemas: { body: emailOnlySchema },
      answers: { 202: { description: 'The same for every address', schema: nothing } },
      handle: async (request) => {
        const { email } = request.body;
        await slowDown('mail', { ip: request.ctx.ip, subject: addressHash(email) }, request.signal);
        await answerAfter(deps.answerAfter, async () => {
          const account = await accounts.findByAddress(email);
          if (!account) return;
          await accounts.decide(
            account.accountId,
            { type: 'RequestConfirmation', requestId: newId() },
            metaOf(request, account.accountId),
          );
        });
        return { status: 202, body: {} };
      },
    }),
    route({
      method: 'POST',
      path: paths.confirm,
      summary: 'Confirms an address by the token of the mail, once',
      auth: 'public',
      schemas: { params: tokenParam },
      answers: { 200: { description: 'Confirmed: the address to sign in with', schema: confirmedAnswer } },
      refusals: ['confirmFailed'],
      handle: async (request) => {
        const asked = mailTokens.read('confirm', request.params.token);
        if (!asked) throw new Refusal('confirmFailed');
        const { accountId, requestId } = asked;
        const { state, position } = await accounts.decide(
          accountId,
          { type: 'ConfirmEmail', requestId },
          metaOf(request, accountId),
        );
        return { status: 200, body: { email: state?.email ?? '' }, position };
      },
    }),
  ];
}
