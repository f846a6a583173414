import { randomUUID } from 'node:crypto';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { DashboardView } from '@storylark/contracts/dashboard';
import { eventTypes } from '@storylark/contracts/eventTypes';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import type { SlotView } from '@storylark/contracts/subscriptions/views';
import { workOutlet } from '@storylark/contracts/work';
import { createProjector } from '@storylark/platform/engines/projecting/project';
import type { EventStore, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { workStreams } from '@storylark/projectors/outlets/jobsOf';
import { projections } from '@storylark/projectors/projections';
import fc from 'fast-check';
import { sampleOf } from './complete.ts';
import { bedtime, call, eventually, mia, newParent, type Parent } from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

const SEED = 7;
const NAMES = ['Mia', 'Noah', 'Ida', 'Omar'];
const { characters: CHARACTERS } = planTable.standard;

type Command =
  | { do: 'create'; who: number; name: string }
  | { do: 'rename'; who: number; name: string }
  | { do: 'dismiss'; who: number; withStories: boolean }
  | { do: 'relate'; who: number; to: number }
  | { do: 'order'; story: number; who: number }
  | { do: 'stop' | 'delete' | 'share' | 'unshare'; story: number };

const who = fc.nat(5);
const story = fc.nat(3);
const name = fc.constantFrom(...NAMES);
const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('create' as const, 'rename' as const), who, name }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('dismiss' as const), who, withStories: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('relate' as const), who, to: who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), story, who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('stop' as const, 'delete' as const, 'share' as const, 'unshare' as const),
      story,
    }),
  },
);

/** What a parent would keep in mind: who there is, what was ordered, what went. */
type Model = {
  people: Map<number, string>;
  told: Map<number, { hero: number; state: 'there' | 'stopped' | 'deleted' }>;
};

