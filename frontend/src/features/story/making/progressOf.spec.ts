import { describe, expect, it } from '@jest/globals';
import { isOverdue, shareDone } from './progressOf.ts';

const progress = { narrationDone: 0, narrationTotal: 0, picturesDone: 0, picturesTotal: 0 };

describe('the progress of a story', () => {
  it('grows only with what is done', () => {
    const shares = [
      shareDone({ state: 'text_pending', progress }),
      shareDone({ state: 'narration_pending', progress: { ...progress, narrationTotal: 8 } }),
      shareDone({
        state: 'narration_pending',
        progress: { ...progress, narrationDone: 4, narrationTotal: 8 },
      }),
      shareDone({ state: 'image_pending', progress: { ...progress, picturesDone: 3, picturesTotal: 6 } }),
      shareDone({ state: 'finished', progress }),
    ];
    expect(shares.map((share) => Math.round(share * 6))).toEqual([0, 2, 3, 5, 6]);
  });

  it('is overdue well after the usual time of the stages so far', () => {
    const expectedSeconds = { text: 20, narration: 40, mixing: 5, pictures: 10 };
    expect(isOverdue({ state: 'text_pending', expectedSeconds }, 40)).toBe(false);
    expect(isOverdue({ state: 'text_pending', expectedSeconds }, 41)).toBe(true);
    expect(isOverdue({ state: 'narration_pending', expectedSeconds }, 100)).toBe(false);
    expect(isOverdue({ state: 'narration_pending', expectedSeconds }, 101)).toBe(true);
    expect(isOverdue({ state: 'text_pending', expectedSeconds: null }, 131)).toBe(true);
  });
});
