import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@storylark/contracts/http/headers';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { bedtime, call, mia, newCharacter, newParent, type Parent } from '../house/client.ts';
import type { FaultyHouse } from './openFaultyHouse.ts';
import type { Told } from './runFault.ts';

const FAMILIES = 8;

const commandApisOf = ({ copies }: FaultyHouse) =>
  copies.filter(({ name }) => name === 'command-api').map(({ address }) => address);

async function families(house: FaultyHouse): Promise<Parent[]> {
  return Promise.all(
    Array.from({ length: FAMILIES }, () => newParent(house.origin, { mails: house.mailsTo })),
  );
}

/**
 * Of the free plan's one slot, two orders at once, each at another process; the winner is deleted at once,
 * which gives the slot back for the next race.
 */
export async function raceForLastSlot(house: FaultyHouse, times: number): Promise<Told> {
  const [one = '', other = ''] = commandApisOf(house);
  const wrong: string[] = [];
  const won = { one: 0, other: 0 };

  async function race(parent: Parent, characterUuid: string): Promise<void> {
    const orders = [one, other].map((address) => ({ address, uuid: randomUUID() }));
    const answers = await Promise.all(
      orders.map(({ address, uuid }) =>
        call<{ code?: string }>(address, 'POST', paths.stories, {
          token: parent.token,
          body: { uuid, characterUuid, ...bedtime },
        }),
      ),
    );
    const winners = orders.filter((_, n) => answers[n]?.status === 201);
    const losers = answers.filter(({ body }) => body.code === 'storyLimitReached');
    if (winners.length !== 1 || losers.length !== 1)
      wrong.push(
        `two orders for one slot were answered ${JSON.stringify(answers.map(({ status, body }) => [status, body]))}`,
      );
    for (const { address, uuid } of winners) {
      won[address === one ? 'one' : 'other'] += 1;
      await call(address, 'DELETE', path(paths.story, { uuid }), { token: parent.token });
      const back = path(internalPaths.storyReturnSlot, { accountId: parent.accountId, storyId: uuid });
      await house.operate(back, {});
    }
  }

  const parents = await families(house);
  await Promise.all(
    parents.map(async (parent) => {
      const { uuid } = await newCharacter(house.origin, parent);
      for (let n = 0; n < times / FAMILIES; n += 1) await race(parent, uuid);
    }),
  );
  const { events } = await house.looks.read();
  for (const { accountId } of parents) wrong.push(...slotsOver(events, accountId));
  return {
    faults: wrong,
    said: `${won.one + won.other} races; the first process won ${won.one}, the second ${won.other}`,
  };
}

/** Wherever more slots are taken than the free plan has. */
function slotsOver(events: readonly RecordedEvent[], accountId: string): string[] {
  let taken = 0;
  return events.flatMap(({ type, data, position }) => {
    if (data.accountId !== accountId) return [];
    if (type === 'StorySlotTaken') taken += 1;
    if (type === 'StorySlotReturned') taken -= 1;
    return taken > planTable.free.stories ? [`${accountId} has ${taken} slots taken at ${position}`] : [];
  });
}

/** An answer without what others do at the same moment: the painter, who may be done between the two. */
const lasting = (said: unknown) => ({ ...(said as object), state: null, portraitUrl: null, updatedAt: null });

/**
 * Characters made and changed, and profiles changed: each command is sent to both processes at the same
 * moment.
 */
export async function sameKeyAtOnce(house: FaultyHouse, times: number): Promise<Told> {
  const addresses = commandApisOf(house);
  const wrong: string[] = [];
  const parents = await families(house);

  async function twice(method: string, pathname: string, token: string, body: object) {
    const headers = { [IDEMPOTENCY_KEY]: randomUUID() };
    const answers = await Promise.all(
      addresses.map((address) => call(address, method, pathname, { token, body, headers })),
    );
    const [first, second] = answers.map(({ status, body: said }) => JSON.stringify([status, lasting(said)]));
    if (first !== second || (answers[0]?.status ?? 500) >= 300)
      wrong.push(`${method} ${pathname} was answered ${first} and ${second}`);
  }
  await Promise.all(
    parents.map(async ({ token }, family) => {
      const uuid = randomUUID();
      await twice('POST', paths.characters, token, { uuid, ...mia });
      for (let n = family + FAMILIES; n < times; n += FAMILIES)
        await (n % (2 * FAMILIES) < FAMILIES
          ? twice('PUT', path(paths.character, { uuid }), token, { ...mia, note: `number ${n}` })
          : twice('PUT', paths.me, token, {
              firstName: `Anna ${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10) % 10]}${'abcdefghij'[Math.floor(n / 100)]}`,
            }));
    }),
  );
  const { events } = await house.looks.read();
  const ours = new Set(parents.map(({ accountId }) => accountId));
  const made = events.filter(
    ({ type, data }) =>
      ours.has(data.accountId as string) && /^(CharacterCreated|CharacterChanged|ProfileChanged)$/.test(type),
  );
  if (made.length !== times) wrong.push(`${times} commands, each sent twice, made ${made.length} events`);
  return { faults: wrong, said: `${made.length} events` };
}
