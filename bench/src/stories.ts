import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { House } from './house.ts';
import { type Line, median, ms, quantile } from './table.ts';

const PASSWORD = 'Sleepy-lark-7';
const STORIES = 5;
const LOOK_EVERY_MS = 50;
const READY_WITHIN_MS = 10_000;
const LOOP_DELAY_P99_MS = 50;

/**
 * How long a story of about five minutes takes from its order to its end, one after the other; and what two
 * at once do to whoever calls meanwhile.
 */
export async function stories({ origin, mailboxToken }: House): Promise<Line[]> {
  const api = apiOf(origin, mailboxToken);
  const one: { took: number; lasts: number }[] = [];
  for (let made = 0; made < STORIES; made += 1) one.push(await api.story(await api.parent()));
  const [first, second] = [await api.parent(), await api.parent()];
  await api.loopDelayP99Ms(); // begins anew
  await Promise.all([api.story(first), api.story(second)]);
  const delay = await api.loopDelayP99Ms();
  const took = median(one.map((story) => story.took));
  const lasts = Math.round(median(one.map((story) => story.lasts)));
  return [
    {
      row: 'g',
      what: `a story of ${lasts} s, from order to end`,
      measured: `${ms(took)}, slowest ${ms(
        quantile(
          one.map((story) => story.took),
          1,
        ),
      )}`,
      floor: `${lasts} s to hear`,
      ratio: took / 1000 / lasts,
      limit: '10 s for five minutes',
      holds: took <= READY_WITHIN_MS * Math.max(1, lasts / 300),
    },
    {
      row: 'g',
      what: 'event loop delay p99 while two are made',
      measured: ms(delay),
      floor: '',
      ratio: null,
      limit: `${LOOP_DELAY_P99_MS} ms`,
      holds: delay <= LOOP_DELAY_P99_MS,
    },
  ];
}

/** A parent as somebody new would come in, with a character; Free allows one story each. */
function apiOf(origin: string, mailboxToken: string | null) {
  let seen: string | undefined;

  async function call<T>(
    method: string,
    path: string,
    { token, json, form }: { token?: string | null; json?: object; form?: Record<string, string> } = {},
  ): Promise<T> {
    const headers = {
      ...(seen ? { 'x-min-position': seen } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
    };
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form) : null;
    const answer = await fetch(origin + path, { method, headers, body });
    seen = answer.headers.get('x-position') ?? seen;
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (
      answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.text()
    ) as T;
  }

  return {
    async parent(): Promise<{ token: string; hero: string }> {
      const email = `${randomUUID()}@example.com`;
      const person = {
        firstName: 'Anna',
        lastName: 'Berg',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        termsAccepted: true,
      };
      await call('POST', '/api/users/signup', { json: person });
      let link: string | undefined;
      for (; link === undefined; await sleep(LOOK_EVERY_MS))
        [link] = (
          await call<{ links: string[] }[]>('GET', `/dev/mailbox?to=${email}`, { token: mailboxToken })
        ).flatMap(({ links }) => links);
      await call('POST', `/api/users/confirm/${link.slice(link.lastIndexOf('/') + 1)}`);
      const { access_token: token } = await call<{ access_token: string }>('POST', '/api/token', {
        form: { grant_type: 'password', username: email, password: PASSWORD },
      });
      const hero = randomUUID();
      const sheet = {
        name: 'Mia',
        age: 6,
        gender: 'girl',
        hairColor: 'red',
        eyeColor: 'green',
        hairStyle: 'curly',
        skinColor: 'light',
        characterType: 'human',
      };
      await call('POST', '/api/characters/', {
        token,
        json: {
          uuid: hero,
          ...sheet,
          characterRole: 'main',
          storyRole: 'hero',
          personalityTrait: 'curious',
          physicalAttribute: 'freckled',
        },
      });
      return { token, hero };
    },
    async story({ token, hero }: { token: string; hero: string }): Promise<{ took: number; lasts: number }> {
      const uuid = randomUUID();
      const choices = {
        storyType: 'bedtime',
        setting: 'candlelightLibrary',
        lesson: 'patience',
        language: 'english',
        narratorVoice: 'female',
      };
      const begun = performance.now();
      await call('POST', '/api/stories/', { token, json: { uuid, characterUuid: hero, ...choices } });
      for (;;) {
        const { state, durationSeconds } = await call<StoryView>('GET', `/api/stories/${uuid}`, { token });
        if (state === 'failed') throw new Error('the story failed');
        if (state === 'finished') return { took: performance.now() - begun, lasts: durationSeconds ?? 0 };
        await sleep(LOOK_EVERY_MS);
      }
    },
    /** Of the thread that answers requests, since it was asked last. */
    async loopDelayP99Ms(): Promise<number> {
      return (
        Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await call<string>('GET', '/metrics'))?.[1]) *
        1000
      );
    },
  };
}
