import { setTimeout as sleep } from 'node:timers/promises';
import { MIN_POSITION, STALE } from '@storylark/contracts/http/headers';
import { paths } from '@storylark/contracts/paths';
import type { Positions } from '@storylark/platform/http/createPositions';
import type { Families } from '../crash/createFamilies.ts';
import type { Reader } from '../crash/reader.ts';
import { eventually, type Parent } from '../house/client.ts';
import type { Asker } from './createAsker.ts';

export type Cast = { parent: Parent; hero: string; side: string; reader: Reader };
type Deps = { address: string; families: Families; asker: Asker; cast: Cast };

const PACE_MS = 60;
let turn = 0;

/**
 * What a family does over and over until told to stop; every act ends well, however often it has to be asked
 * for.
 */
export async function pressOn(
  { address, families, asker, cast: { parent, hero } }: Deps,
  stop: AbortSignal,
): Promise<void> {
  const overAndOver = async (everyMs: number, act: (n: number) => Promise<unknown>) => {
    for (;;) {
      await act((turn += 1));
      if (stop.aborted) return;
      await sleep(everyMs, undefined, { signal: stop }).catch(() => {});
    }
  };
  const look = (pathname: string) => asker.ask(address, 'GET', pathname, { token: parent.token });
  await Promise.all([
    overAndOver(PACE_MS, (n) => families.changeProfile(parent, n)),
    overAndOver(PACE_MS, () => look(paths.stories)),
    overAndOver(PACE_MS, () => look(paths.dashboard)),
    overAndOver(5_000, () => families.signUp()),
    overAndOver(5_000, async () => {
      const guest = await families.createCharacter(parent);
      await families.deleteCharacter(parent, guest, true);
    }),
    families.orderStory(parent, hero),
    families.createCharacter(parent).then(async (guest) => {
      const story = await families.orderStory(parent, guest);
      await families.deleteStory(parent, story);
    }),
  ]);
}

type Round = Deps & { positions: Positions; lastPosition: () => number };

/**
 * One turn through the whole house: a command is accepted, a look is as new as it, and the event stream tells
 * of it. Answers how long that took, ms.
 * @throws Error when it does not come to that
 */
export async function goRound({
  address,
  families,
  asker,
  cast,
  positions,
  lastPosition,
}: Round): Promise<number> {
  const { parent, side, reader } = cast;
  const begun = performance.now();
  await families.rename(parent, side, (turn += 1));
  const position = lastPosition();
  const headers = { [MIN_POSITION]: positions.issue(parent.accountId, position) };
  await Promise.all([
    eventually(
      'the event stream tells of it',
      async () => reader.frames.some((frame) => frame.position >= position),
      60_000,
    ),
    eventually(
      'a look is as new as it',
      async () =>
        !(await asker.ask(address, 'GET', paths.characters, { token: parent.token, headers })).headers.has(
          STALE,
        ),
      60_000,
    ),
  ]);
  return performance.now() - begun;
}
