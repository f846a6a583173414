import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { ListeningEvent, StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { AllowanceEvent, PlanEvent } from '@storylark/contracts/subscriptions/events';

type Known =
  StoredAccountEvent | StoredCharacterEvent | StoredStoryEvent | ListeningEvent | AllowanceEvent | PlanEvent;

/** Where a parent was at work. */
const active = [
  'AccountOpened',
  'SessionBegan',
  'SessionRenewed',
  'ProfileChanged',
  'CharacterCreated',
  'CharacterChanged',
  'StoryRequested',
  'StoryListened',
] as const satisfies readonly Known['type'][];
const activities: ReadonlySet<string> = new Set(active);
export const isActivity = ({ type }: { type: string }) => activities.has(type);

export const usageEvents = [
  ...active,
  'AccountDeleted',
  'CharacterDeleted',
  'NarrationRecorded',
  'StoryFinished',
  'StoryFailed',
  'StoryStopped',
  'StoryDeleted',
  'StorySlotTaken',
  'StorySlotReturned',
  'SubscriptionStarted',
  'SubscriptionUpgraded',
  'DowngradeScheduled',
  'DowngradeWithdrawn',
  'DowngradeTookEffect',
  'CancellationScheduled',
  'CancellationWithdrawn',
  'PeriodRenewed',
  'SubscriptionEnded',
] as const satisfies readonly Known['type'][];
export type UsageEvent = Extract<Known, { type: (typeof usageEvents)[number] }>;
