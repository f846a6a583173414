import { besideManifest, PORTRAIT_FILE, REFERENCE_SHEET_FILE } from '@storylark/contracts/blobs';
import type { AccountPerson, GoogleLink, PushContent } from '@storylark/contracts/accounts/events';
import type { AccountDocument, StoryDocument } from '@storylark/contracts/documents';
import type { Envelope } from '@storylark/contracts/sealing';
import type { SpokenName } from '@storylark/contracts/stories/outside';
import type { ShareView } from '@storylark/contracts/stories/views';
import type { Clock } from '@storylark/platform/clock';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { Unavailable } from '@storylark/platform/unavailable';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { ReadModels } from '../readModels.ts';
import type { MediaStore } from '../createMediaStore.ts';
import { downloadName, plainName } from '../downloadName.ts';
import { invoiceEntries, type InvoiceDeps } from './invoiceEntries.ts';
import { listSessions } from './listSessions.ts';
import { madeByOf, makingOf } from '../storyMaking.ts';
import { contentOf, toldSoFar } from '../storyContent.ts';
import { passkeysOf } from './passkeysOf.ts';
import { openAs, type Unseal } from '../unseal.ts';
import type { ZipEntry, Zipper } from './zip/createZipper.ts';
import { jsonEntry } from './zip/jsonEntry.ts';

export type ExportDeps = InvoiceDeps & {
  readModels: ReadModels;
  unseal: Unseal;
  media: MediaStore;
  sealedBlobs: Pick<SealedBlobs, 'get'>;
  charactersOf: (accountId: string) => Promise<readonly CharacterView[]>;
  shareOf: (story: StoryDocument) => Promise<ShareView | null>;
  zipped: Zipper;
  now: Clock;
};
/**
 * Everything we hold of an account, as a zip: JSON, invoices, audio, pictures; read as it is taken, a part of
 * one file at a time. What is missing or erased meanwhile breaks the stream off: what is whole holds
 * everything.
 * @throws Unavailable while the account has not reached the read models
 */
export async function exportAccount(deps: ExportDeps, accountId: string): Promise<AsyncIterable<Uint8Array>> {
  const account = await (await deps.readModels.of('accounts')).get(accountId);
  if (!account) throw new Unavailable('the account has not reached the read models yet');
  return deps.zipped(entriesOf(deps, account));
}

/** Where which session's browser is told of news. */
const pushesOf = ({ unseal }: ExportDeps, pushes: Readonly<Record<string, Envelope>>) =>
  Promise.all(
    Object.entries(pushes).map(async ([session, push]) => ({
      session,
      endpoint: (await openAs<PushContent>(unseal, push))?.endpoint ?? null,
    })),
  );

