import type { OutsideTerms } from '@storylark/contracts/stories/outside';
import { openModels } from '@storylark/models/testing/openModels';
import { createPlaces } from '../../outside/outside.ts';
import { jobFor } from '../../testing/jobFor.ts';
import { openHouse, STORY } from '../../testing/openHouse.ts';
import { storyWork } from '../../testing/storyWork.ts';
import { recordNarration } from '../recordNarration.ts';
import { nobody } from '../../testing/nobodyOutside.ts';

const paths = { speech: '/audio/speech', realtime: '/realtime' } as const;
const ORDERED = Date.parse(storyWork.requestedAt);
const terms: OutsideTerms = { offlineFallback: true, spokenName: { kind: 'alias', alias: 'Captain' } };

/** A house with a real client of a voice; its clock runs from so many ms after the order on, once it is at work. */
async function opened(shape: keyof typeof paths, { afterOrder = 60_000, wants = terms } = {}) {
  let begun: number | null = null;
  const now = () => ORDERED + afterOrder + (begun === null ? 0 : Date.now() - begun);
  const { stub, models } = await openModels(
    (baseUrl) => ({
      SPEECH_URL: baseUrl,
      SPEECH_MODEL: 'v-1',
      SPEECH_SHAPE: shape,
      SPEECH_VOICES: 'english.f1=amy',
      SPEND_PER_ACCOUNT_AND_DAY: '1000',
      SPEND_PER_DAY: '1000',
    }),
    { now },
  );
  const house = await openHouse(
    {},
    { ...nobody, models: { ...models, teller: null }, places: createPlaces(8) },
  );
  house.state.terms = wants;
  const run = () => {
    begun = Date.now();
    return recordNarration({ ...house.deps, now })(
      jobFor('recordNarration', 'story/s', { storyId: 's' }),
      new AbortController().signal,
    );
  };
  return { ...house, stub, now, run, path: paths[shape] };
}

describe.each(['speech', 'realtime'] as const)('a narration on the wire, in the shape %s', (shape) => {
  it('is whole, and names nobody', async () => {
    const { stub, run, reports, written, path } = await opened(shape);
    // one sentence is asked for twice: that goes out too
    stub.fail(path, 'silent');
    expect(await run()).toEqual({ kind: 'done' });
    expect(reports.at(-1)).toMatchObject({ step: 'narration', madeBy: 'outside' });
    expect(stub.violations).toEqual([]);
    expect(written.lines.map(({ text }) => text).join(' ')).toContain('Mia');
    expect(stub.traffic()).toContain('Captain');
    expect(stub.traffic()).not.toMatch(/mia(?!\p{L})|a\/story|requestedAt/iu);
    await stub.close();
  });

  it.each([
    ['is read by the house', terms, { step: 'narration', madeBy: 'house' }],
    ['fails', { ...terms, offlineFallback: false }, { step: 'failed', code: 'helperFailed' }],
  ] as const)(
    '%s four minutes after its order where the service says nothing at all, well within five',
    async (_, wants, end) => {
      const { stub, run, reports, now, path, keys } = await opened(shape, { afterOrder: 237_000, wants });
      stub.failAlways(path, 'silence');
      expect(await run()).toEqual({ kind: 'done' });
      expect(reports.at(-1)).toMatchObject(end);
      expect(reports.find((one) => 'step' in one && one.step === 'outsideUsed')).toMatchObject({
        reason: 'slow',
        role: 'speech',
      });
      expect(stub.asked(path)).toBeGreaterThan(0);
      expect(now()).toBeGreaterThanOrEqual(ORDERED + 240_000);
      expect(now()).toBeLessThan(ORDERED + 300_000);
      if (end.step === 'failed') expect(keys(`${STORY}narration/`)).toEqual([]);
      await stub.close();
    },
  );

  it('is read by the house at once where the service is gone', async () => {
    const { stub, run, reports, now } = await opened(shape);
    await stub.close();
    expect(await run()).toEqual({ kind: 'done' });
    expect(reports.at(-1)).toMatchObject({ madeBy: 'house' });
    expect(now()).toBeLessThan(ORDERED + 240_000);
  });
});
