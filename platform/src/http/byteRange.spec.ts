import { parseByteRange } from './byteRange.ts';

describe('what a Range header asks for', () => {
  it.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-100', { from: 900, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-2000', { from: 990, to: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-00', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,5-6', null],
    ['pages=1-2', null],
    ['', null],
  ])('%s of 1,000 bytes', (header, range) => expect(parseByteRange(header, 1000)).toEqual(range));
});
