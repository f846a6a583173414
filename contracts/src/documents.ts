import type { CharacterState } from './characters/views.ts';
import type { FamilyLink } from './characters/vocabulary.ts';
import type { Role } from './accounts/vocabulary.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Locale } from './languages.ts';
import type { Envelope } from './sealing.ts';
import type { StepMade } from './stories/documents.ts';
import type { StoryChoices, StoryFailure } from './stories/events.ts';
import type { StoryState } from './stories/vocabulary.ts';
import type { Contract } from './subscriptions/contract.ts';
import type { Subscription } from './subscriptions/subscription.ts';
import type { SlotReturnReason } from './subscriptions/events.ts';
import type { InvoiceView } from './subscriptions/views.ts';

// Documents of the read models: written by projectors, read by query-api. Envelopes pass through as they were
// stored. `_id` starts with `{accountId}/` unless said otherwise.

/** `sessions`, _id accountId: what query-api needs to let a caller in. */
export type SessionsDocument = {
  _id: string;
  accountId: string;
  sessions: Sessions;
  /** What sessions that are open, or were ended as copied, began with: by session. */
  devices?: Readonly<Record<string, Envelope>>;
  /** Where the browsers of open sessions are told of news: by session. */
  pushes?: Readonly<Record<string, Envelope>>;
  roles: readonly Role[];
  termsVersion: string | null;
  termsAcceptedAt: string | null;
  confirmed: boolean;
  language: Locale;
  openedAt: string;
};
/** `accounts`, _id accountId: the envelopes that hold name and address, newest last. */
export type AccountDocument = {
  _id: string;
  accountId: string;
  person: Envelope;
  names: Envelope | null;
  email: Envelope | null;
  /** Of `GoogleLink`; absent where nobody at Google comes in. */
  google?: Envelope;
  language: Locale;
  /** How stories are to be made, as far as it was chosen. `spokenName`: of `{chosen}`. */
  useOutsideModels?: boolean;
  offlineFallback?: boolean;
  spokenName?: Envelope;
  openedAt: string;
};
/** `passkeys`, _id accountId: oldest first. */
export type PasskeysDocument = {
  _id: string;
  accountId: string;
  passkeys: readonly { passkeyId: string; passkey: Envelope; addedAt: string }[];
  recoveryCodesLeft: number;
};
/** `characters`. */
export type CharacterDocument = {
  _id: string;
  accountId: string;
  characterId: string;
  sheetVersion: number;
  sheet: Envelope;
  links: readonly FamilyLink[];
  state: CharacterState;
  portrait: string | null;
  /** Manifest of what outside models go by, as long as the looks are those that it shows. */
  referenceSheet: string | null;
  createdAt: string;
  updatedAt: string;
};
/** `stories`. `part`s recorded and pictures drawn are kept as they came. */
export type StoryDocument = StoryChoices & {
  _id: string;
  accountId: string;
  storyId: string;
  characterId: string;
  order: Envelope;
  text: Envelope | null;
  /**
   * Told while the text is pending, in their order; empty once it is there. Like what tells who made a step
   * it is absent in rows of `stories/v1`, which are read until newer ones are built: all made by the house.
   */
  told?: readonly Envelope[];
  /** Something was told, be it dropped since. */
  wasTold?: true;
  manifest: string | null;
  textMade?: StepMade | null;
  narrationMade?: StepMade | null;
  state: StoryState;
  failureCode: StoryFailure | null;
  slotReturned: boolean;
  parts: number;
  partsDone: readonly number[];
  narrationRetrying: boolean;
  pictures: number;
  drawn: readonly {
    index: number;
    beat: string;
    large: string;
    small: string;
    about: Envelope;
    made?: StepMade;
  }[];
  picturesFailed: readonly number[];
  audio: string | null;
  times: string | null;
  durationSeconds: number | null;
  share: { shareId: string; endsAt: string | null; indexable: boolean } | null;
  createdAt: string;
  finishedAt: string | null;
};
/** `shares`: looked up by `shareId`, or by `storyId` while the story is shared. */
export type ShareDocument = {
  _id: string;
  accountId: string;
  storyId: string;
  shareId: string;
  endsAt: string | null;
  indexable: boolean;
};
/** `slots`, _id `{accountId}/{storyId}/{window}`: one row per slot. `creditedTo`: decided with the return. */
export type SlotDocument = {
  _id: string;
  accountId: string;
  storyId: string;
  window: string;
  takenAt: string;
  returnedAt: string | null;
  reason: SlotReturnReason | null;
  creditedTo: string | null;
};
/** `subscriptions`, _id accountId. */
export type SubscriptionDocument = {
  _id: string;
  accountId: string;
  subscription: Subscription;
  contract: Contract;
};
/**
 * `openOrders`, _id `{accountId}/{storyId}/{window}`: a slot that was taken and that neither a requested story
 * nor a return has settled.
 */
export type OpenOrderDocument = {
  _id: string;
  accountId: string;
  storyId: string;
  window: string;
  takenAt: string;
};
/** `duePeriods`, _id accountId: when the clock next changes something of a paid subscription; null: never. */
export type DuePeriodDocument = {
  _id: string;
  accountId: string;
  subscription: Subscription;
  dueAt: string | null;
};
/**
 * `dueBilling`, _id `{accountId}/{matter}`: what may be left to do at the payment provider, from `dueAt` on; gone
 * once somebody has looked.
 */
export type DueBillingDocument = {
  _id: string;
  accountId: string;
  matter: 'request' | 'withdrawal' | 'checkout' | 'over' | 'reminder' | 'grace';
  dueAt: string;
};
/** `invoices`, _id `{accountId}/{id}`: every movement of money. */
export type InvoiceDocument = InvoiceView & { _id: string; accountId: string };
/**
 * `unnamedSteps`, _id `{accountId}/{subject}`: a story or character for which something was made that no event
 * may have named; looked at from `dueAt` on, then gone until its next event.
 */
export type UnnamedStepDocument = { _id: string; accountId: string; subject: string; dueAt: string };
/** `listening`, _id `{accountId}/{storyId}`. */
export type ListeningDocument = {
  _id: string;
  accountId: string;
  storyId: string;
  positionSeconds: number;
  finished: boolean;
  at: string;
};
/** `feed`, _id `{accountId}/{position, 16 digits}`: one row per event and account, kept 48 h. */
export type FeedDocument = {
  _id: string;
  accountId: string;
  at: string;
  event: 'story' | 'character' | 'account';
  data: { uuid: string; change: string; state: string | null; part?: number; index?: number };
};
/** `auditAccounts`, _id accountId: who has billing events. */
export type AuditAccountDocument = { _id: string; accountId: string; events: number; lastAt: string };
/**
 * How often each shared story was opened, by share: nothing about who. Counted by query-api, no read model.
 */
export const shareOpenings = { name: 'shareOpenings', indexes: [] } as const;
