import type { PushMessage } from '@storylark/contracts/accounts/push';
import { type JobKind, storySubject } from '@storylark/contracts/work';
import { causeOf } from '@storylark/platform/causation/cause';
import { inputOf, reactorOf } from '@storylark/platform/engines/reactorOf';
import { countedAttempts, type JobStore } from '@storylark/platform/jobs/jobStore';
import type { Reactor } from '@storylark/platform/reactor';
import type { CommandApi } from '../commandApi.ts';
import { PushNotTaken, type PushSender } from './createPushSender.ts';
import { pushTexts } from './pushTexts.ts';

type Telling = {
  api: Pick<CommandApi, 'pushWork'>;
  jobStore: Pick<JobStore, 'insertIfAbsent'>;
  /** Of the read store, ms. */
  now: () => Promise<number>;
};

/** So long a story is news, ms: what is handed out anew by a house that was rebuilt or moved is told to nobody. */
const NEWS_FOR = 24 * 60 * 60_000;

/**
 * A job for each device that is to be told that a story is ready: each is tried again by itself, and none is told
 * twice.
 */
export const tellStoryReady = ({ api, jobStore, now }: Telling): Reactor =>
  reactorOf(async (job) => {
    const storyId = inputOf(job, 'storyId');
    if ((await now()) - Date.parse(inputOf(job, 'finishedAt')) > NEWS_FOR) return;
    const { sessions } = await api.pushWork(job.accountId);
    for (const { sessionId } of sessions) {
      const { accountId, position } = job;
      const step = `push-${sessionId}`;
      const subject = storySubject(storyId);
      await jobStore.insertIfAbsent({
        id: `${accountId}/${subject}/${step}`,
        accountId,
        subject,
        step,
        kind: 'sendPush' satisfies JobKind,
        input: { accountId, storyId, sessionId },
        ...(position !== undefined && { position }),
        ...causeOf(job),
      });
    }
  });

type Sending = { api: Pick<CommandApi, 'pushWork' | 'pushGone'>; send: PushSender };

/** Tells one device, unless its session has ended. What nobody takes any more is no longer sent anything. */
export function sendPush({ api, send }: Sending): Reactor {
  const tell = reactorOf(async (job, signal) => {
    const storyId = inputOf(job, 'storyId');
    const { language, sessions } = await api.pushWork(job.accountId);
    const to = sessions.find(({ sessionId }) => sessionId === inputOf(job, 'sessionId'));
    if (!to) return;
    const message: PushMessage = {
      title: 'Storylark',
      text: pushTexts[language],
      tag: `story-${storyId}`,
      path: `/stories/${storyId}`,
    };
    const { sessionId, endpoint } = to;
    if ((await send(to, message, signal)) === 'gone')
      await api.pushGone(job.accountId, { sessionId, endpoint });
  });
  return async (job, signal) => {
    const outcome = await tell(job, signal);
    const isAway = outcome.kind === 'retryIn' && outcome.reason === PushNotTaken.name;
    return isAway ? { ...outcome, ms: pauseAfter(countedAttempts(job)) } : outcome;
  };
}

/** A push service that is away is somebody else's: half a minute, two, eight, half an hour. */
const pauseAfter = (attempts: number) => 30_000 * 4 ** (attempts - 1);
