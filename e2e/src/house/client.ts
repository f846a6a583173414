import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import { filesIn } from '@storylark/standalone/files';
import { checkOf } from './checkOf.ts';

export type Answer<T = unknown> = { status: number; headers: Headers; body: T };
export type Call = {
  token?: string;
  body?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * One call, its answer held against the house's own description. JSON answers are parsed, others are text;
 * never throws on a status.
 * @throws TypeError when the house is away; Error when the answer is not as described
 */
export async function call<T = unknown>(
  address: string,
  method: string,
  pathname: string,
  { token, body, form, headers = {}, signal }: Call = {},
): Promise<Answer<T>> {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await fetch(address + pathname, {
    method,
    headers: {
      ...(body === undefined && !form ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(form
      ? { body: new URLSearchParams(form).toString() }
      : body === undefined
        ? {}
        : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await answer.text();
  const { status } = answer;
  const header = (name: string) => answer.headers.get(name);
  const faults = (await checkOf(address))?.({ method, path: pathname, status, header, text }) ?? [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return {
    status,
    headers: answer.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
  };
}

export const PASSWORD = 'Sleepy-lark-7';
export type Parent = { accountId: string; email: string; token: string };
type Mail = { to: string; subject: string; text: string; html: string; links: string[]; at: string };
/** Mails to an address, with the links in them. */
export type MailsTo = (email: string) => Promise<readonly Pick<Mail, 'subject' | 'text' | 'links'>[]>;

/** Data folders of the houses that this process has started, by their addresses. */
const dataDirs = new Map<string, string>();
/** Lets `mailsTo` into the mailbox of a house, by the token in its data folder. */
export const knowMailbox = (address: string, dataDir: string): void => void dataDirs.set(address, dataDir);

/** @throws Error for a house that nobody has made known */
export async function mailsTo(address: string, email: string): Promise<Mail[]> {
  const dataDir = dataDirs.get(address);
  if (dataDir === undefined) throw new Error(`nobody knows the mailbox of ${address}`);
  const token = readFileSync(filesIn(dataDir).mailboxToken, 'utf8').trim();
  const { status, body } = await call<Mail[]>(
    address,
    'GET',
    `/dev/mailbox?to=${encodeURIComponent(email)}`,
    { token, headers: { accept: 'application/json' } },
  );
  if (status !== 200) throw new Error(`the mailbox answered ${status}`);
  return body;
}

/** A house that is asked every 25 ms while it makes a story works as much on its answers as on the story. */
const SELDOM_MS = 250;

/** Looks again until `find` finds, more and more seldom; the house works meanwhile. @throws Error after `ms` */
export async function eventually<T>(
  what: string,
  find: () => Promise<T | null | undefined | false>,
  ms = 100_000,
  everyMs = 25,
): Promise<T> {
  const begun = performance.now();
  for (let pauseMs = everyMs; ; pauseMs = Math.max(everyMs, Math.min(pauseMs * 1.2, SELDOM_MS))) {
    const found = await find();
    if (found) return found;
    if (performance.now() - begun > ms) throw new Error(`it did not come to this in ${ms} ms: ${what}`);
    await sleep(pauseMs);
  }
}

const mailsIn =
  (address: string): MailsTo =>
  (email) =>
    mailsTo(address, email);

/**
 * Signs up, confirms by the mail's link, logs in. `mails`: where mails arrive, the house's own mailbox unless
 * said.
 */
export async function newParent(
  address: string,
  {
    email = `${randomUUID()}@example.com`,
    language = 'en',
    firstName = 'Anna',
    lastName = 'Berg',
    mails = mailsIn(address),
  } = {},
): Promise<Parent> {
  const body = {
    firstName,
    lastName,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsAccepted: true,
    language,
  };
  const { status, body: user } = await call<UserView>(address, 'POST', paths.signup, { body });
  if (status !== 201) throw new Error(`signup answered ${status}: ${JSON.stringify(user)}`);
  const link = await eventually('the confirmation mail', async () =>
    (await mails(email)).flatMap(({ links }) => links).find((one) => one.includes('/confirm/')),
  );
  await call(address, 'POST', path(paths.confirm, { token: link.slice(link.lastIndexOf('/') + 1) }));
  return { accountId: user.uuid, email, token: await login(address, email) };
}

export async function login(address: string, username: string, password = PASSWORD): Promise<string> {
  const { status, body } = await call<{ access_token: string }>(address, 'POST', paths.token, {
    form: { grant_type: 'password', username, password },
  });
  if (status !== 200) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
  return body.access_token;
}

export const mia = {
  name: 'Mia',
  age: 5,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'curious',
  physicalAttribute: 'freckled',
} as const;

export async function newCharacter(
  address: string,
  { token }: Pick<Parent, 'token'>,
  sheet: object = {},
): Promise<CharacterView> {
  const { status, body } = await call<CharacterView>(address, 'POST', paths.characters, {
    token,
    body: { uuid: randomUUID(), ...mia, ...sheet },
  });
  if (status !== 201) throw new Error(`the character was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export const bedtime = {
  storyType: 'bedtime',
  setting: 'candlelightLibrary',
  lesson: 'patience',
  language: 'english',
  narratorVoice: 'female',
  length: 'short',
} as const;

export const orderStory = (
  address: string,
  { token }: Pick<Parent, 'token'>,
  characterUuid: string,
  choices: object = {},
): Promise<Answer<StoryView>> =>
  call<StoryView>(address, 'POST', paths.stories, {
    token,
    body: { uuid: randomUUID(), characterUuid, ...bedtime, ...choices },
  });

export const storyOf = async (
  address: string,
  { token }: Pick<Parent, 'token'>,
  uuid: string,
): Promise<StoryView> => (await call<StoryView>(address, 'GET', path(paths.story, { uuid }), { token })).body;

/** It takes seconds, and looking takes of the time in which it is made. */
const LOOKS_AT_STORY_EVERY_MS = 200;

export const finishedStory = (
  address: string,
  parent: Pick<Parent, 'token'>,
  uuid: string,
  ms = 600_000,
): Promise<StoryView> =>
  eventually(
    'the story ends',
    async () => {
      const story = await storyOf(address, parent, uuid);
      return (story.state === 'finished' || story.state === 'failed') && story;
    },
    ms,
    LOOKS_AT_STORY_EVERY_MS,
  );
