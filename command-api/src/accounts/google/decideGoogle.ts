import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { GoogleLink } from '@storylark/contracts/accounts/personal';
import type { Personal } from '@storylark/contracts/sealing';
import type { Locale } from '@storylark/contracts/languages';
import { Refusal } from '@storylark/platform/refusal';
import { type LinkedGoogle, unlinked } from './linkedGoogle.ts';

/** `claimStream`: of the claim that the account holds on that person's id already. */
type Wished = { claimStream: string; link: GoogleLink };
export type GoogleCommand =
  | ({
      /** Of nobody but this person; not where there is an account. `emailClaim`: stream of the claim on the address. */
      type: 'OpenByGoogle';
      language: Locale;
      emailClaim: string;
      names: { firstName: string; lastName: string };
      /** Whether Google vouches for the address; if not, a mail asks to confirm it. */
      confirms: boolean;
      requestId: string;
    } & Wished)
  /** Google vouches for the address of an account that nobody has confirmed: it is this person's. */
  | ({ type: 'TakeOverByGoogle'; names: { firstName: string; lastName: string } } & Wished)
  /** By who is logged in. */
  | ({ type: 'LinkGoogle' } & Wished)
  | { type: 'UnlinkGoogle' };

type At = { accountId: string; at: string };
type Account = {
  confirmed: boolean;
  passwordHash: Personal<string> | null;
  google: LinkedGoogle | null;
  language: Locale;
};

export function openByGoogle(
  command: Extract<GoogleCommand, { type: 'OpenByGoogle' }>,
  account: object | null,
  { accountId, at }: At,
): AccountEvent[] {
  if (account) throw new Refusal('emailTaken');
  const { language, emailClaim, names, confirms, requestId, link } = command;
  const person = { ...names, email: link.email, passwordHash: null };
  return [
    {
      type: 'AccountOpened',
      data: { accountId, language, claimStream: emailClaim, termsVersion: null, person, at },
    },
    linked(command, confirms, { accountId, at }),
    ...(confirms
      ? []
      : [{ type: 'EmailConfirmationRequested', data: { accountId, requestId, at } } as const]),
  ];
}

export function decideGoogle(
  command: Exclude<GoogleCommand, { type: 'OpenByGoogle' }>,
  account: Account,
  { accountId, at }: At,
): AccountEvent[] {
  switch (command.type) {
    case 'TakeOverByGoogle': {
      if (account.confirmed) throw new Refusal('googleAddressKnown');
      const { names } = command;
      const { language } = account;
      return [
        ...unlinked(account, { accountId, at }),
        linked(command, true, { accountId, at }),
        { type: 'ProfileChanged', data: { accountId, language, names, at } },
      ];
    }
    case 'LinkGoogle':
      if (account.google?.claimStream === command.claimStream) return [];
      return [...unlinked(account, { accountId, at }), linked(command, false, { accountId, at })];
    case 'UnlinkGoogle':
      if (account.google && account.passwordHash === null) throw new Refusal('lastWayIn');
      return unlinked(account, { accountId, at });
  }
}

const linked = ({ claimStream, link }: Wished, confirms: boolean, at: At): AccountEvent => ({
  type: 'GoogleLinked',
  data: { ...at, claimStream, confirms, link },
});
