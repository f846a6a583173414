import { storyStream } from '@storylark/contracts/stories/events';
import { createEventStoreDb } from '@storylark/platform/eventStore/createEventStoreDb';
import { eventually, finishedStory, newCharacter, newParent, orderStory } from '../house/client.ts';
import { otlpReceiver } from '../house/otlpReceiver.ts';
import { describeOnEngines } from './engines.ts';
import { openDistributed, type OpenDistributed } from './openDistributed.ts';

describeOnEngines('a story made by several processes', () => {
  let receiver: Awaited<ReturnType<typeof otlpReceiver>>;
  let house: OpenDistributed;
  beforeAll(async () => {
    receiver = await otlpReceiver();
    house = await openDistributed({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint } });
  }, 60_000);
  afterAll(async () => {
    await house.close();
    await receiver.close();
  }, 60_000);

  it('is one correlation in the log and one trace over all of them, without a word about people', async () => {
    const parent = await newParent(house.address, { mails: house.mailsTo, firstName: 'Canaryfirst' });
    const hero = await newCharacter(house.address, parent, { name: 'Canaryhero' });
    const { body: ordered } = await orderStory(house.address, parent, hero.uuid);
    expect((await finishedStory(house.address, parent, ordered.uuid)).state).toBe('finished');

    const eventStore = await createEventStoreDb({ url: house.settings.EVENTSTORE_URL });
    const correlations = new Set<string | undefined>();
    for await (const { metadata } of eventStore.readStream(storyStream(ordered.uuid)))
      correlations.add(metadata.$correlationId);
    await eventStore.close();
    expect([...correlations]).toEqual([expect.any(String)]);
    const traceId = [...correlations][0]?.replaceAll('-', '');

    const spans = () => receiver.spans().filter((span) => span.traceId === traceId);
    const shown = () => new Set(spans().map(({ service, name }) => `${service}: ${name}`));
    await eventually('all its spans are sent', async () =>
      [
        'storylark/command-api: POST /api/stories/',
        'storylark/command-api: append to story',
        'storylark/projectors: hand out work of TextWritten',
        'storylark/generators: job writeText',
        'storylark/generators: job recordNarration',
        'storylark/generators: job drawPicture',
        'storylark/generators: studio mix',
      ].every((one) => shown().has(one)),
    );
    expect(
      spans()
        .filter(({ parentSpanId }) => !parentSpanId)
        .map(({ name }) => name),
    ).toEqual(['POST /api/stories/']);
    expect(receiver.text()).not.toMatch(/canary/i);
    for (const id of [parent.accountId, parent.email, ordered.uuid, hero.uuid])
      expect(receiver.text()).not.toContain(id);
  }, 120_000);
});
