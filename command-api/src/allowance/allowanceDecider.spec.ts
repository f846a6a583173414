import type { AllowanceEvent } from '@storylark/contracts/subscriptions/events';
import { given as givenPast } from '@storylark/platform/testing/given';
import { allowanceDecider, type AllowanceCommand } from './allowanceDecider.ts';

const context = { accountId: 'family', window: '2026-11-01', at: '2026-11-02T08:00:00.000Z' };
const given = (...past: AllowanceEvent[]) => givenPast(allowanceDecider, past);

const taken = (storyId: string): AllowanceEvent => ({
  type: 'StorySlotTaken',
  data: { ...context, storyId },
});
const returned = (storyId: string, creditTo?: string): AllowanceEvent => ({
  type: 'StorySlotReturned',
  data: { ...context, storyId, reason: 'failed', ...(creditTo && { creditTo }) },
});
const credited = (storyId: string): AllowanceEvent => ({
  type: 'StorySlotCredited',
  data: { ...context, storyId, reason: 'failed' },
});
const take = (storyId: string, limit = 2): AllowanceCommand => ({
  type: 'TakeSlot',
  storyId,
  limit,
  plan: 'basic',
});
const giveBack = (storyId: string, creditTo: string | null = null): AllowanceCommand => ({
  type: 'ReturnSlot',
  storyId,
  reason: 'failed',
  creditTo,
});
const credit = (storyId: string): AllowanceCommand => ({ type: 'CreditSlot', storyId, reason: 'failed' });

describe('taking a slot', () => {
  it('holds one for the story', () => given().when(take('s1'), context).thenEvents(taken('s1')));
  it('twice for one story holds one, also when none is left', () =>
    given(taken('s1')).when(take('s1', 1), context).thenNothing());
  it('is refused when all are taken', () =>
    given(taken('s1'), taken('s2'))
      .when(take('s3'), context)
      .thenRefused('storyLimitReached', { limit: 2, plan: 'basic' }));
  it('is possible once one has come back', () =>
    given(taken('s1'), taken('s2'), returned('s1')).when(take('s3'), context).thenEvents(taken('s3')));
  it('is not possible again for the story that gave it back', () =>
    given(taken('s1'), returned('s1')).when(take('s1'), context).thenRefused('orderAgain'));
  it('counts what was credited from earlier windows', () => {
    const past = [credited('s0'), taken('s1'), taken('s2')];
    given(...past)
      .when(take('s3'), context)
      .thenEvents(taken('s3'));
    given(...past, taken('s3'))
      .when(take('s4'), context)
      .thenRefused('storyLimitReached', { limit: 3, plan: 'basic' });
  });
  it('is refused when a smaller limit is passed already', () =>
    given(taken('s1'), taken('s2'))
      .when(take('s3', 1), context)
      .thenRefused('storyLimitReached', { limit: 1, plan: 'basic' }));
});

describe('giving a slot back', () => {
  it('frees it once', () => {
    given(taken('s1')).when(giveBack('s1'), context).thenEvents(returned('s1'));
    given(taken('s1'), returned('s1')).when(giveBack('s1'), context).thenNothing();
  });
  it('of a story that holds none changes nothing', () =>
    given(taken('s1')).when(giveBack('s2'), context).thenNothing());
  it('after the end of its window names the window to be credited, the first time only', () => {
    given(taken('s1')).when(giveBack('s1', '2026-12-01'), context).thenEvents(returned('s1', '2026-12-01'));
    given(taken('s1'), returned('s1', '2026-12-01'))
      .when(giveBack('s1', '2027-01-01'), context)
      .thenNothing();
  });
});

describe('giving back the slot of a story that could be read', () => {
  const read = (storyId: string, creditTo: string | null = null): AllowanceCommand => ({
    type: 'ReturnSlot',
    storyId,
    reason: 'deletedBeforeNarration',
    creditTo,
  });
  const gone = (storyId: string): AllowanceEvent[] => [
    taken(storyId),
    { type: 'StorySlotReturned', data: { ...context, storyId, reason: 'deletedBeforeNarration' } },
  ];
  const three = [...gone('s1'), ...gone('s2'), ...gone('s3')];

  it('happens three times in a window, the fourth story keeps its slot, however often it is told', () => {
    given(...gone('s1'), ...gone('s2'), taken('s3'))
      .when(read('s3'), context)
      .thenEvents(gone('s3')[1] as AllowanceEvent);
    given(...three, taken('s4'))
      .when(read('s4'), context)
      .thenNothing();
    given(...three, taken('s4'))
      .when(read('s4', '2026-12-01'), context)
      .thenNothing();
  });
  it('is not counted with what came back for other reasons', () => {
    const others = ['o1', 'o2', 'o3'].flatMap((id) => [taken(id), returned(id)]);
    given(...others, taken('s1'))
      .when(read('s1'), context)
      .thenEvents(gone('s1')[1] as AllowanceEvent);
    given(...three, taken('o1'))
      .when(giveBack('o1'), context)
      .thenEvents(returned('o1'));
  });
});

describe('crediting a slot', () => {
  it('happens once per story', () => {
    given().when(credit('s0'), context).thenEvents(credited('s0'));
    given(credited('s0')).when(credit('s0'), context).thenNothing();
  });
});
