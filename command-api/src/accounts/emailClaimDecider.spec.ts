import type { EmailClaimEvent } from '@storylark/contracts/accounts/events';
import { given as givenPast } from '@storylark/platform/testing/given';
import { emailClaimDecider, type EmailClaimCommand, type Holder } from './emailClaimDecider.ts';

const at = '2026-11-01T08:00:00.000Z';
const claimed = (accountId: string): EmailClaimEvent => ({ type: 'EmailClaimed', data: { accountId, at } });
const released = (accountId: string): EmailClaimEvent => ({ type: 'EmailReleased', data: { accountId, at } });
const claim = (accountId: string, insteadOf: Holder = null): EmailClaimCommand => ({
  type: 'ClaimEmail',
  accountId,
  insteadOf,
});
const given = (...past: EmailClaimEvent[]) => ({
  when: (command: EmailClaimCommand) => givenPast(emailClaimDecider, past).when(command, { at }),
});

describe('an address', () => {
  it('is claimed by the first', () => given().when(claim('a')).thenEvents(claimed('a')));
  it('stays with the first when a second one comes', () =>
    given(claimed('a')).when(claim('b')).thenNothing());
  it('stays claimed when the same account claims again', () =>
    given(claimed('a')).when(claim('a')).thenNothing());
  it('can be claimed after its release', () =>
    given(claimed('a'), released('a')).when(claim('b')).thenEvents(claimed('b')));
  it('goes from a holder that has no use for it to the next', () =>
    given(claimed('a')).when(claim('b', 'a')).thenEvents(released('a'), claimed('b')));
  it('stays where it is when somebody else was quicker', () =>
    given(claimed('c')).when(claim('b', 'a')).thenNothing());
  it('is released by its holder only', () => {
    const release: EmailClaimCommand = { type: 'ReleaseEmail', accountId: 'a' };
    given(claimed('a')).when(release).thenEvents(released('a'));
    given(claimed('b')).when(release).thenNothing();
    given().when(release).thenNothing();
  });
});
