import type { EmailClaimEvent } from '@storylark/contracts/accounts/events';
import type { Decider } from '@storylark/platform/decider';

/** Id of the account that holds the address; null while nobody does. */
export type Holder = string | null;

export type EmailClaimCommand =
  /**
   * Quiet when somebody holds it: the state then says who. `insteadOf`: a holder that was found to have no
   * more use for it.
   */
  | { type: 'ClaimEmail'; accountId: string; insteadOf: Holder }
  /** Quiet when somebody else holds it by now. */
  | { type: 'ReleaseEmail'; accountId: string };

function decide(command: EmailClaimCommand, holder: Holder, { at }: { at: string }): EmailClaimEvent[] {
  const { accountId } = command;
  switch (command.type) {
    case 'ClaimEmail': {
      const claimed: EmailClaimEvent = { type: 'EmailClaimed', data: { accountId, at } };
      if (holder === null) return [claimed];
      if (holder === accountId || holder !== command.insteadOf) return [];
      return [{ type: 'EmailReleased', data: { accountId: holder, at } }, claimed];
    }
    case 'ReleaseEmail':
      return holder === accountId ? [{ type: 'EmailReleased', data: { accountId, at } }] : [];
  }
}

export const emailClaimDecider: Decider<Holder, EmailClaimCommand, EmailClaimEvent, { at: string }> = {
  initialState: null,
  evolve: (_holder, { type, data }) => (type === 'EmailClaimed' ? data.accountId : null),
  decide,
};
