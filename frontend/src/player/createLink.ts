import { endsSoon, hasRunOut, lifeOf } from '../lib/media/mediaLink.ts';

type Deps = {
  /** The same link anew. */
  ask: () => Promise<string | null>;
  /** What is played from, and how to play on by another address. */
  sound: { address(): string; isAllHere(): boolean; moveTo(address: string): void };
};

/** The address of the sound that is to be heard: the newest there is, and its successor in time. */
export function createLink({ ask, sound }: Deps) {
  /** As the page gave it last. */
  let given = '';
  let newest = '';
  /** The next try, ms since 1970: a house that is away is not asked without end. */
  let notBefore = 0;
  let asking = false;

  const link = {
    give(address: string) {
      if (address === given) return;
      given = newest = address;
      lifeOf(address);
    },
    newest: () => newest,
    isOver: () => hasRunOut(newest),
    /** Whether the element cannot fetch what it lacks. */
    isStuck: () => hasRunOut(sound.address()) && !sound.isAllHere(),
    async renew(): Promise<string | null> {
      const address = await ask();
      if (address !== null) newest = address;
      return address;
    },
    /** While it plays: asks for the next link before this one ends, and plays on by it. */
    async keepUp() {
      const loaded = sound.address();
      if (asking || Date.now() < notBefore || !endsSoon(loaded) || sound.isAllHere()) return;
      notBefore = Date.now() + (lifeOf(loaded)?.lasts ?? 0) / 20;
      if (endsSoon(newest)) {
        asking = true;
        await link.renew().catch(() => null); // it plays on with what it has, and asks again
        asking = false;
      }
      if (!hasRunOut(newest) && loaded === sound.address() && newest !== loaded) sound.moveTo(newest);
    },
  };
  return link;
}
