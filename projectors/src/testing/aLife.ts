import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { Envelope } from '@storylark/contracts/sealing';
import type { ListeningEvent, StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { AllowanceEvent, SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { WebhookEvent } from '@storylark/contracts/subscriptions/webhookEvents';

type LifeEvent =
  | StoredAccountEvent
  | StoredCharacterEvent
  | StoredStoryEvent
  | SubscriptionEvent
  | WebhookEvent
  | AllowanceEvent
  | ListeningEvent;
type DataOf = { [T in LifeEvent['type']]: Extract<LifeEvent, { type: T }>['data'] };

export const at = '2026-11-20T19:00:00.000Z';
export const sealed = (field: string, subject = 'a'): Envelope => ({
  subject,
  bound: `x e X ${field}`,
  box: `sealed ${field}`,
});

/** One event of every type that concerns an account, as the log holds them, in an order they may come in. */
export function aLife(accountId = 'a'): DataOf {
  const account = { accountId, at };
  const character = { ...account, characterId: 'c' };
  const story = { ...account, storyId: 's' };
  const slot = { ...story, window: '2026-11-01' };
  const link = { ...account, requestId: 'r' };
  const entry = {
    ...account,
    entry: 'e',
    agreement: 'g',
    happenedAt: at,
    amount: 499,
    tax: 80,
    currency: 'EUR',
  } as const;
  const plan = { ...account, plan: 'basic', interval: 'month' } as const;
  return {
    AccountOpened: {
      ...account,
      language: 'en',
      claimStream: 'k',
      termsVersion: '2026-11',
      person: sealed('person'),
    },
    EmailConfirmationRequested: link,
    EmailConfirmed: link,
    TermsAccepted: { ...account, termsVersion: '2026-12' },
    ProfileChanged: { ...account, language: 'de', names: sealed('names') },
    EmailChangeRequested: { ...link, change: sealed('change') },
    EmailChanged: { ...link, claimStream: 'l', formerClaimStream: 'k', change: sealed('change') },
    PasswordResetRequested: link,
    PasswordReset: { ...link, secret: sealed('secret') },
    PasswordChanged: { ...account, keepsSession: 'one', secret: sealed('secret') },
    PasswordRehashed: { ...account, secret: sealed('secret') },
    SessionBegan: { ...account, sessionId: 'one', device: sealed('device') },
    SessionRenewed: { ...account, sessionId: 'one', generation: 1 },
    SessionEnded: { ...account, sessionId: 'two' },
    GoogleLinked: { ...account, claimStream: 'emailClaim-gx', confirms: false, link: sealed('link') },
    GoogleUnlinked: { ...account, claimStream: 'emailClaim-gx' },
    PasskeyAdded: { ...account, passkeyId: 'p', counter: 0, passkey: sealed('passkey') },
    RecoveryCodesMade: { ...account, codes: sealed('codes') },
    PasskeyUsed: { ...account, passkeyId: 'p', counter: 2 },
    RecoveryCodeUsed: { ...account, slot: 3 },
    PasskeyRemoved: { ...account, passkeyId: 'another' },
    StoryMakingChosen: { ...account, useOutsideModels: true, spokenName: sealed('spokenName') },
    PushSubscribed: { ...account, sessionId: 'one', push: sealed('push') },
    PushUnsubscribed: { ...account, sessionId: 'one' },
    RoleGranted: { ...account, role: 'admin' },
    RoleWithdrawn: { ...account, role: 'admin' },
    SubscriptionStarted: { ...plan, by: 'operator', periodStart: '2026-11-20', periodEnd: '2026-12-20' },
    SubscriptionUpgraded: { ...plan, plan: 'premium' },
    DowngradeScheduled: { ...plan, effectiveAt: '2026-12-20T00:00:00.000Z' },
    DowngradeWithdrawn: account,
    DowngradeTookEffect: plan,
    CancellationScheduled: { ...account, effectiveAt: '2026-12-20T00:00:00.000Z' },
    CancellationWithdrawn: account,
    CheckoutStarted: { ...plan, checkoutId: 'k' },
    UpgradeRequested: { ...plan, requestId: 'r', amountDue: 400, prorationAt: at },
    ConfirmationRequired: link,
    UpgradeTakenBack: link,
    DowngradeRequested: { ...plan, requestId: 'r' },
    DowngradeUndoRequested: link,
    CancellationRequested: { ...link, why: 'notUsed' },
    ResumptionRequested: link,
    WithdrawalDeclared: { ...link, agreement: 'g', refund: 400 },
    RequestCarriedOut: link,
    RequestGivenUp: { ...link, failure: 'unpaid' },
    PaymentTaken: { ...entry, reason: 'start', invoice: 'i' },
    PaymentFailed: { ...entry, entry: 'f', reason: 'renewal', invoice: 'j' },
    PaymentReminderIssued: { ...account, agreement: 'g', until: '2026-12-04T08:00:00.000Z' },
    RefundIssued: { ...entry, entry: 'h', reason: 'withdrawal', of: 'e' },
    DisputeOpened: { ...entry, entry: 'k', of: 'e' },
    DisputeWon: { ...entry, entry: 'l', of: 'e' },
    DisputeLost: { ...entry, entry: 'm', of: 'e' },
    WebhookReceived: { ...account, provider: 'test', event: 'evt', eventType: 'books.changed', object: 'a' },
    DuplicateFound: { ...account, agreement: 'n' },
    PeriodRenewed: { ...account, periodStart: '2026-12-20', periodEnd: '2027-01-20' },
    CharacterCreated: { ...character, sheetVersion: 1, sheet: sealed('sheet', 'a/character/c') },
    PortraitDrawn: { ...character, sheetVersion: 1, manifest: 'a/character/c/portrait-1/1/manifest.json' },
    ReferenceSheetPainted: {
      ...character,
      sheetVersion: 1,
      manifest: 'a/character/c/reference-1/1/manifest.json',
    },
    CharacterChanged: {
      ...character,
      sheetVersion: 2,
      looksChanged: true,
      sheet: sealed('sheet 2', 'a/character/c'),
    },
    PortraitFailed: { ...character, sheetVersion: 2, reason: 'gaveUp' },
    RelationshipsUpdated: { ...character, links: [{ characterUuid: 'd', relationshipType: 'friend' }] },
    StorySlotTaken: slot,
    StoryRequested: {
      ...slot,
      characterId: 'c',
      companionIds: [],
      storyTypeAsSent: 'everyday-life',
      storyType: 'everyday',
      setting: 'atHome',
      lesson: 'patience',
      language: 'german',
      length: 'normal',
      narratorVoice: 'female',
      voiceId: 'f1',
      order: sealed('order', 'a/story/s'),
    },
    ParagraphTold: { ...story, index: 0, told: sealed('told', 'a/story/s') },
    ParagraphsDropped: story,
    OutsideModelUsed: {
      ...story,
      useId: '1/text',
      step: 'text',
      role: 'text',
      model: 'm-1.5',
      calls: 15,
      retries: 1,
      microDollars: 21_000,
      seconds: 40,
      outcome: 'kept',
      reason: null,
    },
    TextWritten: {
      ...story,
      manifest: 'a/story/s/text/1/manifest.json',
      words: 400,
      parts: 2,
      pictures: 2,
      used: [],
      seconds: 3,
      text: sealed('text', 'a/story/s'),
    },
    NarrationPartRecorded: { ...story, part: 0 },
    NarrationFailed: { ...story, part: 1, attempt: 1 },
    IllustrationDrawn: {
      ...story,
      index: 0,
      beat: 'home',
      large: 'l0.webp',
      small: 's0.webp',
      seconds: 5,
      about: sealed('about', 'a/story/s'),
    },
    NarrationRecorded: { ...story, audio: 'a.mp3', times: 't.json', durationSeconds: 241, seconds: 20 },
    PaintingGivenUp: { ...story, painted: [2] },
    IllustrationFailed: { ...story, index: 1 },
    StoryFinished: story,
    ShareIdReserved: story,
    StoryShared: { ...story, shareId: 'h', endsAt: null, indexable: false },
    StoryListened: { ...story, positionSeconds: 12, finished: false },
    StoryUnshared: story,
    StoryFailed: { ...story, code: 'narrationFailed' },
    StoryStopped: story,
    StoryAbandoned: story,
    StoryDeleted: { ...story, slotReturned: false },
    StorySlotReturned: { ...slot, reason: 'failed' },
    StorySlotCredited: { ...slot, window: '2026-12-01', reason: 'failed' },
    CharacterDeleted: { ...character, withStories: true },
    SubscriptionEnded: { ...account, reason: 'operator' },
    AccountDeleted: { ...account, reason: 'other', words: sealed('words') },
    AccountErased: account,
  };
}
