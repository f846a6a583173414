import { counterpartOf, linksSeenFrom, sameRelationship } from '@storylark/contracts/characters/familyLinks';
import type { FamilyLink } from '@storylark/contracts/characters/vocabulary';
import { Refusal } from '@storylark/platform/refusal';

export type Links = ReadonlyMap<string, readonly FamilyLink[]>;

/** What a parent sent for one character, set against what is stored. */
export type LinkChange = {
  characterId: string;
  sent: readonly FamilyLink[];
  /** Stored links of every character that exists, the one changed included. */
  stored: Links;
  isDeleted: (id: string) => boolean;
  /**
   * Whether the plan has relationships. Without them what is stored may stay or go, but nothing new is
   * linked.
   */
  allowed: boolean;
};

/**
 * The stored links that change, by character. A relationship is stored on one end only: what follows from the
 * other end is not stored again, and is taken away there.
 * Links to a character deleted meanwhile are dropped as if they had not been sent.
 * @throws Refusal `characterNotFound` for a link to a character that never was, `premiumFeature` for a new
 * link without the plan for it
 */
export function updateRelationships({ characterId, sent, stored, isDeleted, allowed }: LinkChange): Links {
  const wanted = wantedLinks(characterId, sent).filter(({ characterUuid }) => !isDeleted(characterUuid));
  refuseUnknown(sent, wanted, stored);
  const before = linksSeenFrom(characterId, stored, () => undefined);
  const isKnown = (link: FamilyLink) => before.some((seen) => says(seen, link));
  if (!allowed && !wanted.every(isKnown)) throw new Refusal('premiumFeature');

  const changed = new Map<string, readonly FamilyLink[]>();
  const note = (id: string, links: readonly FamilyLink[]) => {
    if (!sameLinks(links, stored.get(id) ?? [])) changed.set(id, links);
  };
  const followsFromElsewhere = (link: FamilyLink) =>
    before.some((seen) => 'derived' in seen && says(seen, link));
  note(
    characterId,
    wanted.filter((link) => !followsFromElsewhere(link)),
  );
  for (const [other, links] of stored) {
    if (other === characterId) continue;
    const isWanted = (back: FamilyLink) => wanted.some((link) => says(link, back));
    note(
      other,
      links.filter(
        (link) =>
          link.characterUuid !== characterId ||
          isWanted({
            characterUuid: other,
            relationshipType: counterpartOf(link.relationshipType, undefined),
          }),
      ),
    );
  }
  return changed;
}

/**
 * Without links to the character itself, without repetitions of a pair, without anything to whom `none` was
 * said.
 */
function wantedLinks(characterId: string, sent: readonly FamilyLink[]): FamilyLink[] {
  const cut = new Set(
    sent
      .filter(({ relationshipType }) => relationshipType === 'none')
      .map(({ characterUuid }) => characterUuid),
  );
  const pairs = new Map(
    sent.map(({ characterUuid, relationshipType }) => [
      `${characterUuid} ${relationshipType}`,
      { characterUuid, relationshipType },
    ]),
  );
  return [...pairs.values()].filter(
    ({ characterUuid }) => characterUuid !== characterId && !cut.has(characterUuid),
  );
}

function refuseUnknown(sent: readonly FamilyLink[], wanted: readonly FamilyLink[], stored: Links): void {
  const unknown = wanted.find(({ characterUuid }) => !stored.has(characterUuid));
  if (!unknown) return;
  const place = sent.findIndex(({ characterUuid }) => characterUuid === unknown.characterUuid);
  throw new Refusal('characterNotFound', { loc: ['body', 'familyLinks', place, 'characterUuid'] });
}

const says = (a: FamilyLink, b: FamilyLink) =>
  a.characterUuid === b.characterUuid && sameRelationship(a.relationshipType, b.relationshipType);
const sameLinks = (a: readonly FamilyLink[], b: readonly FamilyLink[]) =>
  a.length === b.length &&
  a.every((link) =>
    b.some(
      (other) =>
        link.characterUuid === other.characterUuid && link.relationshipType === other.relationshipType,
    ),
  );
