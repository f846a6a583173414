import { describeError } from '@storylark/platform/errors/describeError';
import { browserError } from './browserError.ts';

describe('an error in a browser', () => {
  it.each([
    'TypeError: canary has no name\n    at render (https://storylark.example/assets/index-4f2a.js:10:20)\n    at https://storylark.example/assets/index-4f2a.js:3:4',
    'render@https://storylark.example/assets/index-4f2a.js:10:20\n@https://storylark.example/assets/index-4f2a.js:3:4\ncanary',
  ])('is told by class and frames, in every browser', (stack) => {
    const told = describeError(browserError({ type: 'TypeError', stack }));
    expect(told).toEqual({
      type: 'BrowserError',
      code: 'TypeError',
      frames: [
        { function: 'render', file: 'assets/index-4f2a.js', line: 10 },
        { function: 'anonymous', file: 'assets/index-4f2a.js', line: 3 },
      ],
      causes: [],
    });
  });

  it('is read at once, however long its lines are', () => {
    const stack = `${' '.repeat(60_000)}!`;
    const began = performance.now();
    browserError({ type: 'Error', stack });
    expect(performance.now() - began).toBeLessThan(50);
  });

  it('lets nothing through that is no frame', () => {
    const stack = [
      'at canary mia (https://x/a.js:1:2)',
      'at f (https://x/a.js?name=canary:1:2)',
      'at f (https://x/canary:1:2)',
      'canary@',
    ];
    expect(
      JSON.stringify(describeError(browserError({ type: 'canary of mia', stack: stack.join('\n') }))),
    ).not.toContain('canary');
  });
});
