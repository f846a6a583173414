import { expect, it } from '@jest/globals';

// jsdomEnvironment.mjs leaves out rules that cannot match: it must leave out no other.
it.each([
  ['p', true],
  ['.note', true],
  ['p.note', true],
  ['p.other, main > .note', true],
  ['main .note:not(.other)', true],
  [':is(p, h1)', true],
  ['*', true],
  ['[lang="en"]', true],
  ['[title="a, b"]', true],
  ['.note[lang]', true],
  ['.first.note', true],
  ['h1 + .note', true],
  ['h1, b', false],
  ['.other', false],
  ['p.other', false],
  ['.note b', false],
  ['.note:first-child', false],
])('the style of %s is found where it holds: %p', (selector, holds) => {
  document.body.innerHTML =
    '<main><h1>Name</h1><p class="first note" lang="en" title="a, b">Text<b>!</b></p></main>';
  const style = document.createElement('style');
  style.textContent = `${selector} { position: fixed }`;
  document.head.append(style);
  const note = document.querySelector('p')!;
  expect(window.getComputedStyle(note).position === 'fixed').toBe(holds);
  style.remove();
});
