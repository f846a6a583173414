import fc from 'fast-check';
import { downloadName, plainName } from './downloadName.ts';

describe('the name of a file', () => {
  it.each([
    ['Why? / "Night"', 'Why Night'],
    ['..\\..\\etc/passwd', '.. .. etc passwd'],
    ['../../x', '.. .. x'],
    ['a\0b\r\nc\td', 'a b c d'],
    ['a\u202egpm.exe', 'a gpm.exe'],
    ['The end...', 'The end'],
    ['   ', 'Storylark'],
    ['...', 'Storylark'],
    ['???', 'Storylark'],
    ['Zoë und die Möwe', 'Zoë und die Möwe'],
    ['李小龍', '李小龍'],
    [null, 'Storylark'],
    ['CON', 'Storylark CON'],
    ['nul', 'Storylark nul'],
    ['Com1', 'Storylark Com1'],
    ['lpt9.tar', 'Storylark lpt9.tar'],
    ['Connie', 'Connie'],
  ])('of %p is %p', (title, name) => expect(plainName(title)).toBe(name));

  it('never ends in the middle of a sign', () => {
    expect(plainName(`${'x'.repeat(79)}🦄`)).toBe('x'.repeat(79));
    expect(plainName(`${'x'.repeat(78)}🦄🦄`)).toBe(`${'x'.repeat(78)}🦄`);
  });

  it('is taken by every file system, whatever the title', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof(
            fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
            fc.constantFrom('/', '\\', '.', ' ', '🦄', '\ud83e'),
          ),
          maxLength: 200,
        }),
        (title) => {
          // prettier-ignore
          const name = downloadName(title);
          expect(name).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.mp3$/u);
          expect(name).not.toMatch(/^\s|[. ]\.mp3$/);
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
          expect(() => encodeURIComponent(name)).not.toThrow();
        },
      ),
    ));
});
