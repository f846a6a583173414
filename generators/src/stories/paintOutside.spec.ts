import { besideManifest, REQUESTS_FILE } from '@storylark/contracts/blobs';
import { outsideReasons, type SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import { picturesOf } from '@storylark/studio/studio';
import { createPlaces } from '../outside/outside.ts';
import { decodeJson } from '../stepBlobs.ts';
import { failsAt, fakePainter } from '../testing/fakePainter.ts';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { jobFor } from '../testing/jobFor.ts';
import { CHARACTER, type House, type Moments, openHouse, STORY } from '../testing/openHouse.ts';
import { storyWork } from '../testing/storyWork.ts';
import { drawPicture } from './drawPicture.ts';

const terms = { offlineFallback: true, spokenName: null };
const strict = { ...terms, offlineFallback: false };
const PAINTED = `${STORY}painted-0/`;
const SHEET = `${CHARACTER}reference-1/1/`;
const { signal } = new AbortController();
const job = (index = 0, attempts = 1) => jobFor('drawPicture', 'story/s', { storyId: 's', index }, attempts);

async function opened(
  before?: Parameters<typeof fakePainter>[0],
  wants: House['state']['terms'] = terms,
  moments?: Partial<Moments>,
) {
  const painter = fakePainter(before);
  const house = await openHouse(moments, painter.outside);
  house.state.terms = wants;
  const run = (index = 0, attempt = 1, until = signal) => drawPicture(house.deps)(job(index, attempt), until);
  const pictures = () =>
    house.reports.filter(
      (one): one is Extract<StoryReport, { step: 'picture' }> => 'step' in one && one.step === 'picture',
    );
  const uses = () =>
    house.reports.flatMap((one) => ('step' in one && one.step === 'outsideUsed' ? [one] : []));
  const sentBeside = async (key: string) => {
    const content = await house.sealedBlobs.get('a/story/s', besideManifest(key, REQUESTS_FILE));
    return content instanceof Uint8Array ? decodeJson<SentRequest[]>(content).map(({ sent }) => sent) : [];
  };
  return { ...house, ...painter, run, pictures, uses, sentBeside };
}

holdsAtEveryMoment('painting a picture outside', {
  reactorOf: drawPicture,
  jobAt: (attempt) => job(0, attempt),
  folder: PAINTED,
  givingUp: { step: 'pictureFailed', index: 0 },
  open: (moments) => opened(undefined, terms, moments),
});

describe('a picture painted by an outside model', () => {
  it('is painted by the sheet of its hero, and says who painted it, after which words, and what was sent', async () => {
    const house = await opened();
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.asked).toEqual(['reference', 'scene']);
    expect(Buffer.from(house.scenes[0]?.shown['hero'] ?? []).toString()).toBe('a painted reference');
    const [beat] = picturesOf(house.written.plan).map((spec) => spec.beat);
    expect(house.pictures()).toMatchObject([
      {
        index: 0,
        beat,
        madeBy: 'outside',
        large: `${PAINTED}1/large.webp`,
        alt: `Painted after these words: ${house.written.altTexts[beat ?? '']}`,
        tiny: 'data:,p',
      },
    ]);
    expect(await house.sentBeside(`${PAINTED}1/large.webp`)).toEqual(['paint reference', 'paint scene']);
    expect(house.uses()).toMatchObject([
      {
        usedFor: 'picture',
        index: 0,
        useId: 'picture/0/1/image',
        calls: 2,
        microDollars: 80,
        outcome: 'kept',
      },
    ]);
  });

  it('has the sheet stored, sealed under the character and told of, before anything is painted by it', async () => {
    const house = await opened();
    await house.run();
    expect(house.acts.filter((act) => /^(put|report|frame)/.test(act))).toEqual([
      `put ${SHEET}reference.png`,
      `put ${SHEET}manifest.json`,
      'report referenceSheet',
      'report outsideUsed',
      'frame',
      `put ${PAINTED}1/large.webp`,
      `put ${PAINTED}1/small.webp`,
      `put ${PAINTED}1/requests.json`,
      `put ${PAINTED}1/manifest.json`,
      'report picture',
    ]);
    const sheet = await house.sealedBlobs.get('a/character/c', `${SHEET}reference.png`);
    expect(Buffer.from(sheet as Uint8Array).toString()).toBe('a painted reference');
  });

  it('goes by the sheet that is there, in whatever story it was painted', async () => {
    const house = await opened();
    await house.run();
    expect(await house.run(1)).toEqual({ kind: 'done' });
    expect(house.asked).toEqual(['reference', 'scene', 'scene']);
    expect(Buffer.from(house.scenes[1]?.shown['hero'] ?? []).toString()).toBe('a painted reference');
  });

  it('that is not the first waits for the sheet, without counting the attempt, and draws where none comes', async () => {
    const house = await opened();
    expect(await house.run(1)).toMatchObject({ kind: 'retryIn', spares: true });
    expect(house.asked).toEqual([]);
    house.state.pictures = [{ index: 0, madeBy: null }];
    expect(await house.run(1)).toEqual({ kind: 'done' });
    expect(house.pictures()).toMatchObject([{ index: 1, large: `${STORY}picture-1/1/large.webp` }]);
    expect(house.asked).toEqual([]);
  });

  it('is the house’s where the character looks other than in this story by now, or is gone', async () => {
    for (const now of [{ over: true as const }, { hairColor: 'black' }]) {
      const house = await opened();
      const { portraitWork } = house.deps.api;
      house.deps.api.portraitWork = async (...of) => {
        if ('over' in now) return { over: true };
        const work = await portraitWork(...of);
        return work.over ? work : { ...work, sheet: { ...work.sheet, hairColor: 'black' } };
      };
      expect(await house.run()).toEqual({ kind: 'done' });
      expect(house.asked).toEqual([]);
      expect(house.pictures()[0]?.madeBy).toBeUndefined();
    }
  });

  it('is the house’s where nobody said yes', async () => {
    const house = await opened(undefined, null);
    await house.run();
    expect(house.asked).toEqual([]);
    expect(house.pictures()[0]?.madeBy).toBeUndefined();
  });

  it.each(outsideReasons)('is the house’s when the model does not deliver: %s', async (reason) => {
    const house = await opened(failsAt('scene', reason));
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason, calls: 1 }]);
    const [picture] = house.pictures();
    expect(picture).toMatchObject({ index: 0, large: `${STORY}picture-0/1/large.webp`, tiny: 'data:,' });
    expect(await house.sentBeside(picture?.large ?? '')).toEqual(['paint reference']);
  });

  it('has nobody asked any more once the house drew one of its story', async () => {
    const house = await opened();
    house.state.pictures = [{ index: 3, madeBy: 'house' }];
    await house.run();
    expect(house.asked).toEqual([]);
    expect(house.pictures()[0]?.madeBy).toBeUndefined();
  });

  it('is drawn again by the house where another could not be painted, with what was sent for it', async () => {
    const house = await opened();
    await house.run();
    house.state.pictures = [{ index: 1, madeBy: 'house' }];
    house.state.kept = null;
    const again = jobFor('drawPicture', 'story/s', { storyId: 's', index: 0, wasPainted: true });
    expect(await drawPicture(house.deps)(again, signal)).toEqual({ kind: 'done' });
    expect(house.asked).toEqual(['reference', 'scene']);
    expect(house.pictures().at(-1)).toMatchObject({ index: 0, large: `${STORY}picture-0/1/large.webp` });
    expect(await house.sentBeside(`${STORY}picture-0/1/large.webp`)).toEqual([
      'paint reference',
      'paint scene',
    ]);
    expect(house.keys(PAINTED)).toEqual([]);
  });

  it('that came too late, when the house had drawn another, is drawn too', async () => {
    const house = await opened();
    const { reportStory } = house.deps.api;
    house.deps.api.reportStory = async (account, story, report) => {
      if (report.step === 'picture' && report.madeBy === 'outside') {
        house.state.pictures = [{ index: 2, madeBy: 'house' }];
        return false;
      }
      return reportStory(account, story, report);
    };
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.pictures()).toMatchObject([{ index: 0, large: `${STORY}picture-0/1/large.webp` }]);
    expect(house.keys(PAINTED)).toEqual([]);
    expect(await house.sentBeside(`${STORY}picture-0/1/large.webp`)).toHaveLength(2);
  });

  it('fails its story where the parent wants no stand-in; one that can be heard goes on without it', async () => {
    for (const isTaken of [true, false]) {
      const house = await opened(failsAt('scene', 'unsafe'), strict);
      const { reportStory } = house.deps.api;
      house.deps.api.reportStory = async (account, story, report) =>
        (await reportStory(account, story, report)) && (report.step !== 'failed' || isTaken);
      expect(await house.run()).toEqual({ kind: 'done' });
      expect(house.uses()).toMatchObject([{ outcome: 'failed', reason: 'unsafe' }]);
      expect(house.pictures()).toEqual([]);
      expect(house.reports.at(-1)).toEqual(
        isTaken ? { step: 'failed', code: 'helperFailed' } : { step: 'pictureFailed', index: 0 },
      );
    }
  });

  it('counts its four minutes from the order on, and asks nobody after that', async () => {
    let until = 0;
    const house = await opened((_what, order) => (until = order.until));
    await house.run();
    expect(until).toBe(Date.parse(storyWork.requestedAt) + 240_000);
    const late = await opened();
    await drawPicture({ ...late.deps, now: () => until })(job(), signal);
    expect(late.asked).toEqual([]);
    expect(late.pictures()[0]?.madeBy).toBeUndefined();
  });

  it('waits for a place while others wait outside, without counting the attempt', async () => {
    const house = await opened();
    house.deps.outside.picturePlaces = createPlaces(0);
    expect(await house.run()).toMatchObject({ kind: 'retryIn', spares: true });
  });
});
