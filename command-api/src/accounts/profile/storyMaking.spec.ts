import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { given as givenPast } from '@storylark/platform/testing/given';
import { accountDecider } from '../accountDecider.ts';
import { outsideTermsOf, type StoryMakingWish } from './storyMaking.ts';

const accountId = 'a1';
const [at, later] = ['2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z'];
const person = { firstName: 'Ada', lastName: 'Lund', email: 'ada@example.org', passwordHash: 'hash' };
const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { accountId, language: 'de', claimStream: 'c', termsVersion: null, person, at },
};
type Choice = Omit<Extract<AccountEvent, { type: 'StoryMakingChosen' }>['data'], 'accountId' | 'at'>;
const chosen = (choice: Choice, when = at): AccountEvent => ({
  type: 'StoryMakingChosen',
  data: { accountId, ...choice, at: when },
});
const captain = { kind: 'alias', alias: 'Captain' } as const;
const consent = { kind: 'name', consentedAt: at } as const;
const given = (...past: AccountEvent[]) => {
  const { state, when } = givenPast(accountDecider, [opened, ...past]);
  return {
    terms: outsideTermsOf(state),
    when: (wish: StoryMakingWish & { firstName?: string }) =>
      when({ type: 'ChangeProfile', ...wish }, { accountId, at: later }),
  };
};

describe('how stories are to be made', () => {
  it('names what changes, and nothing else', () => {
    given()
      .when({ useOutsideModels: true })
      .thenEvents(chosen({ useOutsideModels: true }, later));
    given(chosen({ useOutsideModels: true }))
      .when({ useOutsideModels: true, offlineFallback: false })
      .thenEvents(chosen({ offlineFallback: false }, later));
    given()
      .when({ spokenName: { alias: 'Captain' } })
      .thenEvents(chosen({ spokenName: { chosen: captain } }, later));
    given(chosen({ spokenName: { chosen: captain } }))
      .when({ spokenName: null })
      .thenEvents(chosen({ spokenName: { chosen: null } }, later));
  });

  it('is quiet about what is so already', () => {
    given().when({ offlineFallback: true, spokenName: null }).thenNothing();
    given(chosen({ useOutsideModels: false }))
      .when({ useOutsideModels: false })
      .thenNothing();
    given(chosen({ spokenName: { chosen: captain } }))
      .when({ spokenName: { alias: 'Captain' } })
      .thenNothing();
  });

  it('takes a no for an answer: it is not the same as none', () =>
    given()
      .when({ useOutsideModels: false })
      .thenEvents(chosen({ useOutsideModels: false }, later)));

  it('keeps the time at which a parent agreed to the name, by our clock', () => {
    given()
      .when({ spokenName: { name: true } })
      .thenEvents(chosen({ spokenName: { chosen: { kind: 'name', consentedAt: later } } }, later));
    given(chosen({ spokenName: { chosen: consent } }))
      .when({ spokenName: { name: true } })
      .thenNothing();
  });

  it('goes with a change of the names in one step', () =>
    given()
      .when({ firstName: 'Eva', useOutsideModels: true })
      .thenTypes('ProfileChanged', 'StoryMakingChosen'));
});

describe('what may be asked outside', () => {
  it('is nothing before the parent has said so, and nothing after they took it back', () => {
    expect(given().terms).toBeNull();
    expect(given(chosen({ spokenName: { chosen: consent } })).terms).toBeNull();
    expect(given(chosen({ useOutsideModels: true }), chosen({ useOutsideModels: false })).terms).toBeNull();
  });

  it('is said with what the house may take over, and with the name for the hero', () => {
    expect(given(chosen({ useOutsideModels: true })).terms).toEqual({
      offlineFallback: true,
      spokenName: null,
    });
    const past = [chosen({ useOutsideModels: true, spokenName: { chosen: consent } })];
    expect(given(...past, chosen({ offlineFallback: false })).terms).toEqual({
      offlineFallback: false,
      spokenName: consent,
    });
  });

  it('ends with the account, and with the key that seals the name', () => {
    const on = chosen({ useOutsideModels: true, spokenName: { chosen: captain } });
    const deleted: AccountEvent = {
      type: 'AccountDeleted',
      data: { accountId, reason: 'other', words: { comment: '' }, at },
    };
    expect(given(on, deleted).terms).toBeNull();
    expect(given(chosen({ useOutsideModels: true, spokenName: 'erased' })).terms).toBeNull();
  });
});
