import type { UsageAccountDocument } from '@storylark/contracts/admin/documents';
import type { Locale } from '@storylark/contracts/languages';
import { evolveSubscription, onFree, windowAt } from '@storylark/contracts/subscriptions/subscription';
import { projectionOf } from '../projectionOf.ts';
import { groupOf } from './groupOf.ts';
import { usageAdditions } from './usageAdditions.ts';
import { isActivity, type UsageEvent, usageEvents } from './usageEvents.ts';

type Account = UsageAccountDocument;

/** A story may fail in the window after the one its slot is of; none takes two months. */
const WINDOWS_KEPT = 2;

/** A row per account, and the sums of all of them by day, plan and language. */
export const usage = projectionOf<Account, UsageEvent>({
  name: 'usage/v1',
  handles: usageEvents,
  indexes: [
    { fields: [['accountId', 1]] },
    {
      fields: [
        ['kind', 1],
        ['start', 1],
      ],
    },
    ...(['openedAt', 'lastActive', 'stories'] as const).map((by) => ({
      fields: [
        ['kind', 1],
        [by, -1],
      ] as const,
    })),
  ],
  idsOf: ({ data }) => [data.accountId],
  evolve(document, event, _id) {
    if (event.type === 'AccountOpened') return opened(event.data, _id);
    return document && seenWith(counted(document, event), event);
  },
  additionsOf: usageAdditions,
});

const opened = (
  { accountId, language, at }: { accountId: string; language: Locale; at: string },
  _id: string,
): Account => ({
  _id,
  accountId,
  kind: 'account',
  openedAt: at,
  language,
  subscription: onFree,
  stories: 0,
  characters: 0,
  lastActive: at.slice(0, 10),
  making: {},
  windows: [],
});

/** Clocks of several processes differ a little: an earlier day is not begun again. */
function seenWith(account: Account, event: UsageEvent): Account {
  const day = event.data.at.slice(0, 10);
  return isActivity(event) && day > account.lastActive ? { ...account, lastActive: day } : account;
}

function counted(account: Account, event: UsageEvent): Account {
  const { type, data } = event;
  switch (type) {
    case 'ProfileChanged':
      return data.language === account.language ? account : { ...account, language: data.language };
    case 'CharacterCreated':
      return { ...account, characters: account.characters + 1 };
    case 'CharacterDeleted':
      return { ...account, characters: Math.max(0, account.characters - 1) };
    case 'AccountDeleted':
      return { ...account };
    case 'NarrationRecorded':
      return data.storyId in account.making ? { ...account } : account;
    case 'StoryRequested':
      return { ...account, making: { ...account.making, [data.storyId]: data.language } };
    case 'StoryFinished':
      return made(account, data.storyId, 1);
    case 'StoryFailed':
    case 'StoryStopped':
    case 'StoryDeleted':
      return made(account, data.storyId, 0);
    case 'StorySlotTaken':
      return slotTaken(account, data);
    case 'StorySlotReturned':
      return slotReturned(account, data);
    case 'SubscriptionStarted':
    case 'SubscriptionUpgraded':
    case 'DowngradeScheduled':
    case 'DowngradeWithdrawn':
    case 'DowngradeTookEffect':
    case 'CancellationScheduled':
    case 'CancellationWithdrawn':
    case 'PeriodRenewed':
    case 'SubscriptionEnded':
      return { ...account, subscription: evolveSubscription(account.subscription, event) };
    default:
      return account;
  }
}

function made(account: Account, storyId: string, stories: 0 | 1): Account {
  if (!(storyId in account.making)) return account;
  const { [storyId]: _language, ...making } = account.making;
  return { ...account, making, stories: account.stories + stories };
}

type Slot = { window: string; storyId: string; at: string };
function slotTaken(account: Account, { window, storyId, at }: Slot): Account {
  const { limit } = windowAt(account.subscription, account.openedAt, at);
  const known = account.windows.find(({ id }) => id === window);
  const taken = {
    id: window,
    group: known?.group ?? groupOf(account, at),
    slots: Math.max(limit, known?.slots ?? 0),
    stories: [...(known?.stories ?? []), storyId],
  };
  const others = account.windows.filter(({ id }) => id !== window);
  return { ...account, windows: [...others, taken].slice(-WINDOWS_KEPT) };
}

const slotReturned = (account: Account, { window, storyId }: Slot): Account => ({
  ...account,
  windows: account.windows.map((one) =>
    one.id === window && one.stories.includes(storyId)
      ? { ...one, stories: one.stories.filter((id) => id !== storyId) }
      : one,
  ),
});
