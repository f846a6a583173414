import { Readable } from 'node:stream';
import { besideManifest, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import type { AccountPerson } from '@storylark/contracts/accounts/events';
import type { StoryDocument } from '@storylark/contracts/documents';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { ReadModels } from '../readModels.ts';
import type { MediaStore } from '../createMediaStore.ts';
import { downloadName } from '../downloadName.ts';
import { contentOf } from '../storyContent.ts';
import { openAs, type Unseal } from '../unseal.ts';

export type ExportDeps = {
  readModels: ReadModels;
  unseal: Unseal;
  media: MediaStore;
  charactersOf: (accountId: string) => Promise<readonly CharacterView[]>;
};
type Entry = { name: string; content: Uint8Array; packed: boolean };

/** Everything we hold of an account, as a zip: JSON, audio, pictures. One file is in memory at a time. */
export function exportAccount(deps: ExportDeps, accountId: string): Readable {
  return Readable.from(zipped(entriesOf(deps, accountId)), { objectMode: false });
}

async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* entriesOf(deps: ExportDeps, accountId: string): AsyncGenerator<Entry> {
  const { readModels, unseal, media } = deps;
  const [account, session, subscription, slots, listening] = await Promise.all([
    readModels.of('accounts').then((model) => model.get(accountId)),
    readModels.of('sessions').then((model) => model.get(accountId)),
    readModels.of('subscriptions').then((model) => model.get(accountId)),
    readModels.of('slots').then((model) => model.find({ filter: { accountId }, sort: [['takenAt', 1]] })),
    readModels.of('listening').then((model) => model.find({ filter: { accountId }, sort: [['at', 1]] })),
  ]);
  const person = account && (await openAs<AccountPerson>(unseal, account.person));
  const names = account && (await openAs<Pick<AccountPerson, 'firstName' | 'lastName'>>(unseal, account.names));
  const email = account && (await openAs<Pick<AccountPerson, 'email'>>(unseal, account.email));
  yield json('account.json', {
    uuid: accountId,
    firstName: names?.firstName ?? person?.firstName,
    lastName: names?.lastName ?? person?.lastName,
    email: email?.email ?? person?.email,
    language: session?.language,
    openedAt: session?.openedAt,
    termsVersion: session?.termsVersion,
    termsAcceptedAt: session?.termsAcceptedAt,
    roles: session?.roles,
    subscription: subscription?.subscription ?? null,
    storySlots: slots,
    listening,
  });

  const characters = await readModels.of('characters').then((model) => model.find({ filter: { accountId } }));
  yield json(
    'characters.json',
    (await deps.charactersOf(accountId)).map(({ portraitUrl: _link, ...character }) => character),
  );
  for (const { characterId, portrait } of characters)
    yield* file(media, portrait && besideManifest(portrait, PORTRAIT_FILE), `characters/${characterId}.png`);

  for (const story of await readModels.of('stories').then((model) => model.find({ filter: { accountId }, sort: [['createdAt', 1]] })))
    yield* storyEntries(deps, story);
}

async function* storyEntries({ unseal, media }: Pick<ExportDeps, 'unseal' | 'media'>, story: StoryDocument): AsyncGenerator<Entry> {
  const folder = `stories/${story.storyId}`;
  const { title, paragraphs, heroName } = await contentOf(unseal, story);
  const {
    storyTypeAsSent: storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    state,
    durationSeconds,
    createdAt,
    finishedAt,
  } = story;
  const pictures = await Promise.all(
    story.drawn.map(async ({ index, about }) => ({ index, alt: (await openAs<{ alt: string }>(unseal, about))?.alt ?? null })),
  );
  yield json(`${folder}/story.json`, {
    uuid: story.storyId,
    characterUuid: story.characterId,
    heroName,
    title,
    paragraphs,
    storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    state,
    durationSeconds,
    createdAt,
    finishedAt,
    pictures,
    aiGenerated: true,
  });
  yield* file(media, story.audio, `${folder}/${downloadName(title)}`);
  for (const { index, large } of story.drawn)
    yield* file(media, large, `${folder}/picture-${index + 1}${large.slice(large.lastIndexOf('.'))}`);
}

const json = (name: string, content: object): Entry => ({
  name,
  content: new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`),
  packed: false,
});

async function* file(media: MediaStore, key: string | null, name: string): AsyncGenerator<Entry> {
  const content = key === null ? null : await media.get(key);
  if (content) yield { name, content, packed: true };
}
