import { type Bucket, bucketStart } from '@storylark/contracts/admin/buckets';
import type { UsageFigure } from '@storylark/contracts/admin/views';
import type { UsageAccountDocument, UsageGroup } from '@storylark/contracts/admin/documents';
import { localeOf } from '@storylark/contracts/languages';
import type { Addition } from '@storylark/platform/projection';
import { groupOf } from './groupOf.ts';
import type { UsageEvent } from './usageEvents.ts';

type Account = UsageAccountDocument;
type Figures = { readonly [F in UsageFigure]?: number };

/**
 * What an event that changed its account adds: to its own day, to the first day of the window a story is
 * taken from, and, where the account was not seen before in them, to its day, week and month.
 */
export function usageAdditions(before: Account | null, after: Account | null, event: UsageEvent): Addition[] {
  if (!after) return [];
  const { at } = event.data;
  return [
    ...onDay(before ?? after, after, event).map(([group, figures]) => addition('day', at, group, figures)),
    ...firstSeen(before, after).map((bucket) =>
      addition(bucket, after.lastActive, groupOf(after, at), { active: 1 }),
    ),
    ...windowSlots(before ?? after, after),
  ];
}

function addition(kind: Bucket, at: string, group: UsageGroup, figures: Figures): Addition {
  const start = bucketStart(kind, at.slice(0, 10));
  return {
    _id: `${kind}/${start}`,
    fields: { kind, start },
    add: { [group]: figures },
  };
}

function onDay(before: Account, after: Account, event: UsageEvent): (readonly [UsageGroup, Figures])[] {
  const { type, data } = event;
  const own = (figures: Figures) => [[groupOf(after, data.at), figures] as const];
  const ofStory = (storyId: string, figures: Figures) => {
    const language = before.making[storyId] ?? after.making[storyId];
    return language ? [[groupOf(after, data.at, localeOf[language]), figures] as const] : [];
  };
  switch (type) {
    case 'AccountOpened':
      return own({ opened: 1 });
    case 'AccountDeleted':
      return own({ closed: 1 });
    case 'CharacterCreated':
      return own({ characters: 1 });
    case 'StoryRequested':
      return ofStory(data.storyId, { ordered: 1 });
    case 'NarrationRecorded':
      return ofStory(data.storyId, { soundSeconds: Math.round(data.durationSeconds) });
    case 'StoryFinished':
      return ofStory(data.storyId, { finished: 1 });
    case 'StoryFailed':
      return ofStory(data.storyId, { [data.code]: 1 });
    case 'StoryStopped':
      return ofStory(data.storyId, { stopped: 1 });
    case 'StorySlotTaken':
      return own({ slotsTaken: 1 });
    case 'StorySlotReturned':
      return own({ slotsReturned: 1 });
    case 'SubscriptionStarted':
      return data.by === 'checkout' && !before.subscription.paid ? own({ bought: 1 }) : [];
    case 'SubscriptionEnded': {
      const { paid } = before.subscription;
      return paid?.by === 'checkout' ? [[`${paid.plan}/${after.language}`, { ended: 1 }]] : [];
    }
    default:
      return [];
  }
}

function firstSeen(before: Account | null, after: Account): Bucket[] {
  if (before?.lastActive === after.lastActive) return [];
  const isFirst = (bucket: Bucket) =>
    !before || bucketStart(bucket, before.lastActive) !== bucketStart(bucket, after.lastActive);
  return (['day', 'week', 'month'] as const).filter(isFirst);
}

/** Of what windows give, and of what is taken from them: both stand on the window's first day. */
function windowSlots(before: Account, after: Account): Addition[] {
  return after.windows.flatMap((window) => {
    const former = before.windows.find(({ id }) => id === window.id);
    if (former === window) return [];
    return [
      addition('day', window.id, window.group, {
        windowSlots: window.slots - (former?.slots ?? 0),
        windowSlotsUsed: window.stories.length - (former?.stories.length ?? 0),
      }),
    ];
  });
}
