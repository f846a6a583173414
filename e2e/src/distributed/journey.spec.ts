import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { internalPaths } from '@storylark/contracts/internalPaths';
import {
  call,
  eventually,
  finishedStory,
  login,
  mia,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
} from '../house/client.ts';
import { listen } from '../house/listen.ts';
import { describeOnEngines } from './engines.ts';
import { openDistributed, type OpenDistributed } from './openDistributed.ts';

describeOnEngines('the distributed composition, two of each process', () => {
  let house: OpenDistributed;
  beforeAll(async () => {
    house = await openDistributed({ copies: { gateway: 2 } });
  });
  afterAll(() => house.close());

  it('runs two of each, and each says that it is ready', async () => {
    const names = house.copies.map(({ name }) => name).sort();
    expect(names).toEqual(
      ['command-api', 'gateway', 'generators', 'managers', 'projectors', 'query-api'].flatMap((name) => [
        name,
        name,
      ]),
    );
    for (const { address } of house.copies) {
      await eventually('it is ready', async () => (await call(address, 'GET', '/readyz')).status === 200);
      expect((await call<string>(address, 'GET', '/metrics')).body).toContain(
        'process_cpu_user_seconds_total',
      );
    }
  });

  it('takes a parent from signup to a finished story that is read, heard and looked at, and tells of each step', async () => {
    const parent = await newParent(house.address, { mails: house.mailsTo });
    await call(house.address, 'PUT', '/api/users/me', { token: parent.token, body: { termsAccepted: true } });
    const stream = await listen(house.address, parent.token);
    const hero = await newCharacter(house.address, parent);
    const { status, body: ordered } = await orderStory(house.address, parent, hero.uuid);
    expect(status).toBe(201);

    const story = await finishedStory(house.address, parent, ordered.uuid);
    expect(story.state).toBe('finished');
    expect(story.paragraphs?.join(' ')).toContain('Mia');
    await stream.until('the stream tells the end', () =>
      stream.frames.some(({ data }) => data.state === 'finished'),
    );
    const told = stream.frames
      .filter(({ event, data }) => event === 'story' && data.uuid === ordered.uuid)
      .flatMap(({ data }) => data.state ?? []);
    expect([...new Set(told)]).toEqual(['text_pending', 'narration_pending', 'image_pending', 'finished']);
    await stream.hangUp();

    const part = await fetch(house.address + story.audioUrl, { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    const picture = await fetch(house.address + (story.illustrations?.[0]?.url ?? ''));
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  }, 300_000);

  it('lets our own processes alone call /internal, at a port that the gateway does not know', async () => {
    const commandApis = house.copies.filter(({ name }) => name === 'command-api');
    const origins = [house.address, ...commandApis.map(({ address }) => address)];
    const asked = (origin: string, token?: string) =>
      call(origin, 'POST', internalPaths.role, { body: {}, ...(token === undefined ? {} : { token }) });
    for (const origin of origins)
      expect((await asked(origin, house.settings.SERVICE_TOKEN)).status).toBe(404);
    for (const { internalAddress } of commandApis) {
      expect((await asked(internalAddress ?? '')).status).toBe(401);
      expect((await asked(internalAddress ?? '', house.settings.SERVICE_TOKEN)).status).toBe(422);
    }
  });

  it('does not start on a master key that is not the house’s, and says so', async () => {
    const main = fileURLToPath(new URL('../../../command-api/dist/main.js', import.meta.url));
    const env = {
      ...house.settings,
      MASTER_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: house.address,
    };
    const failed = await promisify(execFile)(process.execPath, [main], { env }).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^command-api cannot start: .*give the former MASTER_KEY/),
    });
  });

  it('answers the same request once, whichever process it reaches', async () => {
    const parent = await newParent(house.address, { mails: house.mailsTo });
    const commandApis = house.copies.filter(({ name }) => name === 'command-api');
    const body = { ...mia, uuid: randomUUID() };
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      commandApis.map(({ address }) =>
        call(address, 'POST', '/api/characters/', { token: parent.token, body, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const listed = await call<{ total: number }>(house.address, 'GET', '/api/characters/', {
      token: parent.token,
      headers: { 'X-Min-Position': answers[0]?.headers.get('x-position') ?? '' },
    });
    expect(listed.body.total).toBe(1);
  });

  it('goes on when one of each is killed, and starts it again', async () => {
    const parent = await newParent(house.address, { mails: house.mailsTo });
    const victims = ['command-api', 'query-api', 'projectors', 'generators'].map((name) =>
      house.copies.find((one) => one.name === name)!,
    );
    const before = victims.map(({ pid }) => pid());
    for (const victim of victims) victim.kill();
    // Who was sent to one of them in that moment is told to come again.
    await eventually(
      'the house answers',
      () => login(house.address, parent.email, PASSWORD).catch(() => null),
      5_000,
    );
    const hero = await newCharacter(house.address, parent);
    const { body: ordered } = await orderStory(house.address, parent, hero.uuid);
    expect((await finishedStory(house.address, parent, ordered.uuid)).state).toBe('finished');
    for (const [n, victim] of victims.entries()) {
      await eventually(
        'it runs again',
        async () => (await call(victim.address, 'GET', '/healthz').catch(() => null))?.status === 200,
      );
      expect(victim.pid()).not.toBe(before[n]);
    }
  }, 300_000);
});
