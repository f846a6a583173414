import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { FeedDocument } from '@storylark/contracts/documents';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { AllowanceEvent, SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

type FeedEvent =
  StoredAccountEvent | StoredCharacterEvent | StoredStoryEvent | SubscriptionEvent | AllowanceEvent;
type Row = Pick<FeedDocument, 'event' | 'data'>;

/** What a browser is told of each event: ids and state only. A type that is not here is nobody's news. */
const rows: { readonly [T in FeedEvent['type']]?: (data: Extract<FeedEvent, { type: T }>['data']) => Row } = {
  StoryRequested: ({ storyId }) => story(storyId, 'requested', 'text_pending'),
  ParagraphTold: ({ storyId, index }) => story(storyId, 'paragraph', 'text_pending', { index }),
  ParagraphsDropped: ({ storyId }) => story(storyId, 'paragraphsDropped', 'text_pending'),
  TextWritten: ({ storyId }) => story(storyId, 'text', 'narration_pending'),
  NarrationPartRecorded: ({ storyId, part }) =>
    story(storyId, 'narrationPart', 'narration_pending', { part }),
  NarrationFailed: ({ storyId, part }) => story(storyId, 'narrationRetrying', 'narration_pending', { part }),
  NarrationRecorded: ({ storyId }) => story(storyId, 'narration', 'image_pending'),
  IllustrationDrawn: ({ storyId, index }) => story(storyId, 'picture', null, { index }),
  IllustrationFailed: ({ storyId, index }) => story(storyId, 'picture', null, { index }),
  StoryFinished: ({ storyId }) => story(storyId, 'finished', 'finished'),
  StoryFailed: ({ storyId }) => story(storyId, 'failed', 'failed'),
  StoryStopped: ({ storyId }) => story(storyId, 'stopped', null),
  StoryShared: ({ storyId }) => story(storyId, 'shared', null),
  StoryUnshared: ({ storyId }) => story(storyId, 'unshared', null),
  StoryDeleted: ({ storyId }) => story(storyId, 'deleted', null),
  CharacterCreated: ({ characterId }) => character(characterId, 'created', 'image_pending'),
  CharacterChanged: ({ characterId, looksChanged }) =>
    character(characterId, 'changed', looksChanged ? 'image_pending' : null),
  RelationshipsUpdated: ({ characterId }) => character(characterId, 'links', null),
  PortraitDrawn: ({ characterId }) => character(characterId, 'portrait', 'finished'),
  PortraitFailed: ({ characterId }) => character(characterId, 'portraitFailed', 'image_failed'),
  CharacterDeleted: ({ characterId }) => character(characterId, 'deleted', null),
  ProfileChanged: ({ accountId }) => account(accountId, 'profile'),
  StoryMakingChosen: ({ accountId }) => account(accountId, 'making'),
  TermsAccepted: ({ accountId }) => account(accountId, 'terms'),
  EmailChanged: ({ accountId }) => account(accountId, 'email'),
  GoogleLinked: ({ accountId }) => account(accountId, 'profile'),
  GoogleUnlinked: ({ accountId }) => account(accountId, 'profile'),
  SessionEnded: ({ accountId }) => account(accountId, 'sessions'),
  AccountDeleted: ({ accountId }) => account(accountId, 'deleted'),
  SubscriptionStarted: ({ accountId }) => account(accountId, 'subscription'),
  SubscriptionUpgraded: ({ accountId }) => account(accountId, 'subscription'),
  DowngradeScheduled: ({ accountId }) => account(accountId, 'subscription'),
  DowngradeWithdrawn: ({ accountId }) => account(accountId, 'subscription'),
  DowngradeTookEffect: ({ accountId }) => account(accountId, 'subscription'),
  CancellationScheduled: ({ accountId }) => account(accountId, 'subscription'),
  CancellationWithdrawn: ({ accountId }) => account(accountId, 'subscription'),
  PeriodRenewed: ({ accountId }) => account(accountId, 'subscription'),
  SubscriptionEnded: ({ accountId }) => account(accountId, 'subscription'),
  CheckoutStarted: ({ accountId }) => account(accountId, 'subscription'),
  DisputeOpened: ({ accountId }) => account(accountId, 'subscription'),
  DisputeWon: ({ accountId }) => account(accountId, 'subscription'),
  DisputeLost: ({ accountId }) => account(accountId, 'subscription'),
  DuplicateFound: ({ accountId }) => account(accountId, 'subscription'),
  UpgradeRequested: ({ accountId }) => account(accountId, 'subscription'),
  ConfirmationRequired: ({ accountId }) => account(accountId, 'subscription'),
  UpgradeTakenBack: ({ accountId }) => account(accountId, 'subscription'),
  DowngradeRequested: ({ accountId }) => account(accountId, 'subscription'),
  DowngradeUndoRequested: ({ accountId }) => account(accountId, 'subscription'),
  CancellationRequested: ({ accountId }) => account(accountId, 'subscription'),
  ResumptionRequested: ({ accountId }) => account(accountId, 'subscription'),
  WithdrawalDeclared: ({ accountId }) => account(accountId, 'subscription'),
  RequestCarriedOut: ({ accountId }) => account(accountId, 'subscription'),
  RequestGivenUp: ({ accountId }) => account(accountId, 'subscription'),
  PaymentTaken: ({ accountId }) => account(accountId, 'subscription'),
  PaymentFailed: ({ accountId }) => account(accountId, 'subscription'),
  RefundIssued: ({ accountId }) => account(accountId, 'subscription'),
  StorySlotReturned: ({ accountId }) => account(accountId, 'allowance'),
  StorySlotCredited: ({ accountId }) => account(accountId, 'allowance'),
};

const story = (
  uuid: string,
  change: string,
  state: string | null,
  more: { part?: number; index?: number } = {},
): Row => ({
  event: 'story',
  data: { uuid, change, state, ...more },
});
const character = (uuid: string, change: string, state: string | null): Row => ({
  event: 'character',
  data: { uuid, change, state },
});
const account = (uuid: string, change: string): Row => ({
  event: 'account',
  data: { uuid, change, state: null },
});

/** Row ids sort as the log does: `{accountId}/{position, 16 digits}`. */
export const feedRowId = (accountId: string, position: number) =>
  `${accountId}/${String(position).padStart(16, '0')}`;

/** The live feed: one row per event and account, kept 48 h; a wake-up only wakes its readers. */
export const feed = projectionOf<FeedDocument, FeedEvent>({
  name: 'feed/v5',
  handles: Object.keys(rows) as FeedEvent['type'][],
  indexes: [
    { fields: [['at', 1]] },
    { fields: [['position', 1]] },
    {
      fields: [
        ['accountId', 1],
        ['position', 1],
      ],
    },
  ],
  passing: true, // by pruneFeed; its oldest row says how far back it reaches
  idsOf: ({ data, position }) => [feedRowId(data.accountId, position)],
  evolve(_document, event, _id) {
    const row = rows[event.type] as ((data: FeedEvent['data']) => Row) | undefined;
    return row ? { _id, accountId: event.data.accountId, at: event.data.at, ...row(event.data) } : null;
  },
});
