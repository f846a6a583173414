import type { Parent } from '../house/client.ts';
import type { Families } from './createFamilies.ts';
import type { Aim } from './trigger.ts';

type LoadOf = {
  families: Families;
  staying: Parent;
  leaving: Parent;
  hero: string;
  side: string;
  aim: Aim;
  chance: (what: string) => number;
};

/** What families do at the same time; each act ends with the house. */
export function loadOf({ families, staying, leaving, hero, side, aim, chance }: LoadOf): Promise<void>[] {
  const repeat = async (times: number, act: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < times; n += 1) await act(n);
  };
  const busy = 150;
  const loads = [
    repeat(busy, (n) => families.changeProfile(staying, n)),
    repeat(2, () => families.signUp()),
    repeat(busy, (n) => families.rename(staying, side, n)),
    families
      .orderStory(staying, hero)
      .then(async () =>
        chance('second') < 0.3 ? void (await families.orderStory(staying, hero)) : undefined,
      ),
  ];
  if (aim === 'deletion' || chance('deletes') < 0.5)
    loads.push(deletions({ families, staying, leaving, chance }));
  return loads;
}

/**
 * One of: a story before it is done, a character with its story or without it, the account with all it has.
 */
async function deletions({
  families,
  staying,
  leaving,
  chance,
}: Omit<LoadOf, 'hero' | 'side' | 'aim'>): Promise<void> {
  const choice = chance('what goes');
  const parent = choice < 0.5 ? leaving : staying;
  const character = await families.createCharacter(parent);
  const story = await families.orderStory(parent, character);
  if (choice < 0.5) await families.deleteAccount(parent);
  else if (choice < 0.75) await families.deleteStory(parent, story);
  else await families.deleteCharacter(parent, character, choice < 0.9);
}
