import fc from 'fast-check';
import { STORY, freshest, heardIn, nothingDecided, share } from './heard.ts';
import { tokenOf } from './seed.ts';

const slots = ['passage', 'arrive', 'meet', 'way', 'still', 'gift'];
const variants = (slot: string): string[] => ['one', 'two'].map((variant) => `${slot}:${variant}`);

/** Ten stories, one after the other, of six slots with two variants each: what each told. */
function tellTen(seed: string): string[][] {
  const told: string[][] = [];
  for (let story = 0; story < 10; story++) {
    const heard = heardIn(told.flatMap((ids) => [STORY, ...ids.map(tokenOf)]));
    const decided = nothingDecided();
    told.push(
      slots.map((slot) => {
        const id = freshest(`${seed}-${story}`, slot, variants(slot), heard, decided);
        share(decided, heard, id, 20);
        return id;
      }),
    );
  }
  return told;
}

describe('what was heard', () => {
  it('takes none that was heard while another is left, and then the one heard least', () => {
    const ids = ['a', 'b', 'c'];
    fc.assert(
      fc.property(fc.string(), fc.array(fc.shuffledSubarray(ids), { maxLength: 8 }), (seed, stories) => {
        const heard = heardIn(stories.flatMap((one) => [STORY, ...one.map(tokenOf)]));
        const times = (id: string) => stories.filter((one) => one.includes(id)).length;
        const chosen = freshest(seed, 'slot', ids, heard, nothingDecided());
        expect(times(chosen)).toBe(Math.min(...ids.map(times)));
      }),
    );
  });

  it('does not let slots go round together: no two of ten stories are told alike throughout', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const told = tellTen(seed);
        for (const [at, one] of told.entries())
          for (const other of told.slice(0, at))
            expect(one.filter((id, slot) => other[slot] === id).length).toBeLessThan(slots.length);
      }),
    );
  });

  it('reads what was stored before stories were marked, as ids by themselves', () => {
    const { of, stories } = heardIn(['old', 'older', STORY, 'new', 'old']);
    expect(stories).toBe(3);
    expect([of.get('old'), of.get('new')]).toEqual([[0, 2], [2]]);
    expect(heardIn([]).stories).toBe(0);
  });
});
