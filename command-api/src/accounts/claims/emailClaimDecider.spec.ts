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
const release: EmailClaimCommand = { type: 'ReleaseEmail', accountId: 'a', madeIn: null };
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
    given(claimed('a')).when(release).thenEvents(released('a'));
    given(claimed('b')).when(release).thenNothing();
    given().when(release).thenNothing();
  });
});

describe('an address whose stream has another name now', () => {
  const moved: EmailClaimEvent = { type: 'EmailClaimMoved', data: { to: 'newer', at } };
  const move: EmailClaimCommand = { type: 'MoveEmail', to: 'newer' };
  const arrive: EmailClaimCommand = { type: 'ArriveEmail', accountId: 'a', madeIn: 'older' };
  const arrived: EmailClaimEvent = { type: 'EmailClaimed', data: { accountId: 'a', madeIn: 'older', at } };

  it('moves once, held, free or never claimed', () => {
    for (const past of [[], [claimed('a')], [claimed('a'), released('a')]])
      given(...past)
        .when(move)
        .thenEvents(moved);
    given(claimed('a'), moved).when({ type: 'MoveEmail', to: 'elsewhere' }).thenNothing();
  });
  it('is not claimed or released where it was', () => {
    given(moved).when(claim('b')).thenNothing();
    given(claimed('a'), moved).when(claim('b', 'a')).thenNothing();
    given(claimed('a'), moved).when(release).thenNothing();
  });
  it('arrives with its holder once, and never after anything else', () => {
    given().when(arrive).thenEvents(arrived);
    for (const past of [[arrived], [arrived, released('a')], [claimed('b')]])
      given(...past)
        .when(arrive)
        .thenNothing();
  });
  it('is released by the claim that was meant: the same account may have made another since', () => {
    const releaseOlder: EmailClaimCommand = { type: 'ReleaseEmail', accountId: 'a', madeIn: 'older' };
    given(arrived).when(releaseOlder).thenEvents(released('a'));
    given(arrived, released('a'), claimed('a')).when(releaseOlder).thenNothing();
    given(arrived).when(release).thenNothing();
  });
});
