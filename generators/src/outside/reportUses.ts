import type { OutsideOutcome, OutsideReason, OutsideStep } from '@storylark/contracts/stories/outside';
import { type Ledgered, sumOf } from '@storylark/models/calls/ledger';
import type { CommandApi } from '../commandApi.ts';

/** What came of asking outside, for everything that was asked. */
export type Ended = { outcome: OutsideOutcome; reason: OutsideReason | null };
/** What was asked in one attempt. */
export type Entry = Ledgered & { attempt: number };

type Story = { accountId: string; storyId: string; usedFor: OutsideStep; index?: number };

/** Tells what was asked and what it cost: once for each attempt and role, however often it is told. */
export async function reportUses(
  api: CommandApi,
  { accountId, storyId, ...step }: Story,
  entries: readonly Entry[],
  ended: Ended,
): Promise<void> {
  for (const attempt of new Set(entries.map((one) => one.attempt)))
    for (const { seconds, ...spent } of sumOf(entries.filter((one) => one.attempt === attempt)))
      await api.reportStory(accountId, storyId, {
        step: 'outsideUsed',
        ...step,
        useId: [step.usedFor, ...(step.index === undefined ? [] : [step.index]), attempt, spent.role].join(
          '/',
        ),
        ...spent,
        seconds: Math.round(seconds * 1000) / 1000,
        ...ended,
      });
}
