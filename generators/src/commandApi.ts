import type { MailWork } from '@storylark/contracts/accounts/mails';
import type { PortraitReport, PortraitWork } from '@storylark/contracts/characters/reports';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import { Unavailable } from '@storylark/platform/unavailable';

/**
 * What generators and managers ask of command-api and tell it: they come in by the same door as everybody,
 * with the service token.
 */
export interface CommandApi {
  storyWork(accountId: string, storyId: string): Promise<StoryWork>;
  /** False: the story is over, what was made for it is not wanted. */
  reportStory(accountId: string, storyId: string, report: StoryReport): Promise<boolean>;
  portraitWork(accountId: string, characterId: string): Promise<PortraitWork>;
  reportPortrait(accountId: string, characterId: string, report: PortraitReport): Promise<boolean>;
  mailWork(accountId: string, eventId: string, toOldAddress: boolean): Promise<MailWork>;
  returnSlot(accountId: string, storyId: string): Promise<void>;
  abandonStory(accountId: string, storyId: string, window: string): Promise<void>;
  failStoryWithoutHero(accountId: string, storyId: string): Promise<void>;
  deleteStory(accountId: string, storyId: string): Promise<void>;
  releaseEmailClaim(accountId: string, claimStream: string): Promise<void>;
  releaseOwnClaim(accountId: string): Promise<void>;
  accountErased(accountId: string): Promise<void>;
  settlePeriods(accountId: string): Promise<void>;
}

const TIMEOUT_MS = 30_000;

/**
 * Over HTTP, to one copy of command-api after the other; where one cannot be reached, the next is asked:
 * every call may be repeated.
 * @throws CommandApiError on any answer but 2xx, Unavailable when there is none in 30 s: the job is
 * tried again.
 */
export function createCommandApiClient({
  origins,
  serviceToken,
}: {
  origins: readonly string[];
  serviceToken: string;
}): CommandApi {
  let turn = 0;

  async function fetchFromAny(pathname: string, init: RequestInit): Promise<Response> {
    const first = turn++;
    for (let tried = 0; ; tried += 1)
      try {
        return await fetch(origins[(first + tried) % origins.length] + pathname, {
          ...init,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
      } catch (error) {
        if (tried + 1 >= origins.length) throw new Unavailable('no command-api answers', { cause: error });
      }
  }

  async function post<T>(
    pattern: string,
    params: Readonly<Record<string, string>>,
    body: object = {},
  ): Promise<T> {
    const answer = await fetchFromAny(path(pattern, params), {
      method: 'POST',
      headers: { authorization: `Bearer ${serviceToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new CommandApiError(answer.status);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
  const { internal } = paths;
  const accepted = ({ accepted: yes }: { accepted: boolean }) => yes;

  return {
    storyWork: (accountId, storyId) => post(internal.storyWork, { accountId, storyId }),
    reportStory: async (accountId, storyId, report) =>
      accepted(await post(internal.storyReport, { accountId, storyId }, report)),
    portraitWork: (accountId, characterId) => post(internal.portraitWork, { accountId, characterId }),
    reportPortrait: async (accountId, characterId, report) =>
      accepted(await post(internal.portraitReport, { accountId, characterId }, report)),
    mailWork: (accountId, eventId, toOldAddress) =>
      post(internal.mailWork, { accountId, eventId }, { toOldAddress }),
    returnSlot: (accountId, storyId) => post(internal.storyReturnSlot, { accountId, storyId }),
    abandonStory: (accountId, storyId, window) =>
      post(internal.storyAbandon, { accountId, storyId }, { window }),
    failStoryWithoutHero: (accountId, storyId) => post(internal.storyFailHero, { accountId, storyId }),
    deleteStory: (accountId, storyId) => post(internal.storyDelete, { accountId, storyId }),
    releaseEmailClaim: (accountId, claimStream) =>
      post(internal.releaseClaim, { accountId }, { claimStream }),
    releaseOwnClaim: (accountId) => post(internal.releaseClaim, { accountId }),
    accountErased: (accountId) => post(internal.accountErased, { accountId }),
    settlePeriods: (accountId) => post(internal.periods, { accountId }),
  };
}

/** The status says what went wrong; the answer's text may hold personal data and is not kept. */
export class CommandApiError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`command-api answered ${status}`);
    this.status = status;
  }
}
