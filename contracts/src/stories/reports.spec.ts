import { faultsOf } from '../testing/faultsOf.ts';
import { storyReportSchemas } from './reports.ts';

const whole = {
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

  it('a story fails for a reason that a screen has words for', () =>
    expect(faultsOf(storyReportSchemas.failed, { code: 'ENOSPC: /var/lib/story' })).toEqual([
      'code notInList',
    ]));
});
