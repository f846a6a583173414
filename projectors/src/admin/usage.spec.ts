import type { UsageAccountDocument, UsageSumDocument } from '@storylark/contracts/admin/documents';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { usage } from './usage.ts';

type Life = ReturnType<typeof aLife>;
type Happened = {
  [T in keyof Life]: readonly [type: T, at: string, changes?: Partial<Life[T]>, accountId?: string];
}[keyof Life];

const after = (...happened: Happened[]) => {
  const event = recordedEvents();
  const { documents, sums } = projected(usage).from(
    happened.map(([type, at, changes = {}, accountId = 'a']) =>
      event(type, { ...aLife(accountId)[type], at: at.length > 10 ? at : `${at}T12:00:00.000Z`, ...changes }),
    ),
  );
  return {
    accounts: documents as unknown as Record<string, UsageAccountDocument>,
    sumOf: (bucket: string, start: string) =>
      (sums[`${bucket}/${start}`] as unknown as UsageSumDocument | undefined)?.sums,
  };
};
const opened = ['AccountOpened', '2026-11-02'] as const;
const aStory: Happened[] = [
  ['StorySlotTaken', '2026-11-20', { window: '2026-11-02' }],
  ['StoryRequested', '2026-11-20', { window: '2026-11-02' }],
  ['NarrationRecorded', '2026-11-20', { durationSeconds: 240.6 }],
  ['StoryFinished', '2026-11-20'],
];

describe('usage', () => {
  it('counts what became of a story on its day, in the language it is told in', () => {
    const { sumOf, accounts } = after(opened, ...aStory);
    expect(sumOf('day', '2026-11-20')).toEqual({
      'free/de': { ordered: 1, soundSeconds: 241, finished: 1 },
      'free/en': { slotsTaken: 1, active: 1 },
    });
    expect(accounts.a).toMatchObject({ stories: 1, making: {}, lastActive: '2026-11-20' });
  });

  it.each([
    ['StoryFailed', { code: 'textFailed' }, 'textFailed'],
    ['StoryFailed', { code: 'narrationFailed' }, 'narrationFailed'],
    ['StoryFailed', { code: 'helperFailed' }, 'helperFailed'],
    ['StoryFailed', { code: 'characterDeleted' }, 'characterDeleted'],
    ['StoryStopped', {}, 'stopped'],
  ] as const)('counts %s %j as %s, once', (type, changes, figure) => {
    const ended = [type, '2026-11-21', changes] as unknown as Happened;
    const { sumOf, accounts } = after(opened, ...aStory.slice(0, 2), ended, ended);
    expect(sumOf('day', '2026-11-21')).toEqual({ 'free/de': { [figure]: 1 } });
    expect(accounts.a).toMatchObject({ stories: 0, making: {} });
  });

  it('counts an account once a day, a week and a month, whatever it does in them', () => {
    const { sumOf } = after(
      opened,
      ['SessionBegan', '2026-11-02'],
      ['StoryListened', '2026-11-03'],
      ['StoryListened', '2026-11-03'],
      ['SessionRenewed', '2026-11-09'],
      ['StoryListened', '2026-11-08'],
      ['AccountOpened', '2026-11-09', {}, 'b'],
      ['SessionRenewed', '2026-12-01'],
    );
    const activeOn = (bucket: string, ...starts: string[]) =>
      starts.map((start) => sumOf(bucket, start)?.['free/en']?.active ?? 0);
    expect(activeOn('day', '2026-11-02', '2026-11-03', '2026-11-08', '2026-11-09')).toEqual([1, 1, 0, 2]);
    expect(activeOn('week', '2026-11-02', '2026-11-09', '2026-11-30')).toEqual([1, 2, 1]);
    expect(activeOn('month', '2026-11-01', '2026-12-01')).toEqual([2, 1]);
  });

  it('tells what was bought and what ended, under the plan it was', () => {
    const { sumOf } = after(
      opened,
      ['SubscriptionStarted', '2026-11-03', { by: 'checkout' }],
      ['SubscriptionUpgraded', '2026-11-04', { plan: 'premium' }],
      ['CancellationScheduled', '2026-11-05', { effectiveAt: '2026-11-06T00:00:00.000Z' }],
      ['SubscriptionEnded', '2026-11-07', { reason: 'cancelled' }],
      ['AccountOpened', '2026-11-03', {}, 'b'],
      ['SubscriptionStarted', '2026-11-03', { by: 'operator' }, 'b'],
      ['SubscriptionEnded', '2026-11-07', {}, 'b'],
    );
    expect(sumOf('day', '2026-11-03')).toEqual({
      'basic/en': { bought: 1 },
      'free/en': { opened: 1, active: 1 },
    });
    expect(sumOf('day', '2026-11-07')).toEqual({ 'premium/en': { ended: 1 } });
  });

  it('counts characters that are made, and those that are there', () => {
    const { sumOf, accounts } = after(
      opened,
      ['CharacterCreated', '2026-11-02'],
      ['CharacterCreated', '2026-11-02', { characterId: 'd' }],
      ['CharacterDeleted', '2026-11-04'],
    );
    expect(sumOf('day', '2026-11-02')?.['free/en']).toMatchObject({ characters: 2 });
    expect(accounts.a?.characters).toBe(1);
  });

  it('holds what is used of a window against what it gives, on its first day; a bigger plan gives more', () => {
    const window = '2026-11-03.1';
    const { sumOf } = after(
      opened,
      ['SubscriptionStarted', '2026-11-03', { by: 'checkout' }],
      ['StorySlotTaken', '2026-11-10', { window, storyId: 'one' }],
      ['SubscriptionUpgraded', '2026-11-11', { plan: 'standard' }],
      ['ProfileChanged', '2026-11-11'],
      ['StorySlotTaken', '2026-11-12', { window, storyId: 'two' }],
      ['StorySlotTaken', '2026-11-12', { window, storyId: 'three' }],
      ['StorySlotReturned', '2026-11-13', { window, storyId: 'two' }],
      ['StorySlotReturned', '2026-11-13', { window, storyId: 'of a window long ago' }],
    );
    expect(sumOf('day', '2026-11-03')?.['basic/en']).toMatchObject({ windowSlots: 30, windowSlotsUsed: 2 });
    expect(sumOf('day', '2026-11-13')).toEqual({ 'standard/de': { slotsReturned: 2 } });
  });

  it('keeps what was counted of an account that was deleted, and nobody’s id in a sum', () => {
    const { sumOf } = after(opened, ...aStory, ['AccountDeleted', '2026-11-22']);
    expect(sumOf('day', '2026-11-22')).toEqual({ 'free/en': { closed: 1 } });
    expect(Object.keys(sumOf('day', '2026-11-20')?.['free/de'] ?? {})).toEqual([
      'ordered',
      'soundSeconds',
      'finished',
    ]);
  });
});
