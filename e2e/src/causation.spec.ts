import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import {
  call,
  eventually,
  finishedStory,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
} from './house/client.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';
import { otlpReceiver } from './house/otlpReceiver.ts';

const FORGED = '00000000-0000-4000-8000-00000000cafe';
const forged = {
  'x-correlation-id': FORGED,
  'x-causation-id': FORGED,
  'x-request-id': FORGED,
  traceparent: `00-${FORGED.replaceAll('-', '')}-00000000cafe0000-01`,
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('a played story, and an account that is deleted after it', () => {
  let receiver: Awaited<ReturnType<typeof otlpReceiver>>;
  let house: OpenHouse;
  let accountId: string;
  let storyId: string;
  let events: readonly RecordedEvent[];
  beforeAll(async () => {
    receiver = await otlpReceiver();
    house = await openHouse({ STUDIO_PROCESSES: '2', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });
    const { address } = house;
    const people = { firstName: 'Canaryfirst', lastName: 'Canarylast', email: 'canary@example.com' };
    const parent = await newParent(address, people);
    const hero = await newCharacter(address, parent, { name: 'Canaryhero' });
    ({ accountId } = parent);
    const { body } = await orderStory(address, parent, hero.uuid);
    storyId = body.uuid;
    expect((await finishedStory(address, parent, storyId)).state).toBe('finished');
    const again = { token: parent.token, headers: { ...forged, 'idempotency-key': 'once' }, body: {} };
    for (let n = 0; n < 2; n += 1)
      await call(address, 'POST', path(paths.storyShare, { uuid: storyId }), again);
    const { status } = await call(address, 'DELETE', paths.me, {
      token: parent.token,
      body: { password: PASSWORD, reason: 'other', comment: '' },
    });
    expect(status).toBeLessThan(300);
    events = await eventually('the account is erased', async () => {
      const all = await allEvents();
      return all.some(({ type }) => type === 'AccountErased') && all;
    });
    await house.close();
  }, 180_000);
  afterAll(() => receiver.close());

  async function allEvents(): Promise<RecordedEvent[]> {
    const all: RecordedEvent[] = [];
    for await (const event of house.eventStore.readAll()) all.push(event);
    return all;
  }
  const named = (type: string) => events.filter((event) => event.type === type);
  const correlationOf = (type: string) => named(type)[0]?.metadata.$correlationId;
  const making = () =>
    events.filter(({ metadata }) => metadata.$correlationId === correlationOf('StoryRequested'));

  describe('in the log', () => {
    it('every event names its correlation and its cause', () => {
      expect(events.length).toBeGreaterThan(20);
      for (const { type, metadata } of events)
        expect([type, metadata.$correlationId, metadata.$causationId]).toEqual([
          type,
          expect.stringMatching(UUID),
          expect.stringMatching(UUID),
        ]);
    });

    it('every cause leads back, event by event, to the request that began the correlation', () => {
      const byId = new Map(events.map((event) => [event.id, event]));
      for (const event of events) {
        const { $correlationId } = event.metadata;
        let at = event;
        for (let steps = 0; at.metadata.$causationId !== $correlationId; steps += 1) {
          const before = byId.get(at.metadata.$causationId ?? '');
          expect([event.type, steps < 10, before?.metadata.$correlationId]).toEqual([
            event.type,
            true,
            $correlationId,
          ]);
          at = before!;
        }
      }
    });

    it('the making of a story is one correlation, from its slot to its end', () => {
      const types = new Set(making().map(({ type }) => type));
      for (const type of [
        'StorySlotTaken',
        'StoryRequested',
        'TextWritten',
        'NarrationRecorded',
        'StoryFinished',
      ])
        expect(types).toContain(type);
      const others = events.filter(
        ({ type, streamId }) => streamId === `story-${storyId}` && type !== 'StoryShared',
      );
      expect(making()).toEqual(expect.arrayContaining(others));
      const [written] = named('TextWritten');
      for (const drawn of named('IllustrationDrawn')) expect(drawn.metadata.$causationId).toBe(written?.id);
    });

    it('what managers do is part of it too', () => {
      expect(named('AccountErased')[0]?.metadata).toMatchObject({
        $correlationId: correlationOf('AccountDeleted'),
        $causationId: named('AccountDeleted')[0]?.id,
      });
      expect(correlationOf('PortraitDrawn')).toBe(correlationOf('CharacterCreated'));
    });

    it('is told by us alone, and a command sent twice keeps its first cause', () => {
      expect(named('StoryShared')).toHaveLength(1);
      expect(JSON.stringify(events.map(({ metadata }) => metadata))).not.toContain(FORGED);
    });
  });

  describe('as traces', () => {
    const traceOf = (correlationId = '') =>
      receiver.spans().filter(({ traceId }) => traceId === correlationId.replaceAll('-', ''));

    it('shows the making of a story as one, over all who had a part in it', () => {
      const trace = traceOf(correlationOf('StoryRequested'));
      const shown = new Set(trace.map(({ service, name }) => `${service}: ${name}`));
      for (const one of [
        'apis: POST /api/stories/',
        'apis: append to allowance',
        'apis: append to story',
        'projectors: hand out work of StoryRequested',
        'generators: job writeText',
        'generators: studio write',
        'projectors: hand out work of TextWritten',
        'generators: job recordNarration',
        'generators: studio speak',
        'generators: studio mix',
        'generators: job drawPicture',
        'generators: studio drawScene',
        `generators: call ${internalPaths.storyReport}`,
        `apis: POST ${internalPaths.storyReport}`,
      ])
        expect(shown).toContain(`storylark/${one}`);
    });

    it('hangs every span below another one of its trace, up to the request', () => {
      const trace = traceOf(correlationOf('StoryRequested'));
      const ids = new Set(trace.map(({ spanId }) => spanId));
      expect(ids.size).toBe(trace.length);
      expect(trace.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name)).toEqual([
        'POST /api/stories/',
      ]);
      expect(trace.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
      const report = trace.find(({ name }) => name.startsWith('POST /internal/'));
      expect(trace.find(({ spanId }) => spanId === report?.parentSpanId)?.name).toMatch(/^call \/internal\//);
    });

    it('says nothing of people', () => {
      expect(receiver.text()).not.toMatch(/canary/i);
      expect(receiver.text()).not.toContain(accountId);
      expect(receiver.text()).not.toContain(storyId);
      expect(receiver.text()).not.toContain(FORGED.replaceAll('-', ''));
    });
  });
});
