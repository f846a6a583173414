import type { Locale, StoryLanguage } from '../languages.ts';
import type { Plan } from '../subscriptions/plans.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import type { Bucket } from './buckets.ts';
import type { OutsideRole, OutsideUse } from '../stories/outside.ts';
import type { CostFigure, UsageFigure } from './views.ts';

// Documents of the read model `usage`, written by projectors, read by query-api.

/** By plan and language an account holds, as `basic/de`. */
export type UsageGroup = `${Plan}/${Locale}`;
/**
 * `usage`, _id accountId: what is counted of an account, and what the sums need to know of it.
 * `lastActive`: a day. `making`: the languages of its stories under way. `windows`: the newest ones stories were taken from,
 * newest last.
 */
export type UsageAccountDocument = {
  _id: string;
  accountId: string;
  kind: 'account';
  openedAt: string;
  language: Locale;
  subscription: Subscription;
  stories: number;
  characters: number;
  lastActive: string;
  making: Readonly<Record<string, StoryLanguage>>;
  windows: readonly { id: string; group: UsageGroup; slots: number; stories: readonly string[] }[];
};
/**
 * `usage`, _id `{bucket}/{first day}`: what all accounts did. Weeks and months count active accounts only,
 * the rest of them is summed up of days.
 */
export type UsageSumDocument = {
  _id: string;
  kind: Bucket;
  start: string;
  sums: { readonly [G in UsageGroup]?: { readonly [F in UsageFigure]?: number } };
};

/**
 * `costs`, _id `{accountId}/{storyId}`: what outside models were asked for one story; it stays when the story
 * is deleted. `lastDay`: of the last use.
 */
export type StoryCostsDocument = {
  _id: string;
  accountId: string;
  kind: 'story';
  storyId: string;
  uses: readonly OutsideUse[];
  microDollars: number;
  lastDay: string | null;
};
/**
 * `costs`, _id `day/{day}`: the stories that first asked an outside model on it; `day/{day}/{role}/{model}`:
 * what was asked of that model for that purpose.
 */
export type CostSumDocument = {
  _id: string;
  kind: 'day';
  day: string;
  role: OutsideRole | null;
  model: string | null;
  sums: { readonly costs?: { readonly [F in CostFigure]?: number } };
};
