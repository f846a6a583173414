import type { AccountEvent, ClaimKeyEvent, EmailClaimEvent } from './accounts/events.ts';
import type { AuditEvent } from './audit/events.ts';
import { accountSealing } from './accounts/events.ts';
import type { CharacterEvent } from './characters/events.ts';
import { characterSealing } from './characters/events.ts';
import type { ListeningEvent, StoryEvent } from './stories/events.ts';
import { storySealing } from './stories/events.ts';
import type { AllowanceEvent, SubscriptionEvent } from './subscriptions/events.ts';
import type { WebhookEvent } from './subscriptions/webhookEvents.ts';

type TypesOf<E extends { type: string }> = { readonly [T in E['type']]: true };
/** The compiler counts: a new event type that is missing here does not build. */
const listed = <E extends { type: string }>(types: TypesOf<E>) => Object.keys(types) as E['type'][];

/**
 * Event types by the first word of their stream's name. A reader that meets another type in such a stream
 * stops: it is older than the writer.
 */
export const eventTypes = {
  emailClaim: listed<EmailClaimEvent>({ EmailClaimed: true, EmailReleased: true, EmailClaimMoved: true }),
  claimKeys: listed<ClaimKeyEvent>({ ClaimKeyRetired: true }),
  account: listed<AccountEvent>({
    AccountOpened: true,
    EmailConfirmationRequested: true,
    EmailConfirmed: true,
    TermsAccepted: true,
    ProfileChanged: true,
    EmailChangeRequested: true,
    EmailChanged: true,
    PasswordResetRequested: true,
    PasswordReset: true,
    PasswordChanged: true,
    PasswordRehashed: true,
    SessionBegan: true,
    SessionRenewed: true,
    SessionEnded: true,
    GoogleLinked: true,
    GoogleUnlinked: true,
    PasskeyAdded: true,
    PasskeyUsed: true,
    PasskeyRemoved: true,
    RecoveryCodesMade: true,
    RecoveryCodeUsed: true,
    StoryMakingChosen: true,
    PushSubscribed: true,
    PushUnsubscribed: true,
    RoleGranted: true,
    RoleWithdrawn: true,
    AccountDeleted: true,
    AccountErased: true,
  }),
  characters: listed<CharacterEvent>({
    CharacterCreated: true,
    CharacterChanged: true,
    RelationshipsUpdated: true,
    PortraitDrawn: true,
    PortraitFailed: true,
    ReferenceSheetPainted: true,
    CharacterDeleted: true,
  }),
  subscription: listed<SubscriptionEvent>({
    SubscriptionStarted: true,
    SubscriptionUpgraded: true,
    DowngradeScheduled: true,
    DowngradeWithdrawn: true,
    DowngradeTookEffect: true,
    CancellationScheduled: true,
    CancellationWithdrawn: true,
    PeriodRenewed: true,
    SubscriptionEnded: true,
    CheckoutStarted: true,
    UpgradeRequested: true,
    ConfirmationRequired: true,
    UpgradeTakenBack: true,
    DowngradeRequested: true,
    DowngradeUndoRequested: true,
    CancellationRequested: true,
    ResumptionRequested: true,
    WithdrawalDeclared: true,
    RequestCarriedOut: true,
    RequestGivenUp: true,
    PaymentTaken: true,
    PaymentFailed: true,
    PaymentReminderIssued: true,
    RefundIssued: true,
    DisputeOpened: true,
    DisputeWon: true,
    DisputeLost: true,
    DuplicateFound: true,
  }),
  webhook: listed<WebhookEvent>({ WebhookReceived: true }),
  allowance: listed<AllowanceEvent>({
    StorySlotTaken: true,
    StorySlotReturned: true,
    StorySlotCredited: true,
  }),
  story: listed<StoryEvent>({
    StoryRequested: true,
    ParagraphTold: true,
    ParagraphsDropped: true,
    OutsideModelUsed: true,
    TextWritten: true,
    NarrationPartRecorded: true,
    NarrationFailed: true,
    NarrationRecorded: true,
    IllustrationDrawn: true,
    PaintingGivenUp: true,
    IllustrationFailed: true,
    StoryFinished: true,
    StoryFailed: true,
    StoryStopped: true,
    StoryAbandoned: true,
    ShareIdReserved: true,
    StoryShared: true,
    StoryUnshared: true,
    StoryDeleted: true,
  }),
  listening: listed<ListeningEvent>({ StoryListened: true }),
  audit: listed<AuditEvent>({ AuditorLooked: true, HeadSigned: true }),
} as const;

/** Which field of which event is whose: the sealer of the write path and of the readers. */
export const sealing = { ...accountSealing, ...characterSealing, ...storySealing };
/** The events with which a data subject's key begins; no other may make one. */
export const makesKey = ['AccountOpened', 'CharacterCreated', 'StoryRequested'] as const;