async function* entriesOf(deps: ExportDeps, account: AccountDocument): AsyncGenerator<ZipEntry> {
  const { readModels, unseal, media } = deps;
  const { accountId } = account;
  const [session, subscription, invoices, slots, listening, turns] = await Promise.all([
    readModels.of('sessions').then((model) => model.get(accountId)),
    readModels.of('subscriptions').then((model) => model.get(accountId)),
    readModels.of('invoices').then((model) => model.find({ filter: { accountId }, sort: [['at', 1]] })),
    readModels.of('slots').then((model) => model.find({ filter: { accountId }, sort: [['takenAt', 1]] })),
    readModels.of('listening').then((model) => model.find({ filter: { accountId }, sort: [['at', 1]] })),
    readModels.of('turns').then((model) => model.get(accountId)),
  ]);
  const person = await openAs<AccountPerson>(unseal, account.person);
  const names = await openAs<Pick<AccountPerson, 'firstName' | 'lastName'>>(unseal, account.names);
  const email = await openAs<Pick<AccountPerson, 'email'>>(unseal, account.email);
  const spokenName = await openAs<{ chosen: SpokenName | null }>(unseal, account.spokenName ?? null);
  const google = await openAs<GoogleLink>(unseal, account.google ?? null);
  yield jsonEntry('account.json', {
    uuid: accountId,
    firstName: names?.firstName ?? person?.firstName,
    lastName: names?.lastName ?? person?.lastName,
    email: email?.email ?? person?.email,
    google: google && { id: google.sub, email: google.email },
    language: session?.language,
    openedAt: session?.openedAt,
    termsVersion: session?.termsVersion,
    termsAcceptedAt: session?.termsAcceptedAt,
    roles: session?.roles,
    storyMaking: {
      useOutsideModels: account.useOutsideModels ?? null,
      offlineFallback: account.offlineFallback ?? true,
      spokenName: spokenName?.chosen ?? null,
    },
    ...(await passkeysOf(deps, accountId)),
    sessions: session && (await listSessions(session, unseal, deps.now())),
    notifications: await pushesOf(deps, session?.pushes ?? {}),
    subscription: subscription?.subscription ?? null,
    storySlots: slots.map(({ storyId, window, takenAt, returnedAt, reason, creditedTo }) => ({
      storyUuid: storyId,
      window,
      takenAt,
      returnedAt,
      reason,
      creditedTo,
    })),
    listening: listening.map(({ storyId, positionSeconds, finished, at }) => ({
      storyUuid: storyId,
      positionSeconds,
      finished,
      at,
    })),
    turns: (turns?.turns ?? []).map(({ storyId, characterId, at }) => ({
      storyUuid: storyId,
      characterUuid: characterId,
      at,
    })),
  });

  yield* invoiceEntries(deps, invoices, account.language);

  const drawn = await readModels.of('characters').then((model) => model.find({ filter: { accountId } }));
  const pictures = new Map(drawn.map((one) => [one.characterId, one]));
  const characters = (await deps.charactersOf(accountId)).map(
    ({ portraitUrl: _link, ...character }, index) => {
      const { portrait = null, referenceSheet = null } = pictures.get(character.uuid) ?? {};
      const name = `characters/${numbered(index, 2, character.name)}`;
      return {
        character,
        portrait: portrait && { key: besideManifest(portrait, PORTRAIT_FILE), name: `${name}.png` },
        referenceSheet: referenceSheet && {
          key: besideManifest(referenceSheet, REFERENCE_SHEET_FILE),
          name: `${name} reference.png`,
        },
      };
    },
  );
  yield jsonEntry(
    'characters.json',
    characters.map(({ character, portrait, referenceSheet }) => ({
      ...character,
      portrait: portrait && portrait.name,
      referenceSheet: referenceSheet && referenceSheet.name,
    })),
  );
  for (const { portrait, referenceSheet } of characters)
    for (const one of [portrait, referenceSheet]) if (one) yield* file(media, one.key, one.name);

  const stories = await readModels
    .of('stories')
    .then((model) => model.find({ filter: { accountId }, sort: [['createdAt', 1]] }));
  for (const [index, story] of stories.entries()) yield* storyEntries(deps, story, index);
}

/** Two of the same name stay apart, and the first comes first in every list of files. */
const numbered = (index: number, digits: number, name: string | null) =>
  `${String(index + 1).padStart(digits, '0')} ${plainName(name)}`;

async function* storyEntries(
  deps: ExportDeps,
  story: StoryDocument,
  place: number,
): AsyncGenerator<ZipEntry> {
  const { unseal, media, shareOf } = deps;
  const { title, paragraphs, heroName } = await contentOf(unseal, story);
  const folder = `stories/${numbered(place, 3, title)}`;
  const share = await shareOf(story);
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
    story.drawn.map(async ({ index, large, about }) => ({
      file: pictureName(index, large),
      alt: (await openAs<{ alt: string }>(unseal, about))?.alt ?? null,
    })),
  );
  yield jsonEntry(`${folder}/story.json`, {
    uuid: story.storyId,
    characterUuid: story.characterId,
    heroName,
    title,
    paragraphs,
    paragraphsSoFar: await toldSoFar(unseal, story),
    madeBy: madeByOf(story),
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
    share: share && {
      url: share.url,
      endsAt: share.endsAt,
      indexable: share.indexable,
      openings: share.openings,
    },
    aiGenerated: true,
  });
  const making = await makingOf(deps, story);
  if (making.some(({ uses }) => uses.length > 0)) yield jsonEntry(`${folder}/making.json`, making);
  yield* file(media, story.audio, `${folder}/${downloadName(title)}`);
  for (const { index, large } of story.drawn)
    yield* file(media, large, `${folder}/${pictureName(index, large)}`);
}

const pictureName = (index: number, key: string) => `picture-${index + 1}${key.slice(key.lastIndexOf('.'))}`;

async function* file(media: MediaStore, key: string | null, name: string): AsyncGenerator<ZipEntry> {
  const pieces = key === null ? null : await media.read(key);
  if (pieces) yield { name, pieces, isPacked: true };
}
