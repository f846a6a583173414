import type { AccountPerson } from '@storylark/contracts/accounts/personal';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { StoryDocument } from '@storylark/contracts/documents';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { ReadModels } from '../readModels.ts';
import { openAs, type Unseal } from '../unseal.ts';

type Deps = {
  readModels: ReadModels;
  unseal: Unseal;
  subscriptionOf: (accountId: string) => Promise<SubscriptionView>;
};

const GIVEN_BACK_SHOWN = 5;

/** GET /api/dashboard: every figure of the start page, over the account's own documents. */
export async function getDashboard(
  { readModels, unseal, subscriptionOf }: Deps,
  accountId: string,
): Promise<DashboardView> {
  const [stories, listening, slots, account, subscription] = await Promise.all([
    readModels
      .of('stories')
      .then((model) => model.find({ filter: { accountId }, sort: [['createdAt', -1]] })),
    readModels.of('listening').then((model) => model.find({ filter: { accountId }, sort: [['at', -1]] })),
    readModels.of('slots').then((model) =>
      model.find({
        filter: { accountId, returnedAt: { $ne: null } },
        sort: [['returnedAt', -1]],
        limit: GIVEN_BACK_SHOWN,
      }),
    ),
    readModels.of('accounts').then((model) => model.get(accountId)),
    subscriptionOf(accountId),
  ]);
  const named =
    account &&
    ((await openAs<{ firstName: string }>(unseal, account.names)) ??
      (await openAs<AccountPerson>(unseal, account.person)));
  const told = stories.filter(({ state }) => state !== 'failed');
  const byId = new Map(told.map((story) => [story.storyId, story]));
  const last = listening.find(({ storyId }) => byId.has(storyId));
  const begun = listening.find(
    ({ storyId, finished, positionSeconds }) =>
      !finished && positionSeconds > 0 && byId.get(storyId)?.durationSeconds,
  );
  const lastStory = last && byId.get(last.storyId);
  const begunStory = begun && byId.get(begun.storyId);
  const seconds = told.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  return {
    firstName: named?.firstName ?? '',
    totalStories: told.length,
    totalCharacters: subscription.charactersUsed,
    storiesUsed: subscription.storiesUsed,
    storyLimit: subscription.storyLimit,
    charactersUsed: subscription.charactersUsed,
    characterLimit: subscription.characterLimit,
    quotaUsedPercent: percent(subscription.storiesUsed, subscription.storyLimit),
    periodEndsAt: subscription.windowEndsAt,
    favouriteSetting: favourite(told.map(({ setting }) => setting)),
    favouriteLesson: favourite(told.map(({ lesson }) => lesson)),
    audioHours: Math.round(seconds / 360) / 10,
    lastListened:
      last && lastStory
        ? { storyUuid: last.storyId, title: await titleOf(unseal, lastStory), at: last.at }
        : null,
    givenBack: slots.map(({ returnedAt, reason }) => ({ at: returnedAt ?? '', reason: reason ?? '' })),
    continueReading:
      begun && begunStory
        ? {
            storyUuid: begun.storyId,
            title: await titleOf(unseal, begunStory),
            positionSeconds: begun.positionSeconds,
            durationSeconds: begunStory.durationSeconds ?? 0,
          }
        : null,
  };
}

const percent = (used: number, limit: number) =>
  limit === 0 ? 100 : Math.min(100, Math.round((100 * used) / limit));

const titleOf = async (unseal: Unseal, { text }: StoryDocument) =>
  (await openAs<{ title: string }>(unseal, text))?.title ?? null;

/** The most frequent one; of several, the one used last (the list is newest first). */
function favourite<T>(values: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (
    [...counts].reduce<[T, number] | null>(
      (best, entry) => (best && best[1] >= entry[1] ? best : entry),
      null,
    )?.[0] ?? null
  );
}
