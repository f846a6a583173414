import type { ClaimKeyEvent } from '@storylark/contracts/accounts/events';
import type { Decider } from '@storylark/platform/decider';

export type RetireClaimKey = { type: 'RetireClaimKey'; keyId: string };

/** Keys that name no new claim: the folded `claimKeys-all`. */
export const claimKeysDecider: Decider<readonly string[], RetireClaimKey, ClaimKeyEvent, { at: string }> = {
  initialState: [],
  evolve: (retired, { data }) => [...retired, data.keyId],
  decide: ({ keyId }, retired, { at }) =>
    retired.includes(keyId) ? [] : [{ type: 'ClaimKeyRetired', data: { keyId, at } }],
};
