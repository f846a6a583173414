import type { FeedDocument } from '@storylark/contracts/documents';
import { eventTypes } from '@storylark/contracts/eventTypes';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import fc from 'fast-check';
import { aLife } from '../testing/aLife.ts';
import { feed as projection, feedRowId } from './feed.ts';

const feed = projection as unknown as Projection<FeedDocument>;
type Type = keyof ReturnType<typeof aLife>;
const rowOf = (type: Type, changes = {}) => {
  const event = recordedEvents();
  const [row] = Object.values(
    projected(feed).from([event(type, { ...aLife()[type], ...changes }, { position: 41 })]).documents,
  );
  return row && { event: row.event, ...row.data };
};

describe('what a browser is told', () => {
  it.each<[Type, string, string | null]>([
    ['StoryRequested', 'requested', 'text_pending'],
    ['ParagraphsDropped', 'paragraphsDropped', 'text_pending'],
    ['TextWritten', 'text', 'narration_pending'],
    ['NarrationRecorded', 'narration', 'image_pending'],
    ['StoryFinished', 'finished', 'finished'],
    ['StoryFailed', 'failed', 'failed'],
    ['StoryStopped', 'stopped', null],
    ['StoryShared', 'shared', null],
    ['StoryUnshared', 'unshared', null],
    ['StoryDeleted', 'deleted', null],
  ])('of a story, at %s: %s, %s', (type, change, state) =>
    expect(rowOf(type)).toEqual({ event: 'story', uuid: 's', change, state }),
  );

  it('of a story’s paragraphs, parts and pictures: which one', () => {
    expect(rowOf('ParagraphTold', { index: 3 })).toEqual({
      event: 'story',
      uuid: 's',
      change: 'paragraph',
      state: 'text_pending',
      index: 3,
    });
    expect(rowOf('NarrationPartRecorded')).toMatchObject({
      change: 'narrationPart',
      part: 0,
      state: 'narration_pending',
    });
    expect(rowOf('NarrationFailed')).toMatchObject({
      change: 'narrationRetrying',
      part: 1,
      state: 'narration_pending',
    });
    expect(rowOf('IllustrationDrawn')).toMatchObject({ change: 'picture', index: 0, state: null });
    expect(rowOf('IllustrationFailed')).toMatchObject({ change: 'picture', index: 1 });
  });

  it.each<[Type, string, string | null]>([
    ['CharacterCreated', 'created', 'image_pending'],
    ['RelationshipsUpdated', 'links', null],
    ['PortraitDrawn', 'portrait', 'finished'],
    ['PortraitFailed', 'portraitFailed', 'image_failed'],
    ['CharacterDeleted', 'deleted', null],
  ])('of a character, at %s: %s, %s', (type, change, state) =>
    expect(rowOf(type)).toEqual({ event: 'character', uuid: 'c', change, state }),
  );

  it('of a changed character: that it is drawn anew, where it is', () => {
    expect(rowOf('CharacterChanged', { looksChanged: true })).toMatchObject({
      change: 'changed',
      state: 'image_pending',
    });
    expect(rowOf('CharacterChanged', { looksChanged: false })?.state).toBeNull();
  });

  it('of its plan and slots: that there is something to fetch', () => {
    for (const type of eventTypes.subscription.filter((type) => type !== 'PaymentReminderIssued'))
      expect(rowOf(type)).toEqual({ event: 'account', uuid: 'a', change: 'subscription', state: null });
    expect(rowOf('StorySlotReturned')?.change).toBe('allowance');
    expect(rowOf('StorySlotCredited')?.change).toBe('allowance');
  });

  it.each<[Type, string]>([
    ['ProfileChanged', 'profile'],
    ['StoryMakingChosen', 'making'],
    ['TermsAccepted', 'terms'],
    ['EmailChanged', 'email'],
    ['SessionEnded', 'sessions'],
    ['AccountDeleted', 'deleted'],
  ])('of the account, at %s: %s', (type, change) =>
    expect(rowOf(type)).toEqual({ event: 'account', uuid: 'a', change, state: null }),
  );

  it('never of what is nobody’s news, or of what one must not learn from a stream', () => {
    const silent = Object.keys(aLife()).filter((type) => rowOf(type as Type) === undefined);
    expect(silent).toEqual([
      'AccountOpened',
      'EmailConfirmationRequested',
      'EmailConfirmed',
      'EmailChangeRequested',
      'PasswordResetRequested',
      'PasswordReset',
      'PasswordChanged',
      'PasswordRehashed',
      'SessionBegan',
      'SessionRenewed',
      'PasskeyAdded',
      'RecoveryCodesMade',
      'PasskeyUsed',
      'RecoveryCodeUsed',
      'PasskeyRemoved',
      'PushSubscribed',
      'PushUnsubscribed',
      'RoleGranted',
      'RoleWithdrawn',
      'PaymentReminderIssued',
      'WebhookReceived',
      'ReferenceSheetPainted',
      'StorySlotTaken',
      'OutsideModelUsed',
      'PaintingGivenUp',
      'ShareIdReserved',
      'StoryListened',
      'StoryAbandoned',
      'AccountErased',
    ]);
  });

  it('in ids and states alone: no envelope goes out with it', () => {
    for (const type of Object.keys(aLife()) as Type[])
      expect(JSON.stringify(rowOf(type) ?? {})).not.toContain('sealed');
  });
});

it('rows sort by their ids as the log does', () =>
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, other) => {
      expect(feedRowId('a', one) < feedRowId('a', other)).toBe(one < other);
    }),
  ));
