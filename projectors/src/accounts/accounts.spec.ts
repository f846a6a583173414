import type { AccountDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife, at, sealed } from '../testing/aLife.ts';
import { accounts as projection } from './accounts.ts';

const accounts = projection as unknown as Projection<AccountDocument>;
const after = (...types: (keyof ReturnType<typeof aLife>)[]) => {
  const event = recordedEvents();
  return projected(accounts).from(types.map((type) => event(type, aLife()[type]))).documents.a;
};

describe('name and address of an account', () => {
  it('begin under one seal, as they were stored', () => {
    expect(after('AccountOpened')).toEqual({
      _id: 'a',
      accountId: 'a',
      person: sealed('person'),
      names: null,
      email: null,
      language: 'en',
      openedAt: at,
      position: 0,
    });
  });

  it('are each replaced by the newer envelope, and leave the other alone', () => {
    expect(after('AccountOpened', 'ProfileChanged')).toMatchObject({
      person: sealed('person'),
      names: sealed('names'),
      email: null,
      language: 'de',
    });
    expect(after('AccountOpened', 'EmailChanged')).toMatchObject({ names: null, email: sealed('change') });
  });

  it('stand beside how stories are to be made: each choice leaves the others alone', () => {
    const event = recordedEvents();
    const choose = (choice: object) => event('StoryMakingChosen', { accountId: 'a', at, ...choice });
    const chosen = projected(accounts).from([
      event('AccountOpened', aLife().AccountOpened),
      choose({ useOutsideModels: true, spokenName: sealed('first') }),
      choose({ offlineFallback: false }),
      choose({ spokenName: sealed('second') }),
    ]).documents.a;
    expect(chosen).toMatchObject({
      useOutsideModels: true,
      offlineFallback: false,
      spokenName: sealed('second'),
      openedAt: at,
    });
  });

  it('stand beside who at Google comes in, as long as they do', () => {
    expect(after('AccountOpened', 'GoogleLinked')).toMatchObject({ google: sealed('link') });
    expect(after('AccountOpened', 'GoogleLinked', 'GoogleUnlinked')).not.toHaveProperty('google');
  });

  it('are gone with the account, and a change that comes late brings nothing back', () => {
    expect(after('AccountOpened', 'AccountDeleted')).toBeUndefined();
    expect(after('AccountOpened', 'AccountDeleted', 'ProfileChanged')).toBeUndefined();
  });

  it('are not made of a change to an account that nobody knows', () => {
    expect(after('ProfileChanged', 'EmailChanged')).toBeUndefined();
  });
});