describe('random parents', () => {
  let house: OpenHouse;
  beforeAll(async () => void (house = await openHouse({ STUDIO_PROCESSES: '2' })));
  afterAll(() => house.close());

  /**
   * Does one command and says what of the answer is not what the model expects; changes the model by what was
   * done.
   */
  async function obey(
    { people, told }: Model,
    ids: { people: string[]; stories: string[] },
    { token }: Parent,
    one: Command,
  ) {
    const answers = async (method: string, target: string, body?: object) =>
      call<{ code?: string }>(house.address, method, target, { token, ...(body && { body }) });
    const said = ({ status, body }: Awaited<ReturnType<typeof answers>>) =>
      status < 400 ? status : body.code;
    const alive = () => [...people.values()].filter((state) => state !== 'gone').length;
    if ('who' in one && one.do !== 'order') {
      const uuid = ids.people[one.who] ?? '';
      const target = path(paths.character, { uuid });
      const known = people.get(one.who);
      const isThere = known !== undefined && known !== 'gone';
      if (one.do === 'create') {
        const wanted =
          known === 'gone'
            ? 'idAlreadyUsed'
            : isThere
              ? 201
              : alive() >= CHARACTERS
                ? 'characterLimitReached'
                : 201;
        if (wanted === 201 && !isThere) people.set(one.who, one.name);
        return [said(await answers('POST', paths.characters, { ...mia, uuid, name: one.name })), wanted];
      }
      if (one.do === 'rename') {
        if (isThere) people.set(one.who, one.name);
        return [
          said(await answers('PUT', target, { ...mia, name: one.name })),
          isThere ? 200 : 'characterNotFound',
        ];
      }
      if (one.do === 'relate') {
        const familyLinks = [{ characterUuid: ids.people[one.to], relationshipType: 'sibling' }];
        const other = people.get(one.to);
        const wanted = !isThere
          ? ['characterNotFound']
          : one.who === one.to || (other !== undefined && other !== 'gone')
            ? [200]
            : [200, 'characterNotFound'];
        const got = said(await answers('PUT', target, { ...mia, name: known ?? 'Mia', familyLinks }));
        return [wanted.includes(got as never) ? 'as wanted' : got, 'as wanted'];
      }
      const wanted = known === undefined ? 'characterNotFound' : 204;
      const got = said(await answers('DELETE', target, { withStories: one.withStories }));
      if (isThere) {
        people.set(one.who, 'gone');
        for (const tale of told.values())
          if (one.withStories && tale.hero === one.who && tale.state === 'there') tale.state = 'deleted';
      }
      return [known === 'gone' && got === 'characterNotFound' ? 204 : got, wanted];
    }
    if (!('story' in one)) throw new TypeError('a command of nobody');
    const uuid = ids.stories[one.story] ?? '';
    const tale = told.get(one.story);
    if (one.do === 'order') {
      const hero = people.get(one.who);
      const heroIsThere = hero !== undefined && hero !== 'gone';
      const wanted = tale
        ? tale.state === 'there'
          ? 201
          : 'idAlreadyUsed'
        : heroIsThere
          ? 201
          : 'heroNotFound';
      const got = said(
        await answers('POST', paths.stories, { ...bedtime, uuid, characterUuid: ids.people[one.who] }),
      );
      if (!tale && heroIsThere) told.set(one.story, { hero: one.who, state: 'there' });
      return [got, wanted];
    }
    if (one.do === 'delete') {
      const got = said(await answers('DELETE', path(paths.story, { uuid })));
      if (tale?.state === 'there') tale.state = 'deleted';
      if (tale && got === 'storyNotFound') return [tale.state === 'stopped' ? 204 : got, 204];
      return [got, tale ? 204 : 'storyNotFound'];
    }
    if (one.do === 'stop') {
      const got = said(await answers('POST', path(paths.storyStop, { uuid })));
      if (tale?.state !== 'there') return ['checked', 'checked'];
      if (got === 204) tale.state = 'stopped';
      return [got === 204 || got === 'tooLateToStop' ? 'either' : got, 'either'];
    }
    const got = said(
      await answers(
        one.do === 'share' ? 'POST' : 'DELETE',
        path(paths.storyShare, { uuid }),
        one.do === 'share' ? {} : undefined,
      ),
    );
    if (tale?.state !== 'there') return ['checked', 'checked'];
    return [[200, 204, 'storyNotReady'].includes(got as never) ? 'fine' : got, 'fine'];
  }

  it('are answered as a small model says, and see in the end what it says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(commands, { minLength: 25, maxLength: 40, size: 'max' }),
        async (sequence) => {
          const parent = await newParent(house.address);
          await command('plan', [parent.email, 'standard'], house.dataDir);
          const ids = {
            people: Array.from({ length: 6 }, () => randomUUID()),
            stories: Array.from({ length: 4 }, () => randomUUID()),
          };
          const model: Model = { people: new Map(), told: new Map() };
          const get = async <T>(target: string) =>
            (await call<T>(house.address, 'GET', target, { token: parent.token })).body;
          const storiesNow = async () => (await get<{ items: StoryItem[] }>(paths.stories)).items;
          const wantedStories = () =>
            [...model.told]
              .flatMap(([at, { state }]) => (state === 'there' ? [ids.stories[at] ?? ''] : []))
              .sort();
          // Everybody has somebody to begin with, or most commands would meet nobody.
          for (const one of [
            ...[0, 1].map((n) => ({ do: 'create', who: n, name: 'Mia' }) as const),
            ...sequence,
          ]) {
            const [got, wanted] = await obey(model, ids, parent, one);
            expect({ ...one, got }).toEqual({ ...one, got: wanted });
            if (one.do === 'dismiss')
              await eventually(
                'its stories went with it',
                async () => (await storiesNow()).length === wantedStories().length,
              );
          }
          const stories = await eventually(
            'every story ends',
            async () => {
              const items = await storiesNow();
              return items.every(({ state }) => state === 'finished' || state === 'failed') && items;
            },
            300_000,
          );
          expect(stories.map(({ uuid }) => uuid).sort()).toEqual(wantedStories());
          const { items: people } = await get<{ items: CharacterView[] }>(paths.characters);
          expect(people.map(({ uuid, name: called }) => `${uuid} ${called}`).sort()).toEqual(
            [...model.people]
              .flatMap(([at, called]) => (called === 'gone' ? [] : [`${ids.people[at]} ${called}`]))
              .sort(),
          );
          const shown = new Set(people.map(({ uuid }) => uuid));
          for (const { uuid, familyLinks } of people)
            for (const { characterUuid } of familyLinks) {
              expect(shown.has(characterUuid)).toBe(true);
              expect(
                people
                  .find((other) => other.uuid === characterUuid)
                  ?.familyLinks.some((back) => back.characterUuid === uuid),
              ).toBe(true);
            }
          // One slot for each order; given back by what failed or was stopped, kept by what is there.
          const givenBack = (at: number) => {
            const state = model.told.get(at)?.state;
            if (state === 'deleted') return null; // either: it hangs on how far it was
            return (
              state === 'stopped' || stories.find(({ uuid }) => uuid === ids.stories[at])?.state === 'failed'
            );
          };
          await eventually('slots are given back', async () => {
            const { items } = await get<{ items: SlotView[] }>(paths.slots);
            return [...model.told.keys()].every((at) => {
              const rows = items.filter(({ storyUuid }) => storyUuid === ids.stories[at]);
              return (
                rows.length === 1 &&
                (givenBack(at) ?? rows[0]?.returnedAt !== null) === (rows[0]?.returnedAt !== null)
              );
            });
          });
          const { items: slots } = await get<{ items: SlotView[] }>(paths.slots);
          const dashboard = await get<DashboardView>(paths.dashboard);
          expect(slots).toHaveLength(model.told.size);
          expect(dashboard).toMatchObject({
            storiesUsed: slots.filter(({ returnedAt }) => returnedAt === null).length,
            totalStories: stories.filter(({ state }) => state === 'finished').length,
            totalCharacters: people.length,
          });
        },
      ),
      { seed: SEED, numRuns: sampleOf(2, 3), endOnFailure: true },
    );
  }, 400_000);

  /** The log once nothing will follow: every event has asked for its work, and all of that is done. */
  async function logAtRest(): Promise<RecordedEvent[] | null> {
    const log: RecordedEvent[] = [];
    for await (const event of house.eventStore.readAll()) log.push(event);
    const asking = log.findLast(({ streamId }) => workStreams.some((prefix) => streamId.startsWith(prefix)));
    const handedOut = (await house.readStore.checkpoint(workOutlet)) ?? -1;
    const { open } = await createJobStore({ readStore: house.readStore }).counts();
    const head = await house.eventStore.head();
    const isTakenIn = house.status().projections.every(({ position }) => position >= head);
    const isLast = head === log.at(-1)?.position;
    return isLast && isTakenIn && open === 0 && handedOut >= (asking?.position ?? -1) ? log : null;
  }

  it('leave a log that makes the same documents in any batches, over crashes, live and rebuilt', async () => {
    const log = await eventually('the house is at rest', logAtRest);
    expect(log.length).toBeGreaterThan(sampleOf(50, 100));
    const wanted = await documentsOf(await projected(log, 1_000, 0));
    expect(Object.values(wanted).flatMap((found) => Object.keys(found)).length).toBeGreaterThan(
      sampleOf(25, 50),
    );
    for (const batch of [1, 7, 1_000])
      for (const crashEvery of [0, 3, 5]) {
        const store = await projected(log, batch, crashEvery);
        expect(await documentsOf(store)).toEqual(wanted);
      }
    const rebuilt = await projected(log, 7, 4, true);
    expect(await documentsOf(rebuilt)).toEqual(wanted);
    expect(await documentsOf(house.readStore)).toEqual(wanted);
  }, 400_000);
});

