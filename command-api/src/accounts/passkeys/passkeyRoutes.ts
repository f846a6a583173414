import {
  passkeyAddedAnswer,
  passkeyChallengeAnswer,
  recoveryCodesAnswer,
} from '@storylark/contracts/accounts/answers';
import {
  addPasskeySchema,
  passkeyParam,
  type PasskeyAddedView,
  type RecoveryCodesView,
  secondStepSchema,
} from '@storylark/contracts/accounts/passkeys';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { type CommandCaller, route } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';
import { tokenAnswers } from '../session/sessionRoutes.ts';
import type { SecondStep } from './createSecondStep.ts';
import { newChallenge } from './createWebAuthn.ts';
import { makeRecoveryCodes, readRecoveryCode } from './recoveryCodes.ts';

type Deps = Pick<
  AccountsDeps,
  'accounts' | 'passwords' | 'tickets' | 'webAuthn' | 'metaOf' | 'limit' | 'newId' | 'sessions'
> & { secondStep: SecondStep };

const passing = ['secondFactorExpired', 'passkeyNotAccepted', 'wrongRecoveryCode', 'tooManyRequests'];

/** The second step of a login and of a proof, and what a parent does with their passkeys. */
export function passkeyRoutes(deps: Deps): Route[] {
  const { accounts, passwords, tickets, webAuthn, metaOf, limit, newId, sessions, secondStep } = deps;

  async function newCodes() {
    const recoveryCodes = makeRecoveryCodes();
    const recoveryHashes = await Promise.all(
      recoveryCodes.map((code) => passwords.hash(readRecoveryCode(code)?.code ?? code)),
    );
    return { recoveryCodes, recoveryHashes };
  }
  async function accountOf({ accountId }: CommandCaller): Promise<Account & { email: string }> {
    const account = await accounts.load(accountId);
    if (!account || account.email === ERASED) throw new Refusal('notFound');
    return { ...account, email: account.email };
  }

  return [
    route({
      method: 'POST',
      path: paths.tokenSecondStep,
      summary: 'Ends a login by a passkey, or by a recovery code, with the ticket that the password brought',
      auth: 'public',
      schemas: { body: secondStepSchema },
      answers: tokenAnswers,
      refusals: passing,
      handle: async (request) => {
        const { account, by } = await secondStep.pass('login', request);
        return { body: await sessions.begin(account, request, { by }) };
      },
    }),
    route({
      method: 'POST',
      path: paths.proofSecondStep,
      summary: 'Ends a proof of identity: the token counts as a fresh login',
      auth: 'account',
      termsExempt: true,
      schemas: { body: secondStepSchema },
      answers: tokenAnswers,
      refusals: passing,
      handle: async (request) => {
        await secondStep.pass('proof', request, request.caller);
        return { body: await sessions.prove(request.caller, request) };
      },
    }),
    route({
      method: 'POST',
      path: paths.passkeyChallenge,
      summary: 'What a browser needs to make a passkey, and a ticket that is good for five minutes',
      auth: 'account',
      needsProof: true,
      answers: { 200: { description: 'For the browser’s own dialog', schema: passkeyChallengeAnswer } },
      handle: async ({ caller }) => {
        const account = await accountOf(caller);
        const { accountId, sessionId, sessionNumber } = caller;
        const challenge = newChallenge();
        const ticket = tickets.issue('addPasskey', { accountId, sessionId, sessionNumber, challenge });
        const name = account.names === ERASED ? '' : account.names.firstName;
        const options = await webAuthn.toAdd({ ...account, name }, account.secondFactor.passkeys, challenge);
        return { body: { ticket, options } };
      },
    }),
    route({
      method: 'POST',
      path: paths.passkeys,
      summary: 'Adds a passkey; with the first come recovery codes, shown this once. A mail tells of it',
      auth: 'account',
      needsProof: true,
      schemas: { body: addPasskeySchema },
      answers: {
        201: { description: 'The codes are null beside other passkeys', schema: passkeyAddedAnswer },
      },
      refusals: ['secondFactorExpired', 'passkeyNotAccepted', 'passkeyLimitReached', 'tooManyRequests'],
      handle: async (request) => {
        const { caller, body } = request;
        const { accountId, sessionId, sessionNumber } = caller;
        await limit('passkeys', { subject: accountId });
        const ticket = tickets.read('addPasskey', body.ticket);
        if (
          ticket.accountId !== accountId ||
          ticket.sessionId !== sessionId ||
          ticket.sessionNumber !== sessionNumber
        )
          throw new Refusal('secondFactorExpired');
        const { counter, ...credential } = await webAuthn.added(body.attestation, ticket.challenge);
        // Whether it is the first is for the decision to say.
        const { recoveryCodes, recoveryHashes } = await newCodes();
        const passkey = { ...credential, name: body.name };
        const command = { type: 'AddPasskey', passkeyId: newId(), passkey, counter, recoveryHashes } as const;
        const { state, events, appended, position } = await accounts.decide(
          accountId,
          command,
          metaOf(request, accountId),
          caller,
        );
        const known = state?.secondFactor.passkeys.find(
          ({ content }) => content !== ERASED && content.credentialId === credential.credentialId,
        );
        const isFirst = appended && events.some(({ type }) => type === 'RecoveryCodesMade');
        const view: PasskeyAddedView = {
          uuid: known?.passkeyId ?? command.passkeyId,
          recoveryCodes: isFirst ? recoveryCodes : null,
        };
        return { status: 201, body: view, position };
      },
    }),
    route({
      method: 'DELETE',
      path: paths.passkey,
      summary:
        'Removes a passkey; without the last one a login asks for the password alone. A mail tells of it',
      auth: 'account',
      needsProof: true,
      schemas: { params: passkeyParam },
      answers: { 204: { description: 'Removed' } },
      refusals: ['passkeyNotFound'],
      handle: async (request) => {
        const { accountId } = request.caller;
        const command = { type: 'RemovePasskey', passkeyId: request.params.uuid } as const;
        const { position } = await accounts.decide(
          accountId,
          command,
          metaOf(request, accountId),
          request.caller,
        );
        return { position };
      },
    }),
    route({
      method: 'POST',
      path: paths.recoveryCodes,
      summary: 'Makes recovery codes anew, shown this once; those from before are void',
      auth: 'account',
      needsProof: true,
      answers: { 201: { description: 'The codes', schema: recoveryCodesAnswer } },
      refusals: ['passkeyNotFound', 'tooManyRequests'],
      handle: async (request) => {
        const { accountId } = request.caller;
        await limit('passkeys', { subject: accountId });
        const { recoveryCodes, recoveryHashes } = await newCodes();
        const command = { type: 'MakeRecoveryCodes', recoveryHashes } as const;
        // Without a command id: sent again, it is answered with codes that work, as nothing else could be.
        const { at } = metaOf(request, accountId);
        const { position } = await accounts.decide(accountId, command, { at, accountId }, request.caller);
        const view: RecoveryCodesView = { recoveryCodes };
        return { status: 201, body: view, position };
      },
    }),
  ];
}
