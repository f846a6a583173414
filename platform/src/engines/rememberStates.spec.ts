import type { RecordedEvent } from '../eventStore/eventStore.ts';
import { rememberStates } from './rememberStates.ts';

const upTo = (revision: number) => ({
  state: revision,
  last: { revision } as RecordedEvent,
  commandIds: new Set<string>(),
});
const [seats, tables] = [{}, {}];

function memory() {
  let time = 0;
  const states = rememberStates(() => time);
  return { ...states, pass: (ms: number) => (time += ms) };
}

it('goes on from the newest state, and forgets it five seconds after the stream was first opened, however often it was asked for', () => {
  const { find, keep, pass } = memory();
  keep(seats, 'a', upTo(1), undefined);
  pass(4_000);
  keep(seats, 'a', upTo(2), find(seats, 'a'));
  expect(find(seats, 'a')).toMatchObject({ state: 2 });
  pass(1_000);
  expect(find(seats, 'a')).toBeUndefined();
});

it('gives one decider nothing of what another one folded', () => {
  const { find, keep } = memory();
  keep(seats, 'a', upTo(1), undefined);
  expect(find(tables, 'a')).toBeUndefined();
});

it('never goes back to what a slower reader found', () => {
  const { find, keep } = memory();
  keep(seats, 'a', upTo(1), undefined);
  const slow = find(seats, 'a');
  keep(seats, 'a', upTo(3), slow);
  keep(seats, 'a', upTo(2), slow);
  expect(find(seats, 'a')).toMatchObject({ state: 3 });
});

it('keeps a bounded number of states, the latest ones', () => {
  const { find, keep } = memory();
  for (let n = 0; n <= 6_000; n += 1) keep(seats, String(n), upTo(n), undefined);
  expect(find(seats, '0')).toBeUndefined();
  expect(find(seats, '6000')).toBeDefined();
});
