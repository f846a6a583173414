import { randomUUID } from 'node:crypto';
import { accountStream } from '@storylark/contracts/accounts/events';
import type { UserView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import {
  call,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
  type Answer,
  type Parent,
} from './house/client.ts';
import { command } from './house/command.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';

/**
 * Who may call, and whether before the terms were accepted. A route that stands here with another class than
 * it declares fails, and so does one that is missing.
 */
const rows: Record<string, 'public' | 'account' | 'account before terms' | 'admin' | 'service'> = {
  [`GET ${paths.config}`]: 'public',
  [`POST ${paths.signup}`]: 'public',
  [`POST ${paths.confirm}`]: 'public',
  [`POST ${paths.confirmResend}`]: 'public',
  [`POST ${paths.token}`]: 'public',
  [`POST ${paths.renew}`]: 'account before terms',
  [`POST ${paths.proof}`]: 'account before terms',
  [`POST ${paths.logout}`]: 'account before terms',
  [`POST ${paths.forgotPassword}`]: 'public',
  [`POST ${paths.resetPassword}`]: 'public',
  [`POST ${paths.tokenSecondStep}`]: 'public',
  [`POST ${paths.proofSecondStep}`]: 'account before terms',
  [`GET ${paths.passkeys}`]: 'account',
  [`POST ${paths.passkeys}`]: 'account',
  [`POST ${paths.passkeyChallenge}`]: 'account',
  [`DELETE ${paths.passkey}`]: 'account',
  [`POST ${paths.recoveryCodes}`]: 'account',
  [`PUT ${paths.password}`]: 'account',
  [`GET ${paths.me}`]: 'account before terms',
  [`PUT ${paths.me}`]: 'account before terms',
  [`DELETE ${paths.me}`]: 'account before terms',
  [`GET ${paths.sessions}`]: 'account before terms',
  [`DELETE ${paths.sessions}`]: 'account before terms',
  [`DELETE ${paths.session}`]: 'account before terms',
  [`PUT ${paths.emailChange}`]: 'account',
  [`POST ${paths.emailChangeConfirm}`]: 'public',
  [`GET ${paths.exportMe}`]: 'account before terms',
  [`POST ${paths.contact}`]: 'public',
  [`POST ${paths.errors}`]: 'public',
  [`GET ${paths.characters}`]: 'account',
  [`POST ${paths.characters}`]: 'account',
  [`GET ${paths.character}`]: 'account',
  [`PUT ${paths.character}`]: 'account',
  [`DELETE ${paths.character}`]: 'account',
  [`GET ${paths.stories}`]: 'account',
  [`POST ${paths.stories}`]: 'account',
  [`GET ${paths.story}`]: 'account',
  [`DELETE ${paths.story}`]: 'account',
  [`POST ${paths.storyStop}`]: 'account',
  [`POST ${paths.storyShare}`]: 'account',
  [`DELETE ${paths.storyShare}`]: 'account',
  [`POST ${paths.storyListened}`]: 'account',
  [`GET ${paths.voices}`]: 'account',
  [`GET ${paths.sharedStory}`]: 'public',
  [`GET ${paths.sharedStoryPage}`]: 'public',
  [`GET ${paths.media}`]: 'public',
  [`GET ${paths.sharedMedia}`]: 'public',
  [`GET ${paths.mediaLink}`]: 'account',
  [`GET ${paths.events}`]: 'account',
  [`GET ${paths.dashboard}`]: 'account',
  [`GET ${paths.plans}`]: 'account',
  [`GET ${paths.currentSubscription}`]: 'account',
  [`GET ${paths.slots}`]: 'account',
  [`GET ${paths.adminFailures}`]: 'admin',
  [`POST ${paths.adminFailureRetry}`]: 'admin',
  ...Object.fromEntries(
    Object.values(paths.internal).map((pattern) => [`POST ${pattern}`, 'service' as const]),
  ),
};

type Class = 'nobody' | 'garbage' | 'unconfirmed' | 'without terms' | 'deleted' | 'other parent' | 'admin';

/**
 * What each class of caller is answered, for the rows of each access; null: let in, whatever the rules say
 * then.
 */
const expected: Record<(typeof rows)[string], Record<Class, number | null>> = {
  public: {
    nobody: null,
    garbage: null,
    unconfirmed: null,
    'without terms': null,
    deleted: null,
    'other parent': null,
    admin: null,
  },
  account: {
    nobody: 401,
    garbage: 401,
    unconfirmed: 401,
    'without terms': 403,
    deleted: 401,
    'other parent': null,
    admin: null,
  },
  'account before terms': {
    nobody: 401,
    garbage: 401,
    unconfirmed: 401,
    'without terms': null,
    deleted: 401,
    'other parent': null,
    admin: null,
  },
  admin: {
    nobody: 401,
    garbage: 401,
    unconfirmed: 401,
    'without terms': 403,
    deleted: 401,
    'other parent': 403,
    admin: null,
  },
  service: {
    nobody: 401,
    garbage: 401,
    unconfirmed: 401,
    'without terms': 403,
    deleted: 401,
    'other parent': 403,
    admin: 403,
  },
};

const sessionIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

describe('every call and every kind of caller', () => {
  let house: OpenHouse;
  let owner: Parent;
  let tokens: Record<Class, string | undefined>;
  let ids: Record<string, string>;

  beforeAll(async () => {
    house = await openHouse();
    const { address } = house;
    owner = await newParent(address);
    const mia = await newCharacter(address, owner);
    const { body: story } = await orderStory(address, owner, mia.uuid);
    const session = (accountId: string) =>
      house.forgeToken({ accountId, sessionId: randomUUID(), sessionNumber: 0, authTime: Date.now() });

    const email = `${randomUUID()}@example.com`;
    const body = {
      firstName: 'No',
      lastName: 'Body',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
    };
    const { body: unconfirmed } = await call<UserView>(address, 'POST', paths.signup, { body });
    const formerTerms = await newParent(address);
    const at = new Date().toISOString();
    const { accountId } = formerTerms;
    await house.eventStore.append(
      accountStream(accountId),
      [
        {
          id: randomUUID(),
          type: 'TermsAccepted',
          data: { accountId, termsVersion: '2020-01', at },
          metadata: { at, accountId },
        },
      ],
      'any',
    );
    const deleted = await newParent(address);
    await call(address, 'DELETE', paths.me, { token: deleted.token, body: { reason: 'other' } });
    const admin = await newParent(address);
    await command('role', [admin.email, 'admin'], house.dataDir);
    tokens = {
      nobody: undefined,
      garbage: 'eyJhbGciOiJub25lIn0.e30.',
      unconfirmed: await session(unconfirmed.uuid),
      'without terms': formerTerms.token,
      deleted: deleted.token,
      'other parent': (await newParent(address)).token,
      admin: admin.token,
    };
    ids = {
      id: sessionIn(owner.token),
      uuid: mia.uuid,
      shareId: story.uuid,
      file: 'audio.mp3',
      token: 'x',
      accountId: owner.accountId,
      storyId: story.uuid,
      characterId: mia.uuid,
      eventId: randomUUID(),
      key: 'x',
    };
    await call(address, 'GET', paths.dashboard, { token: admin.token }); // the read models know everybody
  });
  afterAll(() => house.close());

  const fill = (pattern: string) =>
    path(
      pattern.replace('*key', ':key'),
      pattern.startsWith('/api/stories') ? { ...ids, uuid: ids.storyId ?? '' } : ids,
    );
  const ask = (
    pattern: string,
    method: string,
    token: string | undefined,
  ): Promise<Answer<{ code?: string }>> => {
    const address = pattern.startsWith('/internal') ? house.internalAddress : house.address;
    const signal = AbortSignal.timeout(5_000);
    return call(address, method, fill(pattern), {
      ...(token === undefined ? {} : { token }),
      ...(method === 'GET' ? {} : { body: {} }),
      signal,
    });
  };

  it('knows every route there is, with the access it declares', () => {
    const declared = Object.fromEntries(
      house.routes.map(({ method, path: pattern, auth, termsExempt }) => [
        `${method} ${pattern}`,
        auth === 'account' && termsExempt ? 'account before terms' : auth,
      ]),
    );
    expect(rows).toEqual(declared);
  });

  it.each(['nobody', 'garbage', 'unconfirmed', 'without terms', 'deleted'] as const)(
    'answers %s as declared',
    async (who) => {
      const wrong: string[] = [];
      for (const [row, access] of Object.entries(rows)) {
        const [method = '', pattern = ''] = row.split(' ');
        const wanted = expected[access][who];
        // Who is let in here ends sessions or deletes the account: tried elsewhere, one by one.
        if (
          wanted === null &&
          (pattern === paths.logout ||
            pattern === paths.me ||
            pattern === paths.events ||
            pattern === paths.exportMe)
        )
          continue;
        const { status, body } = await ask(pattern, method, tokens[who]);
        const fits =
          wanted === null
            ? status !== 403 || body.code === 'linkExpired' || body.code === 'wrongPassword'
            : status === wanted;
        if (!fits || status >= 500) wrong.push(`${row}: ${status} ${String(body.code)}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it.each(['other parent', 'admin'] as const)(
    'lets %s do nothing with the ids of another account',
    async (who) => {
      const wrong: string[] = [];
      for (const [row, access] of Object.entries(rows)) {
        const [method = '', pattern = ''] = row.split(' ');
        const wanted = expected[access][who];
        if (wanted === null && !/:id\b|:uuid|:storyId|:characterId/.test(pattern)) continue;
        const { status, body } = await ask(pattern, method, tokens[who]);
        const fits = wanted === null ? status === 404 || status === 422 : status === wanted;
        if (!fits) wrong.push(`${row}: ${status} ${String(body.code)}`);
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('hides what our own processes call from the world', async () => {
    for (const pattern of Object.values(paths.internal)) {
      const { status } = await call(house.address, 'POST', fill(pattern), {
        token: house.serviceToken,
        body: {},
      });
      expect([pattern, status]).toEqual([pattern, 404]);
    }
  });

  it('refuses an order, a change and a deletion with another account’s ids, takes no slot, and leaves the owner’s things as they were', async () => {
    const { address } = house;
    const stranger = await newParent(address);
    const answers = [
      await orderStory(address, stranger, ids.characterId ?? ''),
      await orderStory(address, stranger, (await newCharacter(address, stranger)).uuid, {
        uuid: ids.storyId,
      }),
      await call(address, 'PUT', path(paths.character, { uuid: ids.characterId ?? '' }), {
        token: stranger.token,
        body: { name: 'Thief', age: 5 },
      }),
      await call(address, 'DELETE', path(paths.character, { uuid: ids.characterId ?? '' }), {
        token: stranger.token,
        body: {},
      }),
      await call(address, 'DELETE', path(paths.story, { uuid: ids.storyId ?? '' }), {
        token: stranger.token,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 422, 404, 404]);
    const { body: me } = await call<UserView>(address, 'GET', paths.me, { token: stranger.token });
    expect(me.subscription.storiesUsed).toBe(0);
    const { body: mine } = await call<{ items: { name: string }[] }>(address, 'GET', paths.characters, {
      token: owner.token,
    });
    expect(mine.items.map(({ name }) => name)).toEqual(['Mia']);
  });
});
