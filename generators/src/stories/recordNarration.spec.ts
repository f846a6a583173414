import { ERASED } from '@storylark/contracts/sealing';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { SentenceTimes } from '@storylark/contracts/stories/views';
import { MAX_ATTEMPTS } from '@storylark/platform/jobs/jobStore';
import { partsOf } from '@storylark/studio/sound/voice/partsOf';
import { decodeJson } from '../stepBlobs.ts';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { jobFor } from '../testing/jobFor.ts';
import { type House, openHouse, STORY } from '../testing/openHouse.ts';
import { recordNarration } from './recordNarration.ts';

const { signal } = new AbortController();
const job = (attempt = 1) => jobFor('recordNarration', 'story/s', { storyId: 's' }, attempt);
const folder = `${STORY}narration/`;
const run = ({ deps }: House, attempt = 1, until = signal) => recordNarration(deps)(job(attempt), until);
/** What the voice is asked for, in order. */
const toSpeak = ({ written: { lines, plan } }: House): string[] =>
  lines.flatMap((line) =>
    partsOf(line, { language: 'english', voice: 'f1', cast: plan.cast }).map(
      ({ utterance }) => utterance.text,
    ),
  );
const stepsOf = ({ reports }: House) =>
  (reports as StoryReport[]).map((report) =>
    'part' in report ? `${report.step} ${report.part}` : report.step,
  );
/** Fails at each act of this name as long as `times` last. */
const failing = (act: RegExp, times = Number.POSITIVE_INFINITY) => {
  let left = times;
  return {
    before: (_number: number, name: string) => {
      if (act.test(name) && left-- > 0) throw new Error(`${name} failed for Mia`);
    },
  };
};

holdsAtEveryMoment('recording a narration', {
  reactorOf: recordNarration,
  jobAt: job,
  folder,
  givingUp: { step: 'failed', code: 'narrationFailed' },
});

describe('a narration', () => {
  it('is told of part by part, then as a whole, and of its parts only the mix stays', async () => {
    const house = await openHouse();
    expect(await run(house)).toEqual({ kind: 'done' });
    expect(stepsOf(house)).toEqual(['narrationPart 0', 'narrationPart 1', 'narrationPart 2', 'narration']);
    expect(house.spoken).toEqual(toSpeak(house));
    expect(house.keys(folder)).toEqual(
      ['audio.mp3', 'manifest.json', 'times.json'].map((file) => `${folder}1/${file}`),
    );
    const [audio, times] = await Promise.all(
      ['audio.mp3', 'times.json'].map((file) => house.sealedBlobs.get('a/story/s', `${folder}1/${file}`)),
    );
    if (!audio || audio === ERASED || !times || times === ERASED) throw new Error('not there');
    expect(audio.toString()).toBe('sound of 3');
    expect(decodeJson<SentenceTimes[]>(times)).toHaveLength(house.written.lines.length);
  });

  it('stores each part before it tells of it, and the manifest after all that it names', async () => {
    const house = await openHouse();
    await run(house);
    expect(house.acts.filter((act) => /^(put|report)/.test(act))).toEqual([
      ...[0, 1, 2].flatMap((part) => [`put ${folder}1/part-${part}`, 'report narrationPart']),
      `put ${folder}1/audio.mp3`,
      `put ${folder}1/times.json`,
      `put ${folder}1/manifest.json`,
      'report narration',
    ]);
  });

  it.each(['mix', `put ${folder}1/audio.mp3`, `put ${folder}1/manifest.json`])(
    'speaks no part a second time after a fall before %s',
    async (act) => {
      const house = await openHouse(failing(new RegExp(`^${act}$`), 1));
      expect((await run(house)).kind).toBe('retryIn');
      expect(await run(house, 2)).toEqual({ kind: 'done' });
      expect(house.spoken).toHaveLength(toSpeak(house).length);
      expect(house.state.kept).toMatchObject({ audio: `${folder}2/audio.mp3` });
      expect(house.keys(folder).filter((key) => key.includes('part-'))).toEqual([]);
    },
  );

  it('speaks again only the part at which it fell', async () => {
    const house = await openHouse(failing(/part-1$/, 1));
    await run(house);
    const before = house.spoken.length;
    await run(house, 2);
    const first = toSpeak(house).length;
    expect(before).toBeLessThan(first);
    expect(house.acts.filter((act) => /^put .*part-0$/.test(act))).toHaveLength(1);
    expect(new Set(house.spoken).size).toBe(new Set(toSpeak(house)).size);
    expect(house.missing()).toEqual([]);
  });
});

describe('a voice that stumbles', () => {
  const retries = ({ reports }: House) =>
    (reports as StoryReport[]).flatMap((report) =>
      report.step === 'narrationRetrying' ? [[report.part, report.attempt]] : [],
    );

  it('is asked again for the same part, and who waits is told so', async () => {
    const house = await openHouse(failing(/^speak$/, 1));
    expect(await run(house)).toEqual({ kind: 'done' });
    expect(retries(house)).toEqual([[0, 1]]);
    expect(stepsOf(house).slice(-1)).toEqual(['narration']);
  });

  it('for good: each go tells of three tries whose count goes on, the last one that nothing will come', async () => {
    const house = await openHouse(failing(/^speak$/));
    const outcomes: unknown[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) outcomes.push(await run(house, attempt));
    expect(retries(house)).toEqual(Array.from({ length: 3 * MAX_ATTEMPTS }, (_, n) => [0, n + 1]));
    expect(outcomes.at(-1)).toEqual({ kind: 'giveUp', reason: 'Error' });
    expect(house.reports.at(-1)).toEqual({ step: 'failed', code: 'narrationFailed' });
    expect(JSON.stringify(outcomes)).not.toContain('Mia');
  });

  it('because the house stops or the lease is lost is no stumbling: nobody is told', async () => {
    const lost = new AbortController();
    const house = await openHouse({
      before: (_number, act) => {
        if (act !== 'speak') return;
        lost.abort();
        throw new Error('cut off');
      },
    });
    expect(await run(house, 1, lost.signal)).toMatchObject({ kind: 'retryIn', reason: 'stopped' });
    expect(house.reports).toEqual([]);
  });
});

it('stops between two parts when its lease is lost: another one is at work on them', async () => {
  const lost = new AbortController();
  const house = await openHouse({
    behind: (_number, act) => (act === 'report narrationPart' ? lost.abort() : undefined),
  });
  expect(await run(house, 1, lost.signal)).toMatchObject({ kind: 'retryIn', reason: 'stopped' });
  expect(stepsOf(house)).toEqual(['narrationPart 0']);
  expect(house.keys(folder)).toEqual([`${folder}1/part-0`]);
  expect(await run(house, 2)).toEqual({ kind: 'done' });
  expect(house.acts.filter((act) => /^put .*part-0$/.test(act))).toHaveLength(1);
});

it('waits for its text, and gives nothing up for the first time that it is not there', async () => {
  const house = await openHouse();
  const { storyWork } = house.deps.api;
  house.deps.api.storyWork = async () => ({ ...(await storyWork('a', 's')), manifest: null }) as never;
  expect(await run(house)).toMatchObject({ kind: 'retryIn', reason: 'TypeError' });
  expect(house.reports).toEqual([]);
  house.deps.api.storyWork = storyWork;
  expect(await run(house, 2)).toEqual({ kind: 'done' });
});
