import { randomBytes, randomUUID } from 'node:crypto';
import { accountStream } from '@storylark/contracts/accounts/events';
import type { AccountEvent } from '@storylark/contracts/accounts/events';
import {
  charactersStream,
  type CharacterEvent,
  type StoredSheet,
} from '@storylark/contracts/characters/events';
import { TERMS_VERSION } from '@storylark/contracts/constants';
import {
  listeningStream,
  storyStream,
  type ListeningEvent,
  type StoryEvent,
} from '@storylark/contracts/stories/events';
import { lessons, settings, storyTypes } from '@storylark/contracts/stories/vocabulary';
import { allowanceStream, type AllowanceEvent } from '@storylark/contracts/subscriptions/events';

export type Happened = {
  streamId: string;
  events: readonly (AccountEvent | CharacterEvent | StoryEvent | ListeningEvent | AllowanceEvent)[];
};
export type Family = { accountId: string; characterIds: readonly string[]; storyIds: string[] };

const PARTS = 4;
const PICTURES = 3;
const PARAGRAPHS = 12;
const WORDS =
  'the a little lantern river stood and over small bright home with every morning quiet song went they Mina boat tree star found'.split(
    ' ',
  );

export const sheet: StoredSheet = {
  name: 'Mina',
  age: 6,
  gender: 'girl',
  hairColor: 'brown',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'medium',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'curious',
  physicalAttribute: 'freckled',
};

/** Signup, terms, two characters and their portraits. */
export function familyOpens(at: string): { family: Family; happened: Happened[] } {
  const accountId = randomUUID();
  const characterIds = [randomUUID(), randomUUID()];
  const [requestId, claimStream] = [randomUUID(), `emailClaim-${accountId}`];
  const person = {
    firstName: 'Ada',
    lastName: 'Lind',
    email: `${accountId}@example.org`,
    passwordHash: '$argon2id$'.padEnd(96, 'x'),
  };
  const account: AccountEvent[] = [
    {
      type: 'AccountOpened',
      data: { accountId, language: 'en', claimStream, termsVersion: null, person, at },
    },
    { type: 'EmailConfirmationRequested', data: { accountId, requestId, at } },
    { type: 'EmailConfirmed', data: { accountId, requestId, at } },
    { type: 'TermsAccepted', data: { accountId, termsVersion: TERMS_VERSION, at } },
  ];
  const characters = characterIds.flatMap((characterId): CharacterEvent[] => [
    { type: 'CharacterCreated', data: { accountId, characterId, sheetVersion: 1, sheet, at } },
    {
      type: 'PortraitDrawn',
      data: {
        accountId,
        characterId,
        sheetVersion: 1,
        manifest: `${accountId}/character/${characterId}/portrait-1/1/manifest.json`,
        at,
      },
    },
  ]);
  return {
    family: { accountId, characterIds, storyIds: [] },
    happened: [
      { streamId: accountStream(accountId), events: account },
      { streamId: charactersStream(accountId), events: characters },
    ],
  };
}

/**
 * A story with all its steps, its slot, and where it was heard: 14 events. The title ends with its number.
 */
export function storyHappens(family: Family, number: number, at: string): Happened[] {
  const { accountId, characterIds } = family;
  const [storyId, characterId] = [randomUUID(), characterIds[number % 2]!];
  family.storyIds.push(storyId);
  const window = at.slice(0, 10);
  const blob = (step: string) => `${accountId}/story/${storyId}/${step}/1`;
  const hero = { ...sheet, characterUuid: characterId };
  const data = { accountId, storyId, at };
  const events: StoryEvent[] = [
    {
      type: 'StoryRequested',
      data: {
        ...data,
        window,
        characterId,
        companionIds: [],
        order: { hero, companions: [], avoid: [] },
        storyTypeAsSent: pick(storyTypes, number),
        storyType: pick(storyTypes, number),
        setting: pick(settings, number),
        lesson: pick(lessons, number),
        language: 'english',
        length: 'normal',
        narratorVoice: 'female',
        voiceId: 'f1',
      },
    },
    {
      type: 'TextWritten',
      data: {
        ...data,
        manifest: `${blob('text')}/manifest.json`,
        words: 30 * PARAGRAPHS,
        parts: PARTS,
        pictures: PICTURES,
        used: ['blanketHills', 'humTune'],
        seconds: 1.5,
        text: {
          title: `Mina and the river, ${number}`,
          paragraphs: Array.from({ length: PARAGRAPHS }, () => words(30)),
        },
      },
    },
    ...times(PARTS, (part): StoryEvent => ({ type: 'NarrationPartRecorded', data: { ...data, part } })),
    {
      type: 'NarrationRecorded',
      data: {
        ...data,
        audio: `${blob('narration')}/audio.mp3`,
        times: `${blob('narration')}/times.json`,
        durationSeconds: 180,
        seconds: 4.2,
      },
    },
    ...times(PICTURES, (index): StoryEvent => ({
      type: 'IllustrationDrawn',
      data: {
        ...data,
        index,
        beat: 'turn',
        large: `${blob(`picture-${index}`)}/large.webp`,
        small: `${blob(`picture-${index}`)}/small.webp`,
        seconds: 0.8,
        about: { alt: words(15), tiny: `data:image/webp;base64,${randomBytes(225).toString('base64')}` },
      },
    })),
    { type: 'StoryFinished', data },
  ];
  const heard = (positionSeconds: number, finished: boolean): ListeningEvent => ({
    type: 'StoryListened',
    data: { ...data, positionSeconds, finished },
  });
  return [
    {
      streamId: allowanceStream(accountId, window),
      events: [{ type: 'StorySlotTaken', data: { ...data, window } }],
    },
    { streamId: storyStream(storyId), events },
    { streamId: listeningStream(accountId, at), events: [heard(90, false), heard(180, true)] },
  ];
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const pick = <T>(list: readonly T[], number: number) => list[number % list.length]!;

let turn = 0;
/** So many words, never the same ones twice in a row. */
const words = (count: number) =>
  times(count, (index) => WORDS[(turn += 7 + (index % 3)) % WORDS.length]).join(' ');
