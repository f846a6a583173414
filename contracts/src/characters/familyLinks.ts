import type { FamilyLink, Gender, RelationshipType } from './vocabulary.ts';

/**
 * What B is to A tells what A is to B: parent and child (son, daughter by A's gender), grandparent and
 * grandchild, the others mirror themselves.
 */
export function counterpartOf(type: RelationshipType, gender: Gender | undefined): RelationshipType {
  switch (type) {
    case 'parent':
      return gender === undefined ? 'child' : gender === 'boy' ? 'son' : 'daughter';
    case 'child':
    case 'son':
    case 'daughter':
      return 'parent';
    case 'grandparent':
      return 'grandchild';
    case 'grandchild':
      return 'grandparent';
    default:
      return type;
  }
}

/**
 * `child`, `son` and `daughter` say the same of a link, so that a derived one sent back in another word is
 * known again.
 */
export const sameRelationship = (a: RelationshipType, b: RelationshipType) => plain(a) === plain(b);
const plain = (type: RelationshipType) => (type === 'son' || type === 'daughter' ? 'child' : type);

/**
 * All links as seen from one character: its own, then those derived from links that others hold to it.
 * @param all the stored links of every character of the account that exists, by character id
 * @param genderOf of the character that holds a link: who named this one its parent is its son or daughter
 */
export function linksSeenFrom(
  id: string,
  all: ReadonlyMap<string, readonly FamilyLink[]>,
  genderOf: (id: string) => Gender | undefined,
) {
  const own = (all.get(id) ?? []).filter(({ characterUuid }) => all.has(characterUuid));
  const derived = [...all].flatMap(([other, links]) =>
    other === id
      ? []
      : links
          .filter((link) => link.characterUuid === id)
          .map((link) => ({
            characterUuid: other,
            relationshipType: counterpartOf(link.relationshipType, genderOf(other)),
          })),
  );
  const isNew = (link: FamilyLink, index: number) =>
    ![...own, ...derived.slice(0, index)].some(
      (said) =>
        said.characterUuid === link.characterUuid &&
        sameRelationship(said.relationshipType, link.relationshipType),
    );
  return [...own, ...derived.filter(isNew).map((link) => ({ ...link, derived: true as const }))];
}
