import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { ERASED } from '@storylark/contracts/sealing';
import type { OutsideTerms, SpokenName } from '@storylark/contracts/stories/outside';
import type { Account, StoryMaking } from '../account.ts';

/** What is left out stays. `spokenName` null: none any more; `name` is the consent to say the real ones. */
export type StoryMakingWish = {
  useOutsideModels?: boolean | undefined;
  offlineFallback?: boolean | undefined;
  spokenName?: { alias?: string | undefined; name?: boolean | undefined } | null | undefined;
};

/** The choices that differ from those made before. A consent that is given again keeps its time. */
export function storyMakingChosen(
  wish: StoryMakingWish,
  before: StoryMaking,
  { accountId, at }: { accountId: string; at: string },
): AccountEvent[] {
  const { useOutsideModels, offlineFallback } = wish;
  const spokenName = wish.spokenName && wishedName(wish.spokenName, at);
  const changed = {
    ...(useOutsideModels !== undefined &&
      useOutsideModels !== before.useOutsideModels && { useOutsideModels }),
    ...(offlineFallback !== undefined && offlineFallback !== before.offlineFallback && { offlineFallback }),
    ...(spokenName !== undefined &&
      !isSame(spokenName, before.spokenName) && { spokenName: { chosen: spokenName } }),
  };
  return Object.keys(changed).length > 0
    ? [{ type: 'StoryMakingChosen', data: { accountId, ...changed, at } }]
    : [];
}

/** What may be asked of outside models for this account now; null: nothing. */
export function outsideTermsOf(account: Account | null): OutsideTerms | null {
  if (account?.status !== 'open') return null;
  const { useOutsideModels, offlineFallback, spokenName } = account.storyMaking;
  return useOutsideModels && spokenName !== ERASED ? { offlineFallback, spokenName } : null;
}

const wishedName = ({ alias }: { alias?: string | undefined }, at: string): SpokenName =>
  alias === undefined ? { kind: 'name', consentedAt: at } : { kind: 'alias', alias };

function isSame(a: SpokenName | null, b: StoryMaking['spokenName']): boolean {
  if (a === null || b === null || b === ERASED) return a === b;
  return a.kind === 'alias' ? b.kind === 'alias' && a.alias === b.alias : b.kind === 'name';
}
