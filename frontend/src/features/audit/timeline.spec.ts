import { expect, it } from '@jest/globals';
import { aBilling } from '../../testing/aBilling.ts';
import { stepsOf } from './timeline.ts';

it('a clock that was set back does not turn the order of the stream around', () => {
  const billing = aBilling();
  const [first, ...others] = billing.events;
  const late = { ...first!.event, data: { ...first!.event.data, at: '2026-09-30T00:00:00.000Z' } };
  const events = [{ ...first, event: late }, ...others] as typeof billing.events;
  const steps = stepsOf({ ...billing, events });
  expect(steps.flatMap((step) => (step.kind === 'billing' ? [step.fact.revision] : []))).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
  expect(steps).toHaveLength(8);
});
