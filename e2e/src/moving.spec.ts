import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import { lineOf } from '@storylark/platform/transfer/archive';
import {
  call,
  eventually,
  finishedStory,
  login,
  mailsTo,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
  type Parent,
  storyOf,
} from './house/client.ts';
import { command, killedCommand } from './house/command.ts';
import { inspect } from './house/inspect.ts';
import { type RunningHouse, startHouse } from './house/startHouse.ts';

const settings = { LOG_LEVEL: 'error', LIMIT_FACTOR: '1000', STUDIO_PROCESSES: '1' };
const soundOf = async (address: string, { audioUrl }: StoryView) =>
  Buffer.from(await (await fetch(address + audioUrl)).arrayBuffer()).toString('base64');

describe('a house that moves to another data folder', () => {
  let folder: string;
  let from: string;
  let to: string;
  let archive: string;
  let house: RunningHouse;
  let looks: ReturnType<typeof inspect>[] = [];
  let printedOut: string;
  const key = () => ({ SOURCE_MASTER_KEY: readFileSync(join(from, 'master.key'), 'utf8') });

  let anna: Parent;
  let story: StoryView;
  let sound: string;
  let ben: Parent;
  let gone: Parent;
  let leftOpen: string;
  let resetLink: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'storylark-moving-'));
    [from, to, archive] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'archive')];
    house = await startHouse({ DATA_DIR: from, ...settings });
    looks = [inspect(from), inspect(to)];
    [anna, ben] = await Promise.all([newParent(house.address), newParent(house.address)]);
    const { uuid } = await newCharacter(house.address, anna);
    const { body: ordered } = await orderStory(house.address, anna, uuid);
    story = await finishedStory(house.address, anna, ordered.uuid);
    sound = await soundOf(house.address, story);
    gone = await newParent(house.address);
    await newCharacter(house.address, gone, { name: 'Zephyrine' });
    await call(house.address, 'DELETE', paths.me, { token: gone.token, body: { reason: 'other' } });
    await eventually('the account is erased', async () =>
      (await looks[0]!.events()).some(({ type }) => type === 'AccountErased'),
    );
    await call(house.address, 'POST', paths.forgotPassword, { body: { email: anna.email } });
    resetLink = await eventually('the mail with the link', async () =>
      (await mailsTo(house.address, anna.email))
        .flatMap(({ links }) => links)
        .find((one) => one.includes('/request-password-reset/')),
    );
    await command('plan', [ben.email, 'premium'], from);
    const hero = await newCharacter(house.address, ben, { name: 'Barnabuck' });
    leftOpen = (await orderStory(house.address, ben, hero.uuid)).body.uuid;
  }, 300_000);
  afterAll(async () => {
    await house.stop();
    for (const look of looks) await look.close();
    rmSync(folder, { recursive: true });
  });

  it('does not move while it runs', async () => {
    await expect(command('export', [archive], from)).rejects.toThrow(
      /Another Storylark \(process \d+\) works in .*from. Stop it first/,
    );
  });

  it('moves out once it is stopped', async () => {
    await house.stop();
    printedOut = await command('export', [archive], from);
    expect(printedOut).toMatch(/read back: \d+ events, \d+ keys and secrets under seal, \d+ blobs/);
    await expect(command('export', [archive], from)).rejects.toThrow(/is not empty: name a new folder/);
  });

  it('moves in nowhere with another master key', async () => {
    await expect(command('import', [archive], to)).rejects.toThrow(
      /another master key: set SOURCE_MASTER_KEY/,
    );
  });

  it('goes on after kill -9 in the middle, and nobody serves from the half of a house', async () => {
    for (const line of ['is whole', 'events appended', 'wrapped by', 'blobs put']) {
      await killedCommand('import', [archive], to, key(), line);
      if (line === 'events appended')
        await expect(startHouse({ DATA_DIR: to, ...settings })).rejects.toThrow(
          /run npm run import with the same archive again/,
        );
    }
    const printed = await command('import', [archive], to, key());
    expect(printed).toMatch(/0 events appended, \d+ were there already/);
    const counts = /\b(\d+) events, (\d+) keys and secrets\D+(\d+) blobs/;
    expect(counts.exec(printed)?.slice(1)).toEqual(counts.exec(printedOut)?.slice(1));
    await expect(command('import', [archive], to, key())).rejects.toThrow(/nothing left to do/);
    const [before, after] = await Promise.all(looks.map(async (look) => (await look.events()).map(lineOf)));
    expect(after).toEqual(before);
    expect(readFileSync(join(to, 'master.key'))).not.toEqual(readFileSync(join(from, 'master.key')));
  });

  it('lets its parents in with the passwords and tokens they have, to the same stories and sound', async () => {
    house = await startHouse({ DATA_DIR: to, ...settings });
    const seen = await eventually('the read models are there', async () => {
      const found = await storyOf(house.address, anna, story.uuid); // by the token of the former house
      return found.state === 'finished' && found;
    });
    const told = ({ title, paragraphs, sentences, createdAt, finishedAt, durationSeconds }: StoryView) =>
      JSON.stringify({ title, paragraphs, sentences, createdAt, finishedAt, durationSeconds });
    expect(told(seen)).toBe(told(story));
    expect(await soundOf(house.address, seen)).toBe(sound);
    expect(await soundOf(house.address, story)).toBe(sound); // by the link of the former house
    for (const { email } of [anna, ben])
      expect(await login(house.address, email)).toEqual(expect.any(String));
  });

  it('finishes the story that was being made, once, and makes and mails nothing again', async () => {
    expect((await finishedStory(house.address, ben, leftOpen)).state).toBe('finished');
    const told = (await looks[1]!.events())
      .filter(({ data }) => data.storyId === leftOpen)
      .map(({ type }) => type);
    for (const type of ['StoryRequested', 'TextWritten', 'NarrationRecorded', 'StoryFinished'])
      expect(told.filter((one) => one === type)).toHaveLength(1);
    for (const { email } of [anna, ben]) expect(await mailsTo(house.address, email)).toEqual([]);
    expect((await looks[1]!.documents(anna.accountId)).jobs).toBeUndefined();
  }, 300_000);

  it('keeps what was deleted deleted', async () => {
    const form = { grant_type: 'password', username: gone.email, password: PASSWORD };
    expect((await call(house.address, 'POST', paths.token, { form })).status).toBe(401);
    expect(await looks[1]!.readable((subject) => subject.startsWith(gone.accountId))).toEqual([]);
    expect(
      (await looks[1]!.readable((subject) => subject.startsWith(anna.accountId))).length,
    ).toBeGreaterThan(3);
  });

  it('takes the links of mails that were sent before', async () => {
    const token = resetLink.slice(resetLink.lastIndexOf('/') + 1);
    const password = 'Sleepier-lark-8';
    const { status } = await call(house.address, 'POST', path(paths.resetPassword, { token }), {
      body: { password, confirmPassword: password },
    });
    expect(status).toBeLessThan(300);
    expect(await login(house.address, anna.email, password)).toEqual(expect.any(String));
  });
});
