import { recordedEvents } from '@storylark/platform/testing/projected';
import { jobsOf } from './jobsOf.ts';

const event = recordedEvents();
const at = '2026-11-20T19:00:00.000Z';
const idsOf = (type: string, data: object) =>
  jobsOf(event(type, { accountId: 'a', at, ...data }, { id: 'e1' })).map(({ id }) => id);
const story = { storyId: 's' };
const workOf = (type: string, data: object) =>
  jobsOf(event(type, { accountId: 'a', at, ...data }, { id: 'e1' })).map(
    ({ kind, input: { accountId, ...input } }) => {
      expect(accountId).toBe('a');
      return [kind, input];
    },
  );

describe('what an event asks for', () => {
  it('a story begins with its text; narration and pictures follow it side by side', () => {
    expect(idsOf('StoryRequested', story)).toEqual(['a/story/s/text']);
    expect(idsOf('TextWritten', { ...story, pictures: 3 })).toEqual([
      'a/story/s/narration',
      'a/story/s/picture-0',
      'a/story/s/picture-1',
      'a/story/s/picture-2',
    ]);
  });
  it('what was painted is drawn again where the house draws after all', () => {
    expect(idsOf('PaintingGivenUp', { ...story, painted: [0, 2] })).toEqual([
      'a/story/s/picture-0-drawn',
      'a/story/s/picture-2-drawn',
    ]);
    expect(workOf('PaintingGivenUp', { ...story, painted: [2] })).toEqual([
      ['drawPicture', { storyId: 's', index: 2, wasPainted: true }],
    ]);
  });
  it('a new face is painted, a new name alone is not', () => {
    expect(idsOf('CharacterCreated', { characterId: 'c', sheetVersion: 1 })).toEqual([
      'a/character/c/portrait-1',
    ]);
    expect(idsOf('CharacterChanged', { characterId: 'c', sheetVersion: 2, looksChanged: true })).toEqual([
      'a/character/c/portrait-2',
    ]);
    expect(idsOf('CharacterChanged', { characterId: 'c', sheetVersion: 3, looksChanged: false })).toEqual([]);
  });
  it('a story that failed or was stopped gives its slot back; one deleted late does not', () => {
    expect(idsOf('StoryFailed', story)).toEqual(['a/story/s/return-slot', 'a/story/s/drop-blobs']);
    expect(idsOf('StoryStopped', story)).toEqual(['a/story/s/return-slot', 'a/story/s/shred']);
    expect(idsOf('StoryDeleted', { ...story, slotReturned: true })).toEqual([
      'a/story/s/return-slot',
      'a/story/s/shred',
    ]);
    expect(idsOf('StoryDeleted', { ...story, slotReturned: false })).toEqual(['a/story/s/shred']);
  });
  it('a change of address is told to both addresses', () => {
    expect(idsOf('EmailChangeRequested', {})).toEqual(['a/account/mail-e1', 'a/account/mail-e1-old']);
  });
  it('a deleted character goes with its stories, or its unwritten ones fail', () => {
    expect(idsOf('CharacterDeleted', { characterId: 'c', withStories: true })).toEqual([
      'a/character/c/shred',
      'a/character/c/delete-stories',
    ]);
    expect(idsOf('CharacterDeleted', { characterId: 'c', withStories: false })).toEqual([
      'a/character/c/shred',
      'a/character/c/fail-stories',
    ]);
  });
  it('a deleted account is erased', () =>
    expect(idsOf('AccountDeleted', { reason: 'other' })).toEqual(['a/account/erase']));
  it('a job goes back to its event, under the event’s correlation; an older event has none', () => {
    const [asked, older] = [{ at, $correlationId: 'c1', $causationId: 'e0' }, { at }].map((metadata) =>
      jobsOf({ ...event('AccountDeleted', { accountId: 'a', reason: 'other', at }, { id: 'e1' }), metadata }),
    );
    expect(asked).toMatchObject([{ correlationId: 'c1', causationId: 'e1' }]);
    expect(older).toMatchObject([{ causationId: 'e1' }]);
    expect(older?.[0]).not.toHaveProperty('correlationId');
  });
  it('each job names its work and what it is about', () => {
    expect(workOf('StoryRequested', story)).toEqual([['writeText', story]]);
    expect(workOf('TextWritten', { ...story, pictures: 1 })).toEqual([
      ['recordNarration', story],
      ['drawPicture', { ...story, index: 0 }],
    ]);
    expect(workOf('StoryFailed', story)).toEqual([
      ['returnSlot', story],
      ['shredStory', { ...story, keepKey: true }],
    ]);
    expect(workOf('StoryStopped', story)).toEqual([
      ['returnSlot', story],
      ['shredStory', { ...story, keepKey: false }],
    ]);
    expect(workOf('CharacterCreated', { characterId: 'c', sheetVersion: 1 })).toEqual([
      ['drawPortrait', { characterId: 'c', sheetVersion: 1 }],
    ]);
    expect(workOf('CharacterDeleted', { characterId: 'c', withStories: true })).toEqual([
      ['shredCharacter', { characterId: 'c' }],
      ['deleteStoriesOfCharacter', { characterId: 'c' }],
    ]);
    expect(workOf('CharacterDeleted', { characterId: 'c', withStories: false })).toEqual([
      ['shredCharacter', { characterId: 'c' }],
      ['failStoriesOfCharacter', { characterId: 'c' }],
    ]);
    expect(workOf('AccountDeleted', {})).toEqual([['eraseAccount', { eventId: 'e1' }]]);
  });
  it.each([
    'EmailConfirmationRequested',
    'PasswordResetRequested',
    'PasswordReset',
    'PasswordChanged',
    'PasskeyAdded',
    'SubscriptionStarted',
    'PeriodRenewed',
    'PaymentFailed',
    'PaymentReminderIssued',
    'CancellationScheduled',
    'PasskeyRemoved',
    'RecoveryCodeUsed',
  ])('a mail is sent at %s', (type) => {
    expect(idsOf(type, {})).toEqual(['a/account/mail-e1']);
    expect(workOf(type, {})).toEqual([['sendMail', { eventId: 'e1' }]]);
  });
  it('a plan that ended is told of where its parent has not asked for it: when it was not paid', () => {
    expect(workOf('SubscriptionEnded', { reason: 'unpaid' })).toEqual([['sendMail', { eventId: 'e1' }]]);
    for (const reason of ['cancelled', 'withdrawn', 'disputed', 'operator', 'accountDeleted'])
      expect(workOf('SubscriptionEnded', { reason })).toEqual([]);
  });
  it('money that came or went, and a withdrawal, are put in writing', () => {
    expect(workOf('PaymentTaken', { entry: 'pay_1' })).toEqual([['writePaper', { paperId: 'pay_1' }]]);
    expect(workOf('RefundIssued', { entry: 're_1' })).toEqual([
      ['sendMail', { eventId: 'e1' }],
      ['writePaper', { paperId: 're_1' }],
    ]);
    expect(workOf('WithdrawalDeclared', { requestId: 'r1' })).toEqual([
      ['sendMail', { eventId: 'e1' }],
      ['writePaper', { paperId: 'r1' }],
    ]);
    expect(idsOf('PaymentTaken', { entry: 'pay_1' })).toEqual(['a/account/paper-pay_1']);
    expect(workOf('PaymentFailed', { entry: 'pay_1' })).toEqual([['sendMail', { eventId: 'e1' }]]);
  });
  it('what the payment provider tells of has its books read, once', () => {
    expect(idsOf('WebhookReceived', {})).toEqual(['a/account/books-e1']);
    expect(workOf('WebhookReceived', { event: 'evt_1', object: 'sub_1' })).toEqual([['readBooks', {}]]);
  });
  it('the mail to the former address says that it is that one', () =>
    expect(workOf('EmailChangeRequested', {})).toEqual([
      ['sendMail', { eventId: 'e1' }],
      ['sendMail', { eventId: 'e1', toOldAddress: true }],
    ]));
  it('an address that was left is free for another account', () => {
    expect(idsOf('EmailChanged', { formerClaimStream: 'old' })).toEqual(['a/account/release-e1']);
    expect(workOf('EmailChanged', { formerClaimStream: 'old' })).toEqual([
      ['releaseEmailClaim', { claimStream: 'old' }],
    ]);
  });
  it('a finished story is told of', () =>
    expect(idsOf('StoryFinished', story)).toEqual(['a/story/s/tell-ready']));
  it('what asks for nothing brings nothing', () => expect(idsOf('StoryShared', story)).toEqual([]));
  it('nothing that a job carries is personal: ids only', () => {
    const [job] = jobsOf(
      event('CharacterCreated', {
        accountId: 'a',
        characterId: 'c',
        sheetVersion: 1,
        sheet: { subject: 'x', bound: 'y', box: 'secret' },
        at,
      }),
    );
    expect(JSON.stringify(job)).not.toContain('secret');
  });
});
