import { besideManifest, PORTRAIT_FILE, REFERENCE_SHEET_FILE } from '@storylark/contracts/blobs';
import type { AccountPerson, GoogleLink, PushContent } from '@storylark/contracts/accounts/personal';
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
import { invoiceEntries, type InvoiceDeps } from './invoiceEntries.ts';
import { listSessions } from './listSessions.ts';
import { passkeysOf } from './passkeysOf.ts';
import { fileEntry, numbered, storyEntries } from './storyEntries.ts';
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
    for (const one of [portrait, referenceSheet]) if (one) yield* fileEntry(media, one.key, one.name);

  const stories = await readModels
    .of('stories')
    .then((model) => model.find({ filter: { accountId }, sort: [['createdAt', 1]] }));
  for (const [index, story] of stories.entries()) yield* storyEntries(deps, story, index);
}
