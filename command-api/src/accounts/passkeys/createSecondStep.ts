import type { JsonObject } from '@storylark/platform/json';
import { Refusal } from '@storylark/platform/refusal';
import type { Context } from 'koa';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../account.ts';
import type { WayIn } from '../accountCommand.ts';
import type { AccountsDeps } from '../deps.ts';
import { newChallenge, type Assertion } from './createWebAuthn.ts';
import type { Ticket, TicketPurpose } from './createTickets.ts';
import { readRecoveryCode } from './recoveryCodes.ts';
import { isOn } from './secondFactor.ts';

type Deps = Pick<
  AccountsDeps,
  'accounts' | 'passwords' | 'tickets' | 'webAuthn' | 'metaOf' | 'limit' | 'answerAfter'
>;
type Given = { ticket: string; assertion?: Assertion | undefined; recoveryCode?: string | undefined };
type Request = { ctx: Context; body: Given };
type Purpose = Exclude<TicketPurpose, 'addPasskey'>;
export type SecondStep = ReturnType<typeof createSecondStep>;

/**
 * The second factor of accounts that have one. After the right password comes a challenge with a ticket; the
 * ticket with a passkey's answer to it, or with a recovery code, is what a login and a proof end in.
 */
export function createSecondStep({
  accounts,
  passwords,
  tickets,
  webAuthn,
  metaOf,
  limit,
  answerAfter,
}: Deps) {
  /** @throws Refusal */
  async function tryRecoveryCode(account: Account, text: string) {
    await limit('recoveryCode', { subject: account.accountId });
    const noSooner = sleep(answerAfter);
    const read = readRecoveryCode(text);
    const hash = (read && account.secondFactor.recoveryHashes[read.slot]) ?? null;
    const isRight = await passwords.verify(hash, read?.code ?? '');
    if (!read || !isRight) {
      await noSooner;
      throw new Refusal('wrongRecoveryCode');
    }
    return { type: 'UseRecoveryCode', slot: read.slot, verified: hash } as const;
  }

  return {
    /**
     * To be called once the password, or Google's answer, was found right.
     * @param about `sessionId` of whoever proves their identity; a login has none yet, and is `by` one of the two
     * @throws Refusal `secondFactorNeeded` with `ticket` and `options` for the browser, where there is a
     * passkey
     */
    async ask(
      purpose: Purpose,
      { accountId, sessions, secondFactor }: Account,
      { sessionId = '', by = 'password' }: { sessionId?: string; by?: WayIn },
    ): Promise<void> {
      if (!isOn(secondFactor)) return;
      const challenge = newChallenge();
      const ticket = tickets.issue(purpose, {
        accountId,
        sessionId,
        sessionNumber: sessions.number,
        by,
        challenge,
      });
      const options = await webAuthn.toUse(secondFactor.passkeys, challenge);
      throw new Refusal('secondFactorNeeded', { ticket, options: options as unknown as JsonObject });
    },

    /**
     * Answers the account that gave its second factor, and what that followed; the ticket is spent then.
     * @param caller who proves their identity: the ticket has to be theirs
     * @throws Refusal `secondFactorExpired`, `passkeyNotAccepted`, `wrongRecoveryCode`, `tooManyRequests`
     */
    async pass(
      purpose: Purpose,
      request: Request,
      caller?: { accountId: string; sessionId: string },
    ): Promise<{ account: Account; by: WayIn }> {
      const { ctx, body } = request;
      await limit('secondStep', { ip: ctx.ip });
      const ticket = tickets.read(purpose, body.ticket);
      const account = await accounts.load(ticket.accountId);
      if (!account || !isGood(ticket, account, caller)) throw new Refusal('secondFactorExpired');
      const command =
        body.recoveryCode === undefined
          ? ({ type: 'UsePasskey', ...(await signedBy(body, ticket, account)) } as const)
          : await tryRecoveryCode(account, body.recoveryCode);
      await tickets.spend(ticket);
      await accounts.decide(account.accountId, command, metaOf(request, account.accountId));
      return { account, by: ticket.by ?? 'password' };
    },
  };

  /** @throws Refusal `passkeyNotAccepted` */
  async function signedBy({ assertion }: Given, { challenge }: Ticket, { secondFactor }: Account) {
    if (!assertion) throw new Refusal('passkeyNotAccepted');
    return webAuthn.used(assertion, challenge, secondFactor.passkeys);
  }
}

/** The password, the session and the passkeys stand as they did when the ticket was made. */
const isGood = (
  ticket: Ticket,
  { status, sessions, secondFactor }: Account,
  caller?: { accountId: string; sessionId: string },
) =>
  status === 'open' &&
  isOn(secondFactor) &&
  ticket.sessionNumber === sessions.number &&
  ticket.sessionId === (caller?.sessionId ?? '') &&
  (!caller || ticket.accountId === caller.accountId);
