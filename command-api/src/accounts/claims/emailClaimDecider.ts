import type { EmailClaimEvent } from '@storylark/contracts/accounts/events';
import type { Decider } from '@storylark/platform/decider';

/** Id of the account that holds the address; null while nobody does. */
export type Holder = string | null;

/**
 * The folded `emailClaim-{hmac}`; null while it has no events. `madeIn`: the stream in which the holder's
 * claim was made; null for this one. `movedTo`: where the address goes on; nothing follows in this stream
 * then. `claimedAt`: ISO time.
 */
export type EmailClaim = {
  holder: Holder;
  madeIn: string | null;
  claimedAt: string | null;
  movedTo: string | null;
} | null;

export type EmailClaimCommand =
  /**
   * Quiet when somebody holds it: the state then says who. `insteadOf`: a holder that was found to have no
   * more use for it.
   */
  | { type: 'ClaimEmail'; accountId: string; insteadOf: Holder }
  /** Quiet when somebody else holds it by now, or the account by another claim. */
  | { type: 'ReleaseEmail'; accountId: string; madeIn: string | null }
  /** Ends this stream; quiet where that was done. */
  | { type: 'MoveEmail'; to: string }
  /** Brings a claim that was moved here; quiet where somebody else did. */
  | { type: 'ArriveEmail'; accountId: string; madeIn: string };

function decide(command: EmailClaimCommand, claim: EmailClaim, { at }: { at: string }): EmailClaimEvent[] {
  if (claim?.movedTo) return [];
  const holder = claim?.holder ?? null;
  switch (command.type) {
    case 'ClaimEmail': {
      const { accountId, insteadOf } = command;
      const claimed: EmailClaimEvent = { type: 'EmailClaimed', data: { accountId, at } };
      if (holder === null) return [claimed];
      if (holder === accountId || holder !== insteadOf) return [];
      return [{ type: 'EmailReleased', data: { accountId: holder, at } }, claimed];
    }
    case 'ReleaseEmail': {
      const { accountId, madeIn } = command;
      if (holder !== accountId || claim?.madeIn !== madeIn) return [];
      return [{ type: 'EmailReleased', data: { accountId, at } }];
    }
    case 'MoveEmail':
      return [{ type: 'EmailClaimMoved', data: { to: command.to, at } }];
    case 'ArriveEmail': {
      const { accountId, madeIn } = command;
      return claim ? [] : [{ type: 'EmailClaimed', data: { accountId, madeIn, at } }];
    }
  }
}

const free = { holder: null, madeIn: null, claimedAt: null, movedTo: null };

function evolve(claim: EmailClaim, { type, data }: EmailClaimEvent): EmailClaim {
  switch (type) {
    case 'EmailClaimed':
      return { ...free, holder: data.accountId, madeIn: data.madeIn ?? null, claimedAt: data.at };
    case 'EmailReleased':
      return free;
    case 'EmailClaimMoved':
      return { ...(claim ?? free), movedTo: data.to };
  }
}

export const emailClaimDecider: Decider<EmailClaim, EmailClaimCommand, EmailClaimEvent, { at: string }> = {
  initialState: null,
  evolve,
  decide,
};
