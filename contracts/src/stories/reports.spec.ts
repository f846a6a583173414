import { faultsOf } from '../testing/faultsOf.ts';
import { storyReportSchemas } from './reports.ts';

const whole = {
  paragraph: { index: 0, text: 'Once.' },
  paragraphsDropped: {},
  outsideUsed: {
    useId: '1/text',
    usedFor: 'text',
    role: 'text',
    model: 'm-1.5',
    calls: 15,
    retries: 1,
    microDollars: 21_000,
    seconds: 40,
    outcome: 'houseTookOver',
    reason: 'slow',
  },
  text: {
    manifest: 'a/story/s/text/1/manifest.json',
    words: 400,
    parts: 3,
    pictures: 4,
    seconds: 0.5,
    used: ['opening-2'],
    title: 'The lamp',
    paragraphs: ['Once.'],
  },
  narrationPart: { part: 0 },
  narrationRetrying: { part: 0, attempt: 1 },
  narration: { audio: 'a/b.mp3', times: 'a/t.json', durationSeconds: 241.5, seconds: 12 },
  picture: { index: 0, beat: 'home', large: 'l', small: 's', seconds: 1, alt: 'A lamp', tiny: 'data:' },
  pictureFailed: { index: 0 },
  failed: { code: 'textFailed' },
};

describe('what a generator reports', () => {
  it.each(Object.entries(storyReportSchemas))('%s is taken when it is whole', (step, schema) =>
    expect(faultsOf(schema, whole[step as keyof typeof whole])).toEqual([]),
  );

  it.each(Object.entries(storyReportSchemas))('%s leaves nothing out', (step, schema) => {
    const fields = Object.keys(whole[step as keyof typeof whole]);
    expect(faultsOf(schema, {})).toEqual(fields.map((field) => `${field} required`).sort());
  });

  it.each([-1, 1.5, 1001, '3', Number.NaN, Number.POSITIVE_INFINITY, null])('counts nothing by %p', (index) =>
    expect(faultsOf(storyReportSchemas.pictureFailed, { index })).not.toEqual([]),
  );

  it.each([
    [{ seconds: -0.1 }, 'seconds tooSmall'],
    [{ words: 100_001 }, 'words tooBig'],
    [{ title: 'x'.repeat(301) }, 'title tooLong'],
    [{ paragraphs: ['x'.repeat(10_001)] }, 'paragraphs[0] tooLong'],
    [{ paragraphs: Array.from({ length: 501 }, () => 'Once.') }, 'paragraphs tooLong'],
    [{ manifest: '' }, 'manifest required'],
  ])('a text with %p', (change, fault) =>
    expect(faultsOf(storyReportSchemas.text, { ...whole.text, ...change })).toEqual([fault]),
  );

  it('what was kept of an outside model has no reason, and a picture’s index where it is one', () => {
    const kept = { ...whole.outsideUsed, outcome: 'kept', reason: null };
    expect(faultsOf(storyReportSchemas.outsideUsed, { ...kept, index: 2 })).toEqual([]);
    expect(faultsOf(storyReportSchemas.outsideUsed, { ...kept, reason: 'it said Mia' })).toEqual([
      'reason notInList',
    ]);
  });

  it.each(['text', 'narration', 'picture'] as const)('%s says who made it by a word of the list', (step) => {
    const by = (madeBy: string) => faultsOf(storyReportSchemas[step], { ...whole[step], madeBy });
    expect([by('outside'), by('gpt')]).toEqual([[], ['madeBy notInList']]);
  });

  it('a story fails for a reason that a screen has words for', () =>
    expect(faultsOf(storyReportSchemas.failed, { code: 'ENOSPC: /var/lib/story' })).toEqual([
      'code notInList',
    ]));
});
