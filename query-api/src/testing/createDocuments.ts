import { TERMS_VERSION } from '@storylark/contracts/constants';
import type { CharacterDocument, SessionsDocument, StoryDocument } from '@storylark/contracts/documents';
import type { Envelope } from '@storylark/contracts/sealing';
import type { Json } from '@storylark/platform/json';
import type { ReadModelName } from '../readModels.ts';

type Deps = {
  put: (model: ReadModelName, document: { _id: string; [field: string]: unknown }) => Promise<void>;
  sealed: (subject: string, content: Json) => Promise<Envelope>;
  tokenOf: (accountId: string) => Promise<string>;
};

export const openedAt = '2026-10-20T08:00:00.000Z';
export const mia = {
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
} as const;

/** Documents as projectors leave them, with what tests do not care about filled in. */
export function createDocuments({ put, sealed, tokenOf }: Deps) {
  /** An account that is logged in; answers its token. */
  async function parent(accountId: string, changes: Partial<SessionsDocument> = {}): Promise<string> {
    await put('sessions', {
      _id: accountId,
      accountId,
      sessions: { number: 0, kept: null, ended: [], gone: false },
      roles: [],
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: openedAt,
      confirmed: true,
      language: 'en',
      openedAt,
      ...changes,
    });
    const person = {
      firstName: 'Ada',
      lastName: 'Lund',
      email: 'ada@example.org',
      passwordHash: 'secret-hash',
    };
    await put('accounts', {
      _id: accountId,
      accountId,
      person: await sealed(accountId, person),
      names: null,
      email: null,
      language: 'en',
      openedAt,
    });
    return tokenOf(accountId);
  }

  async function character(
    accountId: string,
    characterId: string,
    { sheet = {}, ...changes }: Partial<Omit<CharacterDocument, 'sheet'>> & { sheet?: object } = {},
  ) {
    const content = { ...mia, ...sheet };
    await put('characters', {
      _id: `${accountId}/${characterId}`,
      accountId,
      characterId,
      sheetVersion: 1,
      sheet: await sealed(`${accountId}/character/${characterId}`, content),
      links: [],
      state: 'finished',
      portrait: null,
      createdAt: openedAt,
      updatedAt: openedAt,
      ...changes,
    });
  }

  /** A story with its text; `text` null: not written yet. */
  async function story(
    accountId: string,
    storyId: string,
    {
      hero = 'Mia',
      text = { title: 'The lamp', paragraphs: ['Once.', 'The end.'] },
      ...changes
    }: Partial<Omit<StoryDocument, 'text' | 'order'>> & {
      hero?: string;
      text?: { title: string; paragraphs: string[] } | null;
    } = {},
  ) {
    const subject = `${accountId}/story/${storyId}`;
    const document: StoryDocument = {
      _id: `${accountId}/${storyId}`,
      accountId,
      storyId,
      characterId: '00000000-0000-4000-8000-00000000000c',
      order: await sealed(subject, { hero: { name: hero }, companions: [] }),
      storyTypeAsSent: 'everyday-life',
      storyType: 'everyday',
      setting: 'atHome',
      lesson: 'patience',
      language: 'german',
      length: 'normal',
      narratorVoice: 'female',
      voiceId: 'f1',
      text: text && (await sealed(subject, text)),
      told: [],
      textMade: text && { by: 'house', seconds: 1 },
      narrationMade: null,
      manifest: null,
      state: 'finished',
      failureCode: null,
      slotReturned: false,
      parts: 0,
      partsDone: [],
      narrationRetrying: false,
      pictures: 0,
      drawn: [],
      picturesFailed: [],
      audio: null,
      times: null,
      durationSeconds: null,
      share: null,
      createdAt: openedAt,
      finishedAt: null,
      ...changes,
    };
    await put('stories', document);
    return document;
  }

  return { parent, character, story };
}
