import { ERASED } from '@storylark/contracts/sealing';
import { MAX_ATTEMPTS } from '@storylark/platform/jobs/jobStore';
import { picturesOf } from '@storylark/studio/studio';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { jobFor } from '../testing/jobFor.ts';
import { openHouse, STORY } from '../testing/openHouse.ts';
import { drawPicture } from './drawPicture.ts';

const { signal } = new AbortController();
const job = (attempt = 1, index = 1) => jobFor('drawPicture', 'story/s', { storyId: 's', index }, attempt);
const folder = `${STORY}picture-1/`;

holdsAtEveryMoment('drawing a picture', {
  reactorOf: drawPicture,
  jobAt: (attempt) => job(attempt),
  folder,
  givingUp: { step: 'pictureFailed', index: 1 },
});

describe('a picture', () => {
  it('is the one of its place in the plan, with words for who cannot see it', async () => {
    const house = await openHouse();
    expect(await drawPicture(house.deps)(job(), signal)).toEqual({ kind: 'done' });
    const { plan, altTexts } = house.written;
    const beat = picturesOf(plan)[1]?.beat ?? 'none';
    expect(house.reports).toEqual([
      {
        step: 'picture',
        index: 1,
        beat,
        large: `${folder}1/large.webp`,
        small: `${folder}1/small.webp`,
        seconds: 0,
        alt: altTexts[beat],
        tiny: 'data:,',
      },
    ]);
    expect(house.reports[0]).toMatchObject({ alt: expect.stringMatching(/.{10}/) });
    const large = await house.sealedBlobs.get('a/story/s', `${folder}1/large.webp`);
    expect(large === ERASED ? large : large?.toString()).toBe('large');
  });

  it('is stored whole before it is reported, manifest last', async () => {
    const house = await openHouse();
    await drawPicture(house.deps)(job(), signal);
    expect(house.acts.filter((act) => /^(put|report)/.test(act))).toEqual([
      `put ${folder}1/large.webp`,
      `put ${folder}1/small.webp`,
      `put ${folder}1/manifest.json`,
      'report picture',
    ]);
  });

  it('is not drawn again where it was drawn: only its report is made again', async () => {
    const house = await openHouse({
      before: (number, act) => {
        if (act === 'report picture' && number < 10) throw new Error('away');
      },
    });
    expect((await drawPicture(house.deps)(job(), signal)).kind).toBe('retryIn');
    house.ways.before = () => {};
    expect(await drawPicture(house.deps)(job(2), signal)).toEqual({ kind: 'done' });
    expect(house.acts.filter((act) => act === 'draw')).toHaveLength(1);
    expect(house.reports).toMatchObject([{ large: `${folder}1/large.webp` }]);
  });

  it('that an overtaken attempt drew goes, and the one that was kept stays', async () => {
    const house = await openHouse();
    await drawPicture(house.deps)(job(2), signal);
    const kept = house.keys(folder);
    // the slower one saw no manifest when it began
    const { list } = house.deps.blobs.blobs;
    house.deps.blobs.blobs.list = async function* () {};
    await drawPicture(house.deps)(job(1), signal);
    house.deps.blobs.blobs.list = list;
    expect(house.reports).toHaveLength(2);
    expect(house.keys(folder)).toEqual(kept);
  });

  it('that the plan does not have is given up, and nothing about the child is said', async () => {
    const house = await openHouse();
    const react = drawPicture(house.deps);
    expect((await react(job(1, 99), signal)).kind).toBe('retryIn');
    const outcome = await react(job(MAX_ATTEMPTS, 99), signal);
    expect(outcome).toEqual({ kind: 'giveUp', reason: 'TypeError' });
    expect(house.reports).toEqual([{ step: 'pictureFailed', index: 99 }]);
    expect(house.keys(`${STORY}picture-99/`)).toEqual([]);
  });
});
