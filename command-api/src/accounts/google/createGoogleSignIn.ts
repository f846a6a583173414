import type { Locale } from '@storylark/contracts/languages';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import type { Context } from 'koa';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Attempts } from './createAttempts.ts';
import type { Google, GoogleAnswer } from './createGoogle.ts';
import type { LinkTickets } from './createLinkTickets.ts';
import type { GoogleIdentity } from './readIdentity.ts';

type Deps = Pick<AccountsDeps, 'accounts' | 'newId' | 'limit'> & {
  /** Null: not offered here. */
  google: Google | null;
  attempts: Attempts;
  linkTickets: LinkTickets;
  /** The one return address. */
  callback: string;
};
export type GoogleSignIn = ReturnType<typeof createGoogleSignIn>;

/** What any way back from Google may be refused with. */
export const ofGoogle = [
  'googleNotOffered',
  'googleExpired',
  'googleNotAccepted',
  'googleAddressUnverified',
  'googleAway',
] as const;

/** Others may open or close an account between two looks. */
const LOOKS = 5;

/** Who comes back from Google, and which account that is. */
export function createGoogleSignIn({
  google,
  attempts,
  linkTickets,
  accounts,
  newId,
  limit,
  callback,
}: Deps) {
  /** Which address the browser goes to. @throws Refusal `googleNotOffered`, `invalid`, `googleAway` */
  async function begin(ctx: Context, redirectUri: string): Promise<string> {
    await limit('google', { ip: ctx.ip });
    if (!google) throw new Refusal('googleNotOffered');
    if (redirectUri !== callback) throw new Refusal('invalid');
    const { url, attempt } = await google.begin(callback);
    attempts.remember(ctx, attempt);
    return url;
  }

  /** @throws Refusal, one of `ofGoogle` */
  async function identify(ctx: Context, answer: GoogleAnswer): Promise<GoogleIdentity> {
    await limit('google', { ip: ctx.ip });
    if (!google) throw new Refusal('googleNotOffered');
    return google.identify(answer, await attempts.take(ctx, answer.state));
  }

  /**
   * The account that lets this person in; opened, or taken over, where nobody else can have it. Each step may be
   * broken off, and is found again by the next call: both claims come before the account that lives by them.
   * @throws Refusal `googleAddressKnown` with a ticket to link by once its parent has shown who they are
   */
  async function accountFor(
    { email, vouched, sub, firstName, lastName }: GoogleIdentity,
    language: Locale,
    metaOf: (accountId: string) => CommandMeta,
  ): Promise<Account> {
    const link = { sub, email };
    const names = { firstName, lastName };
    for (let look = 0; look < LOOKS; look += 1) {
      const linked = await accounts.findByGoogle(sub);
      if (linked) return linked;
      const known = await accounts.findByAddress(email);
      if (known && (known.confirmed || !vouched)) {
        const { accountId } = known;
        throw new Refusal('googleAddressKnown', { ticket: linkTickets.issue({ accountId, link }) });
      }
      const { at } = metaOf('');
      const { holder, claimStream: emailClaim } = known
        ? { holder: known.accountId, claimStream: known.claimStream }
        : await accounts.claim(email, newId(), at);
      const claimStream = await claimFor(sub, holder, at);
      if (claimStream === null) continue;
      try {
        await accounts.decide(
          holder,
          known
            ? { type: 'TakeOverByGoogle', claimStream, link, names }
            : {
                type: 'OpenByGoogle',
                claimStream,
                link,
                names,
                language,
                emailClaim,
                confirms: vouched,
                requestId: newId(),
              },
          metaOf(holder),
        );
        // the next look finds whom the claim belongs to
      } catch (error) {
        // somebody else was quicker: what there is now is looked at anew
        if (!(error instanceof Refusal)) throw error;
        await accounts.releaseGoogle(claimStream, holder, at);
      }
    }
    throw new Unavailable('an account was opened or closed again and again');
  }

  /**
   * Claims this person for an account. Null where another account lets them in by now, or was about to: nobody
   * can open that one any more then.
   */
  async function claimFor(sub: string, accountId: string, at: string): Promise<string | null> {
    const { holder, claimStream } = await accounts.googleClaims.claim(sub, accountId, at);
    if (holder === accountId) return claimStream;
    if ((await accounts.load(holder)) === null)
      await accounts.decide(holder, { type: 'CloseUnopened' }, { at });
    return null;
  }

  /**
   * Lets this person in where a parent is logged in.
   * @throws Refusal `googleTaken`: another account lets them in
   */
  async function linkTo(
    caller: NonNullable<Parameters<typeof accounts.decide>[3]> & { accountId: string },
    link: { sub: string; email: string },
    meta: CommandMeta,
  ): Promise<number> {
    const { accountId } = caller;
    const former = (await accounts.load(accountId))?.google ?? null;
    const claimStream =
      (await claimFor(link.sub, accountId, meta.at)) ?? (await claimFor(link.sub, accountId, meta.at));
    if (claimStream === null) throw new Refusal('googleTaken');
    try {
      const command = { type: 'LinkGoogle', claimStream, link } as const;
      const { position } = await accounts.decide(accountId, command, meta, caller);
      if (former && former.claimStream !== claimStream)
        await accounts.releaseGoogle(former.claimStream, accountId, meta.at);
      return position;
    } catch (error) {
      if (error instanceof Refusal) await accounts.releaseGoogle(claimStream, accountId, meta.at);
      throw error;
    }
  }

  /** @throws Refusal, one of `ofGoogle`; `googleAccountDiffers` for a person whom this account does not let in */
  async function prove(
    account: Account | null,
    ctx: Context,
    { googleCode: code = '', state = '', iss }: ProofByGoogle,
  ): Promise<void> {
    const { sub } = await identify(ctx, { code, state, iss });
    const found = await accounts.findByGoogle(sub);
    if (!account || found?.accountId !== account.accountId) throw new Refusal('googleAccountDiffers');
  }

  return { begin, identify, accountFor, linkTo, prove };
}

type ProofByGoogle = {
  googleCode?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
};
