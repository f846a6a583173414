import { afterEach, describe, expect, it } from '@jest/globals';
import { freeBerth, OUTERMOST } from './freeBerth.ts';

/** A page of 768 px height with buttons at these heights, over its whole width. */
function page(rows: readonly (readonly [top: number, bottom: number])[], into: Element = document.body) {
  for (const [top, bottom] of rows) {
    const button = document.createElement('button');
    button.getBoundingClientRect = () =>
      ({ top, bottom, left: 0, right: 1024, width: 1024, height: bottom - top }) as DOMRect;
    into.append(button);
  }
}

afterEach(() => document.body.replaceChildren());

describe('toasts lie where no control lies', () => {
  it('at the lower edge of an empty page', () => {
    expect(freeBerth(1)).toEqual(OUTERMOST);
  });

  it('above the main act of a screen', () => {
    page([[700, 768]]);
    expect(freeBerth(1)).toEqual({ edge: 'bottom', offset: 96 });
  });

  it('at the upper edge when the lower half is full', () => {
    page([[300, 768]]);
    expect(freeBerth(1)).toEqual({ edge: 'top', offset: 80 });
  });

  it('by the dialog alone, when one is open: nothing else can be pressed', () => {
    page([[0, 768]]);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    page([[500, 600]], dialog);
    expect(freeBerth(1)).toEqual(OUTERMOST);
  });

  it('where they cover least, when there is room nowhere', () => {
    page(Array.from({ length: 10 }, (_, at) => [at * 77, at * 77 + 76] as const));
    page([
      [400, 768],
      [0, 70],
    ]);
    expect(freeBerth(1)).toEqual({ edge: 'top', offset: 80 });
  });
});
