import { outsideReasons, type SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import { partsOf } from '@storylark/studio/sound/voice/partsOf';
import { createPlaces } from '../outside/outside.ts';
import { decodeJson } from '../stepBlobs.ts';
import { fakeSpeaker, mutesFrom } from '../testing/fakeSpeaker.ts';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { jobFor } from '../testing/jobFor.ts';
import { OWN_SAMPLES } from '../testing/fakeStudio.ts';
import { type House, type Moments, openHouse, STORY } from '../testing/openHouse.ts';
import { storyWork } from '../testing/storyWork.ts';
import { recordNarration } from './recordNarration.ts';

const folder = `${STORY}narration/`;
const terms = { offlineFallback: true, spokenName: { kind: 'alias', alias: 'Captain' } } as const;
const job = (attempts = 1) => jobFor('recordNarration', 'story/s', { storyId: 's' }, attempts);
const { signal } = new AbortController();

async function opened(
  before?: Parameters<typeof fakeSpeaker>[0],
  wants: House['state']['terms'] = terms,
  moments?: Partial<Moments>,
) {
  const speaker = fakeSpeaker(before);
  const house = await openHouse(moments, speaker.outside);
  house.state.terms = wants;
  const run = (attempt = 1, until = signal) => recordNarration(house.deps)(job(attempt), until);
  const steps = () =>
    house.reports.flatMap((one) => ('step' in one && one.step !== 'narrationPart' ? [one.step] : []));
  const uses = () =>
    house.reports.flatMap((one) => ('step' in one && one.step === 'outsideUsed' ? [one] : []));
  /** Lengths of the lines that were mixed, part by part. */
  const mixedSamples = () =>
    house.mixed.flatMap(({ chunks }) => chunks.flatMap(({ lines }) => lines.map((line) => line.samples)));
  return { ...house, ...speaker, run, steps, uses, mixedSamples };
}
type Opened = Awaited<ReturnType<typeof opened>>;
const lastOf = <S extends StoryReport['step']>({ reports }: Pick<House, 'reports'>, step: S) =>
  reports.findLast((one): one is Extract<StoryReport, { step: S }> => 'step' in one && one.step === step);
const sentencesIn = ({ written: { lines, plan } }: Pick<House, 'written'>, parts?: number): string[] =>
  chunksOf(lines)
    .slice(0, parts)
    .flat()
    .flatMap((line) =>
      partsOf(line, { language: 'english', voice: 'f1', cast: plan.cast }).map(
        ({ utterance }) => utterance.text,
      ),
    );
/** That every line is read by the house, and no part by anybody else. */
const expectHouseReads = (house: Opened) => {
  expect(lastOf(house, 'narration')).toMatchObject({ madeBy: 'house' });
  expect(house.mixed.map(({ voiceBy }) => voiceBy)).toEqual(['house']);
  // lines of one sentence are as long as the house says a sentence
  expect(Math.min(...house.mixedSamples())).toBe(OWN_SAMPLES);
};
/** Waits until the next look at the story, which ends the work. */
const untilCut = (cut: AbortSignal) =>
  new Promise((_, reject) => cut.addEventListener('abort', () => reject(cut.reason as Error)));

describe('a narration by a voice outside', () => {
  it('calls nobody by a name, is kept part by part, and its requests lie beside it', async () => {
    const house = await opened();
    expect(await house.run()).toEqual({ kind: 'done' });
    const sentences = sentencesIn(house);
    expect(sentences.join(' ')).toContain('Mia');
    expect([...house.asked].sort()).toEqual(sentences.map((one) => one.replaceAll('Mia', 'Captain')).sort());
    expect(house.acts.filter((act) => act.startsWith('put')).slice(0, 4)).toEqual([
      `put ${folder}1/spoken-0.json`,
      `put ${folder}1/spoken-0`,
      `put ${folder}1/spoken-1.json`,
      `put ${folder}1/spoken-1`,
    ]);
    expect(lastOf(house, 'narration')).toMatchObject({ madeBy: 'outside' });
    expect(house.mixed.map(({ voiceBy }) => voiceBy)).toEqual(['outside']);
    expect(house.uses()).toEqual([
      {
        step: 'outsideUsed',
        usedFor: 'narration',
        useId: 'narration/1/speech',
        role: 'speech',
        model: 'v',
        calls: sentences.length,
        retries: 0,
        microDollars: 10 * sentences.length,
        seconds: sentences.length,
        outcome: 'kept',
        reason: null,
      },
    ]);
    const content = await house.sealedBlobs.get('a/story/s', `${folder}1/requests.json`);
    const requests = decodeJson<SentRequest[]>(content as Uint8Array).map(({ sent }) => sent);
    expect(requests).toHaveLength(sentences.length);
    expect(requests.join(' ')).toContain('{{HERO}}');
    expect(requests.join(' ')).not.toMatch(/Mia|Captain/);
    // of the parts only the mix stays
    expect(house.keys(folder)).toEqual(
      ['audio.mp3', 'manifest.json', 'requests.json', 'times.json'].map((file) => `${folder}1/${file}`),
    );
  });

  it.each([
    ['nobody said yes', null],
    ['nothing may stand for the name', { offlineFallback: false, spokenName: null }],
  ])('is the house’s where %s, and nobody outside is asked', async (_, wants) => {
    const house = await opened(undefined, wants);
    expect(await house.run()).toEqual({ kind: 'done' });
    expect([house.asked, house.uses()]).toEqual([[], []]);
    expectHouseReads(house);
  });

  it('is the house’s where it has no such voice', async () => {
    const house = await opened();
    const { speaker } = house.deps.outside.models;
    if (speaker) speaker.voiceOf = () => null;
    await house.run();
    expect(house.asked).toEqual([]);
    expectHouseReads(house);
  });

  it.each(outsideReasons)(
    'is the house’s from its beginning when the voice does not go on: %s',
    async (reason) => {
      const house = await opened(mutesFrom(6, reason));
      expect(await house.run()).toEqual({ kind: 'done' });
      expect(house.steps()).toEqual(['outsideUsed', 'narration']);
      expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason, calls: 6 }]);
      expectHouseReads(house);
      expect(house.keys(folder)).toContain(`${folder}1/requests.json`);
    },
  );

  it('fails, leaves nothing and is not tried again where the parent wants no stand-in', async () => {
    const house = await opened(mutesFrom(6, 'away'), { ...terms, offlineFallback: false });
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'failed', reason: 'away' }]);
    expect(house.reports.at(-1)).toEqual({ step: 'failed', code: 'helperFailed' });
    expect(house.keys(folder)).toEqual([]);
  });

  it('goes on behind the parts that are there after a crash, and counts each sentence once', async () => {
    const house = await opened(undefined, terms, {
      before: (() => {
        let isFirst = true;
        return (_number: number, act: string) => {
          if (!isFirst || act !== `put ${folder}1/spoken-1.json`) return;
          isFirst = false;
          throw new Error('fallen over');
        };
      })(),
    });
    expect((await house.run(1)).kind).toBe('retryIn');
    const [first, second, all] = [1, 2, undefined].map((parts) => sentencesIn(house, parts).length);
    expect(house.asked).toHaveLength(second as number);
    expect(await house.run(2)).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([
      { useId: 'narration/1/speech', calls: first, outcome: 'kept' },
      { useId: 'narration/2/speech', calls: (all as number) - (first as number), outcome: 'kept' },
    ]);
    expect(lastOf(house, 'narration')).toMatchObject({ madeBy: 'outside' });
  });

  it('has four minutes from the order on, and is not begun past them', async () => {
    let until = 0;
    const house = await opened((_, order) => (until = order.until));
    await house.run(3);
    expect(until).toBe(Date.parse(storyWork.requestedAt) + 240_000);
    const late = await opened();
    late.state.requestedAt = '1969-12-31T23:56:00.000Z';
    expect(await late.run()).toEqual({ kind: 'done' });
    expect(late.asked).toEqual([]);
    expectHouseReads(late);
  });

  it('waits for a place while others wait outside, without counting the attempt', async () => {
    const house = await opened();
    house.deps.outside.places = createPlaces(0);
    expect(await house.run(1)).toMatchObject({ kind: 'retryIn', spares: true });
    expect([house.asked, house.steps()]).toEqual([[], []]);
  });

  it('goes over to the house in the middle of a sentence when the parent switches it off', async () => {
    const house = await opened((at, { signal: cut }) => {
      if (at !== 6) return undefined;
      house.state.terms = null;
      return untilCut(cut);
    });
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason: 'switchedOff' }]);
    expectHouseReads(house);
  });

  it.each([
    ['takes the alias back', null],
    ['chooses another alias', { kind: 'alias', alias: 'Firefly' } as const],
  ])('goes over to the house at the next part when the parent %s', async (_, spokenName) => {
    const house = await opened((at) => {
      if (at === 0) house.state.terms = { ...terms, spokenName };
    });
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.asked).toHaveLength(sentencesIn(house, 1).length);
    expect(house.uses()).toMatchObject([{ outcome: 'houseTookOver', reason: 'switchedOff' }]);
    expectHouseReads(house);
  });

  it('takes up no part that was spoken under another alias', async () => {
    const house = await opened((at) => {
      if (at === 6) throw new Error('fallen over');
    });
    await house.run(1);
    house.state.terms = { ...terms, spokenName: { kind: 'alias', alias: 'Firefly' } };
    house.asked.length = 0;
    expect(await house.run(2)).toEqual({ kind: 'done' });
    expect(house.asked).toHaveLength(sentencesIn(house).length);
    expect(house.asked.join(' ')).not.toContain('Captain');
  });

  it('is cut off when the story is deleted, tells what was spent, and leaves nothing', async () => {
    const house = await opened((at, { signal: cut }) => {
      if (at !== 6) return undefined;
      house.state.isOver = true;
      return untilCut(cut);
    });
    expect(await house.run()).toEqual({ kind: 'done' });
    expect(house.uses()).toMatchObject([{ outcome: 'failed', reason: null }]);
    expect(house.keys(folder)).toEqual([]);
  });

  it('cuts off the other sentences of a part where one fails', async () => {
    let cut = 0;
    const house = await opened((at, order) => {
      if (at === 0) return mutesFrom(0, 'refused')(at);
      order.signal.addEventListener('abort', () => (cut += 1));
      return untilCut(order.signal);
    });
    await house.run();
    expect(cut).toBe(sentencesIn(house, 1).length - 1);
    expect(house.asked).toEqual([]);
    expectHouseReads(house);
  });
});

const openWith = (before?: Parameters<typeof fakeSpeaker>[0]) => async (moments?: Partial<Moments>) => {
  const house = await openHouse(moments, fakeSpeaker(before).outside);
  house.state.terms = terms;
  return house;
};
holdsAtEveryMoment('recording a narration outside', {
  reactorOf: recordNarration,
  jobAt: job,
  folder,
  givingUp: { step: 'failed', code: 'narrationFailed' },
  open: openWith(),
});
holdsAtEveryMoment('recording a narration that the house takes over', {
  reactorOf: recordNarration,
  jobAt: job,
  folder,
  givingUp: { step: 'failed', code: 'narrationFailed' },
  open: (moments) => openWith(mutesFrom(6, 'full'))(moments),
});
