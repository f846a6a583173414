import fc from 'fast-check';
import { counterpartOf, linksSeenFrom, sameRelationship } from './familyLinks.ts';
import { relationshipTypes, type FamilyLink, type Gender } from './vocabulary.ts';

const genders: Record<string, Gender> = { mia: 'girl', ben: 'boy', ada: 'girl' };
const genderOf = (id: string) => genders[id];
const linked = (links: Record<string, readonly FamilyLink[]>) =>
  new Map(['mia', 'ben', 'ada'].map((id) => [id, links[id] ?? []]));
const link = (characterUuid: string, relationshipType: FamilyLink['relationshipType']): FamilyLink => ({
  characterUuid,
  relationshipType,
});

describe('the counterpart of a relationship', () => {
  it.each([
    ['parent', 'boy', 'son'],
    ['parent', 'girl', 'daughter'],
    ['parent', undefined, 'child'],
    ['child', 'girl', 'parent'],
    ['son', 'boy', 'parent'],
    ['daughter', 'boy', 'parent'],
    ['grandparent', 'boy', 'grandchild'],
    ['grandchild', 'boy', 'grandparent'],
    ['sibling', 'girl', 'sibling'],
    ['spouse', 'girl', 'spouse'],
    ['friend', 'girl', 'friend'],
    ['other', 'girl', 'other'],
  ] as const)('of %s, held by a %s, is %s', (type, gender, counterpart) => {
    expect(counterpartOf(type, gender)).toBe(counterpart);
  });
  it('of a counterpart says the same as the relationship itself', () => {
    for (const type of relationshipTypes)
      expect(sameRelationship(counterpartOf(counterpartOf(type, 'boy'), 'girl'), type)).toBe(true);
  });
});

describe('links seen from a character', () => {
  it('are its own and those that follow from others, named by the gender of who holds them', () => {
    const all = linked({ mia: [link('ben', 'parent'), link('ada', 'friend')] });
    expect(linksSeenFrom('mia', all, genderOf)).toEqual([link('ben', 'parent'), link('ada', 'friend')]);
    expect(linksSeenFrom('ben', all, genderOf)).toEqual([{ ...link('mia', 'daughter'), derived: true }]);
    expect(linksSeenFrom('ada', all, genderOf)).toEqual([{ ...link('mia', 'friend'), derived: true }]);
  });
  it('show a relationship once when both ends hold it', () => {
    const all = linked({ mia: [link('ben', 'parent')], ben: [link('mia', 'child')] });
    expect(linksSeenFrom('mia', all, genderOf)).toEqual([link('ben', 'parent')]);
    expect(linksSeenFrom('ben', all, genderOf)).toEqual([link('mia', 'child')]);
  });
  it('show one that follows from two words of the other end once', () => {
    const all = linked({ mia: [link('ben', 'son'), link('ben', 'child')] });
    expect(linksSeenFrom('ben', all, genderOf)).toEqual([{ ...link('mia', 'parent'), derived: true }]);
  });
  it('leave out who is not there any more', () => {
    const all = linked({ mia: [link('ben', 'parent'), link('gone', 'friend')] });
    all.delete('ada');
    expect(linksSeenFrom('mia', all, genderOf)).toEqual([link('ben', 'parent')]);
  });
});

describe('a relationship of any family', () => {
  const ids = ['mia', 'ben', 'ada'] as const;
  const anyLinks = fc.record(
    Object.fromEntries(
      ids.map((id) => [
        id,
        fc.uniqueArray(
          fc.record({
            characterUuid: fc.constantFrom(...ids.filter((other) => other !== id), 'gone'),
            relationshipType: fc.constantFrom(...relationshipTypes),
          }),
          { selector: ({ characterUuid, relationshipType }) => `${characterUuid} ${relationshipType}` },
        ),
      ]),
    ),
  );

  it('is seen from both ends, from each once, and says the same there', () =>
    fc.assert(
      fc.property(anyLinks, (links) => {
        const all = linked(links);
        const seen = (id: string) => linksSeenFrom(id, all, genderOf);
        for (const one of ids)
          for (const { characterUuid: other, relationshipType } of seen(one)) {
            expect(ids).toContain(other);
            const back = seen(other).filter(
              (link) =>
                link.characterUuid === one &&
                sameRelationship(counterpartOf(link.relationshipType, genders[other]), relationshipType),
            );
            expect(back.length).toBeGreaterThan(0);
          }
        for (const id of ids)
          for (const link of seen(id).filter((one) => 'derived' in one))
            expect(
              seen(id).filter(
                (other) =>
                  other.characterUuid === link.characterUuid &&
                  sameRelationship(other.relationshipType, link.relationshipType),
              ),
            ).toHaveLength(1);
      }),
    ));
});
