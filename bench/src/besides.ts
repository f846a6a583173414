import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { path, paths } from '@storylark/contracts/paths';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { filesIn } from '@storylark/standalone/files';
import { commands, createCaller } from './calls.ts';
import { sheet } from './families.ts';
import type { House, Member } from './house.ts';
import { ms, quantile, type Line } from './table.ts';

const EXPORTS = 40;
const CHANGES = 16;
const STORY_BYTES = { 'narration/1/audio.mp3': 6_000_000, 'picture-0/1/large.webp': 300_000 };
const IDLE_SECONDS = 8;
const PER_SECOND = 20;

/** (i): a light command of one family while others have their account exported, or change characters' looks. */
export async function besides(house: House & { dataDir: string }): Promise<Line[]> {
  const exporting = house.members.slice(0, EXPORTS);
  const changing = house.members.slice(EXPORTS, EXPORTS + CHANGES);
  const others = house.members.slice(EXPORTS + CHANGES);
  await recordStories(house, exporting);
  const idle = await lightCommands(house, others, sleep(IDLE_SECONDS * 1_000));
  const begun = performance.now();
  const cpuBefore = house.mainThreadMs();
  let took = Number.NaN;
  const all = Promise.all(exporting.map((member) => exported(house, member))).then((sizes) => {
    took = performance.now() - begun;
    return sizes;
  });
  const during = await lightCommands(house, others, all);
  const onThread = house.mainThreadMs() - cpuBefore;
  const bytes = (await all).reduce((sum, size) => sum + size, 0);
  const looks = await lightCommands(house, others, changeLooks(house, changing));
  const lineOf = (what: string, times: readonly number[]): Line => ({
    row: 'i',
    what: `a light command ${what}`,
    measured: `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.99))}`,
    floor: `${ms(quantile(idle, 0.5))} / ${ms(quantile(idle, 0.99))} beside nothing`,
    ratio: quantile(times, 0.5) / quantile(idle, 0.5),
    limit: 'p99 ≤ 50 ms',
    holds: quantile(times, 0.99) <= 50,
  });
  return [
    lineOf(`beside ${EXPORTS} exports`, during),
    {
      row: 'i',
      what: `… which took, of ${Math.round(bytes / EXPORTS / 1_000_000)} MB each`,
      measured: `${(took / 1_000).toFixed(1)} s, ${(onThread / 1_000).toFixed(1)} s of the thread that answers`,
      floor: '',
      ratio: null,
      limit: '',
      holds: null,
    },
    lineOf(`beside ${CHANGES} changes of looks at once, for 8 s`, looks),
  ];
}

/** What the stories of these families are heard and seen of; laid where the house looks for it. */
async function recordStories({ dataDir }: { dataDir: string }, members: readonly Member[]) {
  const files = filesIn(dataDir);
  const masterKey = await loadMasterKey({ value: undefined, dataDir });
  const vault = createEmbeddedKeyVault({ file: files.vault, masterKey });
  const folder = `${dataDir}-recorded`;
  const sealed = createSealedBlobs({ blobs: await createFolderBlobStore({ folder }), vault });
  for (const { accountId, storyIds } of members) {
    for (const storyId of storyIds)
      for (const [name, size] of Object.entries(STORY_BYTES)) {
        const subject = `${accountId}/story/${storyId}`;
        await sealed.put(subject, `${subject}/${name}`, randomBytes(size));
      }
    await rename(join(folder, accountId), join(files.blobs, accountId));
  }
  await vault.close();
}

async function exported({ origin }: House, { token }: Member): Promise<number> {
  const answer = await fetch(origin + paths.exportMe, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`an account could not be exported: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  return bytes;
}

/** Each asks again as soon as it is answered; a face is drawn for each. */
async function changeLooks({ origin }: House, members: readonly Member[]) {
  const caller = createCaller(origin, CHANGES);
  const until = performance.now() + IDLE_SECONDS * 1_000;
  const colours = ['brown', 'black', 'red', 'blonde'];
  await Promise.all(
    members.map(async (member) => {
      for (let turn = 0; performance.now() < until; turn += 1)
        await caller.send(member, {
          method: 'PUT',
          path: path(paths.character, { uuid: member.characterIds[0]! }),
          body: { ...sheet, hairColor: colours[turn % colours.length] },
        });
    }),
  );
  caller.close();
}

/** How long commands took that were sent at a steady rate until something else was over. */
async function lightCommands({ origin }: House, members: readonly Member[], until: Promise<unknown>) {
  const caller = createCaller(origin, 64);
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const over = new AbortController();
  const ended = until.finally(() => over.abort());
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    sent.push(one(members[turn % members.length]!, (number += 1)));
    await sleep(1_000 / PER_SECOND);
  }
  await Promise.all([ended, ...sent]);
  caller.close();
  return times;

  async function one(member: Member, turn: number) {
    const before = performance.now();
    const { status } = await caller.send(member, commands.listened(member, turn));
    if (status !== 204) throw new Error(`it could not be said what was heard: ${status}`);
    times.push(performance.now() - before);
  }
}
let number = 0;
