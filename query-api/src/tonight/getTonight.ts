import type { CharacterView } from '@storylark/contracts/characters/views';
import type { Turn } from '@storylark/contracts/stories/documents';
import { proposeStory } from '@storylark/contracts/stories/proposal';
import type { TonightView } from '@storylark/contracts/stories/tonight';
import { voicesInPlan } from '@storylark/contracts/stories/voices';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { ReadModels } from '../readModels.ts';
import { contentOf } from '../storyContent.ts';
import type { Unseal } from '../unseal.ts';
import { whoseTurn } from './whoseTurn.ts';

export type TonightDeps = {
  readModels: ReadModels;
  unseal: Unseal;
  familyOf: (accountId: string) => Promise<readonly CharacterView[]>;
  subscriptionOf: (accountId: string) => Promise<SubscriptionView>;
  planOf: (accountId: string) => Promise<Plan>;
  /** Waits until these read models have taken in all that is in the log now; false when they do not in time. */
  catchUp: (names: readonly string[], ms: number) => Promise<boolean>;
};

/** So long a parent waits for who is next; after that nothing is said of turns. */
const CERTAIN_WITHIN_MS = 300;

/** GET /api/tonight. Of turns it says nothing while their read model is behind: it might be untrue by now. */
export async function getTonight(deps: TonightDeps, accountId: string): Promise<TonightView> {
  const isCertain = await deps.catchUp(['turns', 'characters'], CERTAIN_WITHIN_MS);
  const [characters, subscription, plan, turns] = await Promise.all([
    deps.familyOf(accountId),
    deps.subscriptionOf(accountId),
    deps.planOf(accountId),
    isCertain ? turnsOf(deps.readModels, accountId) : [],
  ]);
  const heroes = characters.filter(({ characterRole }) => characterRole === 'main');
  const whose = whoseTurn(heroes, turns);
  if (!whose) return { hero: null, turn: null, story: null, again: null };
  const { hero, before } = whose;
  const noneLeft = subscription.storiesUsed >= subscription.storyLimit;
  return {
    hero: { uuid: hero.uuid, name: hero.name },
    turn: before && { before: before.hero.name, times: before.times },
    story: noneLeft ? null : storyFor(hero, turns, plan),
    again: noneLeft ? await toHearAgain(deps, accountId, hero.uuid) : null,
  };
}

const turnsOf = async (readModels: ReadModels, accountId: string) =>
  (await (await readModels.of('turns')).get(accountId))?.turns ?? [];

/** Told as this hero's last one was, in the voice the family heard last; in a place that nobody was at lately. */
function storyFor({ uuid, age }: CharacterView, turns: readonly Turn[], plan: Plan): TonightView['story'] {
  const newestFirst = turns.toReversed();
  const lately = newestFirst.flatMap(({ choices }) => choices ?? []);
  const own = newestFirst.find(({ characterId, choices }) => characterId === uuid && choices)?.choices;
  const told = own ?? lately[0];
  const mayTell = told !== undefined && voicesInPlan(plan).includes(told.voiceId);
  return {
    ...proposeStory({ age, lately, nth: turns.length }),
    length: own?.length ?? null,
    language: told?.language ?? null,
    narratorVoice: told?.narratorVoice ?? null,
    voiceId: mayTell ? told.voiceId : null,
  };
}

/** One of this hero's own if there is one: what was never heard, or else what was heard longest ago. */
async function toHearAgain(
  { readModels, unseal }: TonightDeps,
  accountId: string,
  heroId: string,
): Promise<TonightView['again']> {
  const [stories, listening] = await Promise.all([
    readModels
      .of('stories')
      .then((model) => model.find({ filter: { accountId, state: 'finished' }, sort: [['createdAt', -1]] })),
    readModels.of('listening').then((model) => model.find({ filter: { accountId } })),
  ]);
  const heardAt = new Map(listening.map(({ storyId, at }) => [storyId, at]));
  const own = stories.filter(({ characterId }) => characterId === heroId);
  const [story] = (own.length > 0 ? own : stories).toSorted((a, b) =>
    (heardAt.get(a.storyId) ?? '').localeCompare(heardAt.get(b.storyId) ?? ''),
  );
  return story ? { storyUuid: story.storyId, title: (await contentOf(unseal, story)).title } : null;
}