/**
 * The log in pages of a size; the reader falls over at times, and so do the read store's commits, before or
 * after them.
 */
async function projected(
  log: readonly RecordedEvent[],
  batch: number,
  crashEvery: number,
  rebuilds = false,
): Promise<ReadStore> {
  const readStore = createMemoryReadStore();
  const head = log.at(-1)?.position ?? -1;
  let acts = 0;
  const crash = () => {
    acts += 1;
    if (crashEvery > 0 && acts % crashEvery === 0) throw new Error('fallen over');
  };
  const eventStore = {
    async *subscribe({ after = -1, signal }: { after?: number | undefined; signal: AbortSignal }) {
      const rest = log.filter(({ position }) => position > after);
      yield { kind: 'caughtUp' as const };
      for (let at = 0; at < rest.length && !signal.aborted; at += batch)
        yield { kind: 'events' as const, events: rest.slice(at, at + batch) };
      if (!signal.aborted) await new Promise((ended) => signal.addEventListener('abort', ended));
    },
  } as unknown as EventStore;
  const store: ReadStore = {
    ...readStore,
    async saveBatch(save) {
      if (acts % 2 === 0) crash();
      await readStore.saveBatch(save);
      if (acts % 2 === 1) crash();
      else acts += 1;
    },
  };
  let rebuilding = rebuilds;
  for (;;) {
    const ended = new AbortController();
    const projector = createProjector({
      eventStore,
      readStore: store,
      projections: projections,
      vocabulary: eventTypes,
      dropAfterMs: 0,
    });
    const running = projector.run(ended.signal).catch(() => {});
    let over = false;
    void running.finally(() => (over = true));
    const arrived = async () => {
      const status = projector.status();
      return status.length > 0 && status.every(({ position, building }) => !building && position >= head);
    };
    await eventually('it arrives or falls over', async () => over || (await arrived()));
    const isThere = !over && (await arrived());
    if (isThere && rebuilding) {
      rebuilding = false;
      for (const { name } of projections) await projector.rebuild(name.split('/', 1)[0] ?? name);
      await eventually(
        'it is rebuilt or falls over',
        async () =>
          over ||
          (projector.status().some(({ collection }) => collection.endsWith('.2')) && (await arrived())),
        300_000,
      );
    }
    const fellOver = over;
    ended.abort();
    await running;
    if (isThere && !fellOver) return readStore;
  }
}

/** All documents by read model, tombstones left out. */
async function documentsOf(readStore: ReadStore): Promise<Record<string, Record<string, unknown>>> {
  const models = await readStore.collection({ name: 'readModels', indexes: [] }).find({ sort: [['_id', 1]] });
  const entries = await Promise.all(
    models.map(async ({ _id, live }) => {
      const found = await readStore
        .collection({ name: live as string, indexes: [] })
        .find({ sort: [['_id', 1]] });
      return [
        _id,
        Object.fromEntries(found.filter(({ deleted }) => deleted !== true).map((one) => [one._id, one])),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}
