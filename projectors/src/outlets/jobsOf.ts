import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { WebhookEvent } from '@storylark/contracts/subscriptions/webhookEvents';
import { accountSubject, characterSubject, storySubject, type JobKind } from '@storylark/contracts/work';
import { causeOfEvent } from '@storylark/platform/causation/causeOfEvent';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { NewJob } from '@storylark/platform/jobs/jobStore';

type WorkEvent =
  StoredAccountEvent | StoredCharacterEvent | StoredStoryEvent | SubscriptionEvent | WebhookEvent;
type Step = { subject: string; step: string; kind: JobKind; input?: NewJob['input'] };

/** Streams whose events may ask for work. */
export const workStreams = ['account-', 'characters-', 'story-', 'subscription-', 'webhook-'] as const;

/**
 * The jobs an event asks for; their ids follow from the event alone, so handing it out twice makes nothing
 * twice. Inputs hold ids and times only.
 */
export function jobsOf(event: RecordedEvent): NewJob[] {
  const { accountId } = event.data as { accountId: string };
  return stepsOf(event as unknown as WorkEvent, event.id).map(({ subject, step, kind, input = {} }) => ({
    id: `${accountId}/${subject}/${step}`,
    accountId,
    subject,
    step,
    kind,
    input: { accountId, ...input },
    position: event.position,
    ...causeOfEvent(event),
  }));
}

function stepsOf({ type, data }: WorkEvent, eventId: string): Step[] {
  switch (type) {
    case 'EmailConfirmationRequested':
    case 'PasswordResetRequested':
    case 'PasswordReset':
    case 'PasswordChanged':
    case 'GoogleUnlinked':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
    case 'RecoveryCodeUsed':
    case 'SubscriptionStarted':
    case 'PeriodRenewed':
    case 'PaymentFailed':
    case 'PaymentReminderIssued':
    case 'CancellationScheduled':
      return [mail(eventId)];
    case 'GoogleLinked':
      return data.confirms ? [] : [mail(eventId)];
    case 'SubscriptionEnded':
      return data.reason === 'unpaid' ? [mail(eventId)] : [];
    case 'PaymentTaken':
      return [paper(data.entry)];
    case 'RefundIssued':
      return [mail(eventId), paper(data.entry)];
    case 'WithdrawalDeclared':
      return [mail(eventId), paper(data.requestId)];
    case 'WebhookReceived':
      return [{ subject: accountSubject, step: `books-${eventId}`, kind: 'readBooks' }];
    case 'EmailChangeRequested':
      return [
        mail(eventId),
        { ...mail(eventId), step: `mail-${eventId}-old`, input: { eventId, toOldAddress: true } },
      ];
    case 'EmailChanged':
      return [
        {
          subject: accountSubject,
          step: `release-${eventId}`,
          kind: 'releaseEmailClaim',
          input: { claimStream: data.formerClaimStream },
        },
      ];
    case 'AccountDeleted':
      return [{ subject: accountSubject, step: 'erase', kind: 'eraseAccount', input: { eventId } }];
    case 'CharacterCreated':
      return [portrait(data.characterId, data.sheetVersion)];
    case 'CharacterChanged':
      return data.looksChanged ? [portrait(data.characterId, data.sheetVersion)] : [];
    case 'CharacterDeleted': {
      const subject = characterSubject(data.characterId);
      const input = { characterId: data.characterId };
      const stories: Step = data.withStories
        ? { subject, step: 'delete-stories', kind: 'deleteStoriesOfCharacter', input }
        : { subject, step: 'fail-stories', kind: 'failStoriesOfCharacter', input };
      return [{ subject, step: 'shred', kind: 'shredCharacter', input }, stories];
    }
    case 'StoryRequested':
      return [
        {
          subject: storySubject(data.storyId),
          step: 'text',
          kind: 'writeText',
          input: { storyId: data.storyId },
        },
      ];
    case 'TextWritten': {
      const subject = storySubject(data.storyId);
      return [
        { subject, step: 'narration', kind: 'recordNarration', input: { storyId: data.storyId } },
        ...Array.from({ length: data.pictures }, (_, index) => picture(data.storyId, index)),
      ];
    }
    case 'PaintingGivenUp':
      return data.painted.map((index) => ({
        ...picture(data.storyId, index),
        step: `picture-${index}-drawn`,
        input: { storyId: data.storyId, index, wasPainted: true },
      }));
    case 'StoryFinished':
      return [
        {
          subject: storySubject(data.storyId),
          step: 'tell-ready',
          kind: 'tellStoryReady',
          input: { storyId: data.storyId, finishedAt: data.at },
        },
      ];
    case 'StoryFailed':
    case 'StoryStopped':
      return [returnSlot(data.storyId), shred(data.storyId, type === 'StoryFailed')];
    case 'StoryDeleted':
      return data.slotReturned
        ? [returnSlot(data.storyId), shred(data.storyId, false)]
        : [shred(data.storyId, false)];
    default:
      return [];
  }
}

const mail = (eventId: string): Step => ({
  subject: accountSubject,
  step: `mail-${eventId}`,
  kind: 'sendMail',
  input: { eventId },
});
/** The invoice or credit note of an entry, the confirmation of a withdrawal. */
const paper = (id: string): Step => ({
  subject: accountSubject,
  step: `paper-${id}`,
  kind: 'writePaper',
  input: { paperId: id },
});
const portrait = (characterId: string, sheetVersion: number): Step => ({
  subject: characterSubject(characterId),
  step: `portrait-${sheetVersion}`,
  kind: 'drawPortrait',
  input: { characterId, sheetVersion },
});
const picture = (storyId: string, index: number): Step => ({
  subject: storySubject(storyId),
  step: `picture-${index}`,
  kind: 'drawPicture',
  input: { storyId, index },
});
const returnSlot = (storyId: string): Step => ({
  subject: storySubject(storyId),
  step: 'return-slot',
  kind: 'returnSlot',
  input: { storyId },
});
/** A failed story keeps its key: its choices are shown beside 'try again'. */
const shred = (storyId: string, keepKey: boolean): Step => ({
  subject: storySubject(storyId),
  step: keepKey ? 'drop-blobs' : 'shred',
  kind: 'shredStory',
  input: { storyId, keepKey },
});
