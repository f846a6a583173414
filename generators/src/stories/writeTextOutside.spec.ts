import { outsideReasons, type SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import { createOfflineWriter } from '@storylark/studio/offline/createOfflineWriter';
import { createPlaces } from '../outside/outside.ts';
import { decodeJson } from '../stepBlobs.ts';
import { failsFrom, fakeTeller } from '../testing/fakeTeller.ts';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { jobFor } from '../testing/jobFor.ts';
import { type House, type Moments, openHouse, STORY } from '../testing/openHouse.ts';
import { storyWork } from '../testing/storyWork.ts';
import { storyOrderOf } from './storyOrder.ts';
import { writeText } from './writeText.ts';

const TEXT = `${STORY}text/`;
const terms = { offlineFallback: true, spokenName: null };
const job = (attempts = 1) => jobFor('writeText', 'story/s', { storyId: 's' }, attempts);
const { signal } = new AbortController();
const ofHouse = await createOfflineWriter().write(storyOrderOf(storyWork), []);
const beats = ofHouse.plan.beats.map(({ beat }) => beat);

async function opened(
  before?: Parameters<typeof fakeTeller>[0],
  wants: House['state']['terms'] = terms,
  moments?: Partial<Moments>,
) {
  const teller = fakeTeller(before);
  const house = await openHouse(moments, teller.outside);
  house.state.terms = wants;
  const run = (attempt = 1, until = signal) => writeText(house.deps)(job(attempt), until);
  const steps = () =>
    house.reports.flatMap((report) => ('step' in report && report.step !== 'paragraph' ? [report.step] : []));
  const uses = () =>
    house.reports.flatMap((one) => ('step' in one && one.step === 'outsideUsed' ? [one] : []));
  return { ...house, ...teller, run, steps, uses };
}
const lastOf = <S extends StoryReport['step']>({ reports }: Pick<House, 'reports'>, step: S) =>
  reports.findLast((one): one is Extract<StoryReport, { step: S }> => 'step' in one && one.step === step);

describe('a text told by an outside model', () => {
  it('is read along, kept passage by passage, and its requests lie beside it', async () => {
    const house = await opened();
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.asked).toEqual(beats);
    expect(house.told).toEqual(beats.map((beat) => `Passage ${beat} of another teller.`));
    expect(house.steps()).toEqual(['outsideUsed', 'text']);
    expect(lastOf(house, 'text')).toMatchObject({
      madeBy: 'outside',
      title: ofHouse.title,
      paragraphs: house.told,
    });
    expect(house.uses()).toEqual([
      {
        step: 'outsideUsed',
        usedFor: 'text',
        useId: 'text/1/text',
        role: 'text',
        model: 'm',
        calls: beats.length,
        retries: 0,
        microDollars: 10 * beats.length,
        seconds: beats.length,
        outcome: 'kept',
        reason: null,
      },
    ]);
    const content = await house.sealedBlobs.get('a/story/s', `${TEXT}1/requests.json`);
    const requests = decodeJson<SentRequest[]>(content as Uint8Array);
    expect(requests.map(({ sent }) => sent)).toEqual(beats.map((beat) => `tell ${beat}`));
  });

  it('is the house’s where nobody said yes, and nobody outside is asked', async () => {
    const house = await opened(undefined, null);
    await house.run();
    expect(house.asked).toEqual([]);
    expect(house.steps()).toEqual(['text']);
    expect(lastOf(house, 'text')).toMatchObject({ madeBy: 'house', paragraphs: ofHouse.paragraphs });
  });

  it.each(outsideReasons)('is the house’s when the model does not deliver: %s', async (reason) => {
    const house = await opened(failsFrom(3, reason));
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.steps()).toEqual(['outsideUsed', 'paragraphsDropped', 'text']);
    expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason, calls: 3 }]);
    expect(lastOf(house, 'text')).toMatchObject({ madeBy: 'house', paragraphs: ofHouse.paragraphs });
    expect(house.told).toEqual([]);
    expect(house.keys(TEXT)).toContain(`${TEXT}1/requests.json`);
  });

  it('drops nothing where nothing was told yet', async () => {
    const house = await opened(failsFrom(0, 'away'));
    await house.run();
    expect(house.steps()).toEqual(['text']);
  });

  it('fails, leaves nothing and is not tried again where the parent wants no stand-in', async () => {
    const house = await opened(failsFrom(3, 'slow'), { ...terms, offlineFallback: false });
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'failed', reason: 'slow' }]);
    expect(house.reports.at(-1)).toEqual({ step: 'failed', code: 'helperFailed' });
    expect(house.keys(TEXT)).toEqual([]);
  });

  it('goes on behind the passages that are there after a crash, and counts each of them once', async () => {
    let isFirst = true;
    const house = await opened((at) => {
      if (at !== 4 || !isFirst) return;
      isFirst = false;
      throw new Error('fallen over');
    });
    expect((await house.run(1)).kind).toBe('retryIn');
    expect(house.uses()).toEqual([]);
    expect(await house.run(2)).toEqual({ kind: 'done' });
    expect(house.asked).toEqual(beats);
    expect(house.told).toHaveLength(beats.length);
    expect(house.uses()).toMatchObject([
      { useId: 'text/1/text', calls: 4, outcome: 'kept' },
      { useId: 'text/2/text', calls: beats.length - 4, outcome: 'kept' },
    ]);
  });

  it('counts its two minutes from the order on, whatever fell over in between', async () => {
    const house = await opened();
    let until = 0;
    const { teller } = house.deps.outside.models;
    house.deps.outside.models.teller = {
      services: {},
      tell: async (order) => {
        until = order.until;
        return (teller as NonNullable<typeof teller>).tell(order);
      },
    };
    await house.run(3);
    expect(until).toBe(Date.parse(storyWork.requestedAt) + 120_000);
  });

  it('waits for a place while others wait outside, without counting the attempt, and not past its time', async () => {
    const house = await opened();
    let begun = () => {};
    let letGo = () => {};
    const isHeld = new Promise<void>((resolve) => (begun = resolve));
    house.deps.outside.places = createPlaces(1);
    const held = house.deps.outside.places.hold(() => {
      begun();
      return new Promise<void>((resolve) => (letGo = resolve));
    });
    await isHeld;
    expect(await house.run(1)).toMatchObject({ kind: 'retryIn', spares: true });
    expect([house.asked, house.steps()]).toEqual([[], []]);
    house.state.requestedAt = '1969-12-31T23:58:00.000Z';
    expect(await house.run(2)).toEqual({ kind: 'done' });
    expect(lastOf(house, 'text')).toMatchObject({ madeBy: 'house' });
    letGo();
    await held;
  });

  it('goes over to the house at the next look when the parent switches it off meanwhile', async () => {
    const house = await opened(
      (at, { signal: cut }) =>
        at === 2 &&
        new Promise((_, reject) => {
          house.state.terms = null;
          cut.addEventListener('abort', () => reject(cut.reason as Error));
        }),
    );
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason: 'switchedOff', calls: 2 }]);
    expect(house.told).toEqual([]);
    expect(lastOf(house, 'text')).toMatchObject({ madeBy: 'house' });
  });

  it('begins with nothing outside when it was switched off between two attempts', async () => {
    const house = await opened((at) => {
      if (at === 2) throw new Error('fallen over');
    });
    await house.run(1);
    house.state.terms = null;
    expect(await house.run(2)).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason: 'switchedOff', calls: 2 }]);
    expect(house.told).toEqual([]);
  });

  it('is cut off in the middle of a call when the story is deleted, tells what was spent, and leaves nothing', async () => {
    const house = await opened(
      (at, { signal: cut }) =>
        at === 2 &&
        new Promise((_, reject) => {
          house.state.isOver = true;
          cut.addEventListener('abort', () => reject(cut.reason as Error));
        }),
    );
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'failed', reason: null, calls: 2 }]);
    expect(house.keys(TEXT)).toEqual([]);
  });

  it('goes back to the pile when the house stops, and reports nothing of it', async () => {
    const stopping = new AbortController();
    const house = await opened((at) => {
      if (at === 2) stopping.abort();
    });
    expect(await house.run(1, stopping.signal)).toEqual({ kind: 'retryIn', ms: 0, reason: 'stopped' });
    expect(house.steps()).toEqual([]);
    expect(await house.run(2)).toEqual({ kind: 'done' });
    expect(house.asked).toEqual(beats);
  });

  it('takes nothing up that was told of another plan', async () => {
    const house = await opened((at) => {
      if (at === 3) throw new Error('fallen over');
    });
    await house.run(1);
    const { writer } = house.deps.studio;
    house.deps.studio.writer = {
      write: async (order, avoid) => writer.write({ ...order, lesson: 'courage' }, avoid),
    };
    expect((await house.run(2)).kind).toBe('retryIn');
    expect(house.asked.slice(0, 6)).toEqual([...beats.slice(0, 3), ...beats.slice(0, 3)]);
  });
});

const withTerms = async (moments?: Partial<Moments>) => {
  const house = await openHouse(moments, fakeTeller().outside);
  house.state.terms = terms;
  return house;
};
holdsAtEveryMoment('writing a text outside', {
  reactorOf: writeText,
  jobAt: job,
  folder: TEXT,
  givingUp: { step: 'failed', code: 'textFailed' },
  open: withTerms,
});
const withFailing = async (moments?: Partial<Moments>) => {
  const house = await openHouse(moments, fakeTeller(failsFrom(3, 'unfit')).outside);
  house.state.terms = terms;
  return house;
};
holdsAtEveryMoment('writing a text that the house takes over', {
  reactorOf: writeText,
  jobAt: job,
  folder: TEXT,
  givingUp: { step: 'failed', code: 'textFailed' },
  open: withFailing,
});
