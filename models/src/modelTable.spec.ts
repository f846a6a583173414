import { costOf, defaultSpeechModels, noUsage, shutdownOf, speechShapeAt } from './modelTable.ts';

describe('the table of models', () => {
  it('reckons what a call costs in micro-dollars, and never less than that', () => {
    const usage = { ...noUsage, input: 1_000, cachedInput: 2_000, output: 300 };
    expect(costOf('gpt-6-sol', usage)).toBe(2_000 + 400 + 3_000);
    expect(costOf('gpt-6-luna', { ...noUsage, output: 1 })).toBe(1);
    expect(costOf('gpt-6-luna', { ...noUsage, input: 3 })).toBe(1);
    expect(costOf('omni-moderation-latest', usage)).toBe(0);
  });

  it('takes a model that it does not know for as dear as the dearest', () => {
    expect(costOf('of-next-year', { ...noUsage, output: 10 })).toBe(120);
    expect(costOf('of-next-year', { ...noUsage, imageOutput: 10 })).toBe(300);
  });

  it('names the day on which a model answers no more', () => {
    expect(shutdownOf('gpt-4o-mini-tts')).toBe('2027-01-06');
    expect(shutdownOf('gpt-6-sol')).toBeNull();
  });

  it('asks for speech where it can be had on that day, by a model that is there then', () => {
    for (const day of [Date.UTC(2027, 0, 5, 23, 59), Date.UTC(2027, 0, 6)]) {
      const ends = shutdownOf(defaultSpeechModels[speechShapeAt(day)]);
      expect(ends === null || Date.parse(ends) > day).toBe(true);
    }
  });
});
