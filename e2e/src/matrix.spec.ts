import { randomUUID } from 'node:crypto';
import { accountStream } from '@storylark/contracts/accounts/events';
import type { UserView } from '@storylark/contracts/accounts/views';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { adminPaths } from '@storylark/contracts/admin/paths';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import type { CheckoutView, InvoiceView } from '@storylark/contracts/subscriptions/views';
import { createEventStoreDb } from '@storylark/platform/eventStore/createEventStoreDb';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { Route } from '@storylark/platform/http/route';
import type { JsonObject } from '@storylark/platform/json';
import { seededRandom } from '@storylark/studio/sound/dsp/seededRandom';
import { describeOnEngines } from './distributed/engines.ts';
import { openDistributed, type OpenDistributed } from './distributed/openDistributed.ts';
import { operationsOf } from './fuzz/operations.ts';
import { fitting } from './fuzz/values.ts';
import {
  call,
  eventually,
  login,
  type MailsTo,
  newCharacter,
  newParent,
  orderStory,
  PASSWORD,
  type Parent,
} from './house/client.ts';
import { command } from './house/command.ts';
import type { ForgeToken } from './house/forgeTokenWith.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';
import { sendForm } from './house/sendForm.ts';

/** All that is open to everybody: a route that becomes public says so here too. */
const publicCalls = [
  `GET ${paths.config}`,
  `POST ${paths.signup}`,
  `POST ${paths.confirm}`,
  `POST ${paths.confirmResend}`,
  `POST ${paths.token}`,
  `POST ${paths.tokenSecondStep}`,
  `GET ${paths.google}`,
  `POST ${paths.googleCallback}`,
  `POST ${paths.forgotPassword}`,
  `GET ${paths.resetPassword}`,
  `POST ${paths.resetPassword}`,
  `POST ${paths.emailChangeConfirm}`,
  `POST ${paths.contact}`,
  `POST ${paths.errors}`,
  `POST ${paths.violations}`,
  `POST ${paths.webhook}`,
  `GET ${paths.sharedStory}`,
  `GET ${paths.sharedStoryPage}`,
  `GET ${paths.media}`,
  `GET ${paths.sharedMedia}`,
];

type Caller = {
  token: string | undefined;
  /** Holds the token of a session that lives, of an account that is confirmed and not deleted. */
  isKnown: boolean;
  hasTerms?: boolean;
  roles?: readonly string[];
};
type Callers = Readonly<Record<string, Caller>>;

/**
 * The rule, of a route's declaration and a caller alone: what is public lets everybody in. Else who is not
 * known meets 401; our own processes' token opens their routes and nothing else; a route of a role lets in
 * who has it; and who has not accepted the terms gets to nothing but what is exempt.
 */
function answerTo(
  { auth, termsExempt }: Route,
  { isKnown, hasTerms = true, roles = [] }: Caller,
): number[] | 'let in' {
  if (auth === 'public') return 'let in';
  if (!isKnown) return [401];
  if (roles.includes('service')) return auth === 'service' ? 'let in' : [401, 403];
  if (auth !== 'account' && !roles.includes(auth)) return [403];
  return hasTerms || termsExempt ? 'let in' : [403];
}
const accessCodes = ['tokenMissing', 'unauthenticated', 'forbidden', 'termsNotAccepted'];

type House = { address: string; internalAddress: string | null; routes: readonly Route[] };
/** What belongs to the owner, who is none of the callers. */
type Owned = {
  owner: Parent;
  characterId: string;
  storyId: string;
  checkoutId: string;
  invoiceId: string;
};

const unused = '00000000-0000-4000-8000-000000000000';
const nothingOwned: Owned = {
  owner: { accountId: unused, email: '', token: '' },
  characterId: unused,
  storyId: unused,
  checkoutId: unused,
  invoiceId: unused,
};

/** A parent with something of each kind that an address can name. */
async function ownedBy(owner: Parent, address: string): Promise<Owned> {
  const { uuid: characterId } = await newCharacter(address, owner);
  const { uuid: storyId } = (await orderStory(address, owner, characterId)).body;
  const { token } = owner;
  const body = { plan: 'basic', interval: 'month' };
  const checkout = (await call<CheckoutView>(address, 'POST', paths.checkout, { token, body })).body;
  const page = new URL(checkout.url);
  await sendForm(address + page.pathname, { act: 'pay', card: '4242 4242 4242 4242' }, page);
  const invoiceId = await eventually('the invoice is written', async () => {
    const { items } = (await call<{ items: InvoiceView[] }>(address, 'GET', paths.invoices, { token })).body;
    const [id] = items.map((item) => item.id);
    return (
      id && (await call(address, 'GET', path(paths.invoicePaper, { id }), { token })).status === 200 && id
    );
  });
  return { owner, characterId, storyId, checkoutId: checkout.id, invoiceId };
}

const nameOf = ({ method, path: pattern }: Route) => `${method} ${pattern}`;
/** A row whose path names something that belongs to one account. */
const isOwned = ({ auth, path: pattern }: Route) => auth === 'account' && /:(uuid|id)\b/.test(pattern);

/** Asks with a body that its schema takes, so that nothing but the caller decides. */
async function ask(house: House, row: Route, { token }: Caller, owned: Owned) {
  const { owner, characterId, storyId, checkoutId, invoiceId } = owned;
  const address = row.auth === 'service' ? (house.internalAddress ?? house.address) : house.address;
  const uuid = row.path.startsWith('/api/stories') ? storyId : characterId;
  const named: Readonly<Record<string, string>> = {
    [paths.checkoutState]: checkoutId,
    [paths.invoicePaper]: invoiceId,
  };
  const id = named[row.path] ?? (owner.token ? sessionIn(owner.token) : unused);
  const ids = { id, uuid, storyId, characterId, accountId: owner.accountId, shareId: storyId };
  const target = path(row.path.replace('*key', ':key'), {
    ...ids,
    token: 'x',
    key: 'x',
    file: 'audio.mp3',
    eventId: randomUUID(),
    provider: 'test',
  });
  if (row.path === paths.events) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return call<{ code?: string }>(address, 'HEAD', target, { headers });
  }
  const body = bodies.get(nameOf(row));
  return call<{ code?: string }>(address, row.method, target, {
    ...(token === undefined ? {} : { token }),
    ...(row.method === 'GET' ? {} : { body: isOwned(row) ? (body ?? {}) : {} }),
  });
}
const sessionIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
const bodies = new Map<string, unknown>();

async function readBodies(address: string) {
  const document = (await (await fetch(address + '/api/openapi.json')).json()) as JsonObject;
  const person = { email: 'a@example.com', password: PASSWORD, name: 'Thief' };
  for (const { method, path: pattern, body } of operationsOf(document))
    if (body)
      bodies.set(
        `${method} ${pattern.replace(/\{(\w+)\}/g, ':$1')}`,
        fitting(body.schema, '', { random: seededRandom('matrix'), person, idFor: () => randomUUID() }),
      );
}

/** What went otherwise than the rule has it, of all rows. */
async function breaches(house: House, caller: Caller, owned: Owned): Promise<string[]> {
  const wrong: string[] = [];
  const rows = house.routes
    .filter(({ auth }) => auth !== 'service' || house.internalAddress !== null)
    // the session ends with it
    .toSorted((a, b) => Number(a.path === paths.logout) - Number(b.path === paths.logout));
  for (const row of rows) {
    const { status, body } = await ask(house, row, caller, owned);
    const wanted = answerTo(row, caller);
    const isLetIn =
      status < 500 && !accessCodes.includes(String(body.code)) && (!isOwned(row) || status === 404);
    if (wanted === 'let in' ? !isLetIn : !wanted.includes(status))
      wrong.push(`${nameOf(row)}: ${status} ${String(body.code)}, wanted ${String(wanted)}`);
  }
  return wrong;
}

/** Callers that need nothing but the API. */
async function ordinaryCallers(address: string, serviceToken: string, mails?: MailsTo): Promise<Callers> {
  const parent = () => newParent(address, mails ? { mails } : {});
  const [stranger, deleted, gone] = await Promise.all([parent(), parent(), parent()]);
  await call(address, 'DELETE', paths.me, { token: deleted.token, body: { reason: 'other' } });
  const ended = await login(address, gone.email);
  await call(address, 'POST', paths.logout, { token: ended, body: {} });
  for (const token of [deleted.token, ended]) await answers(address, token, 401);
  return {
    nobody: { token: undefined, isKnown: false },
    garbage: { token: 'eyJhbGciOiJub25lIn0.e30.', isKnown: false },
    'a deleted account': { token: deleted.token, isKnown: false },
    'an ended session': { token: ended, isKnown: false },
    'another parent': { token: stranger.token, isKnown: true },
    'our own processes’ token': { token: serviceToken, isKnown: true, roles: ['service'] },
  };
}

/** The read models have heard of it. */
const answers = (address: string, token: string, status: number) =>
  eventually(`the dashboard answers ${status}`, async () => {
    const answer = await call(address, 'GET', paths.dashboard, { token });
    return answer.status === status;
  });

/** What an operator, or a thief of its keys, can do to a house beside its API. */
type Backstage = {
  forgeToken: ForgeToken;
  eventStore: EventStore;
  giveRole: (email: string, role: 'admin' | 'auditor') => Promise<unknown>;
};

/** Callers that are made behind the API's back. */
async function rareCallers(
  address: string,
  { forgeToken, eventStore, giveRole }: Backstage,
  mails?: MailsTo,
): Promise<Callers> {
  const email = `${randomUUID()}@example.com`;
  const body = { firstName: 'No', lastName: 'Body', email, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true }; // prettier-ignore
  const { body: unconfirmed } = await call<UserView>(address, 'POST', paths.signup, { body });
  const session = { sessionId: randomUUID(), sessionNumber: 0, authTime: Date.now() };
  const [aged, former, admin, auditor] = await Promise.all(
    Array.from({ length: 4 }, () => newParent(address, mails ? { mails } : {})),
  );
  const at = new Date().toISOString();
  const { accountId } = former!;
  const accepted = { id: randomUUID(), type: 'TermsAccepted', data: { accountId, termsVersion: '2020-01', at }, metadata: { at, accountId } }; // prettier-ignore
  await eventStore.append(accountStream(accountId), [accepted], 'any');
  await giveRole(admin!.email, 'admin');
  await giveRole(auditor!.email, 'auditor');
  await answers(address, former!.token, 403);
  await eventually('the admin is known', async () => {
    const answer = await call(address, 'GET', adminPaths.failures, { token: admin!.token });
    return answer.status === 200;
  });
  const aDayLate = Date.now() - TOKEN_LASTS - 86_400_000;
  const live = await forgeToken({ ...session, accountId: aged!.accountId });
  await answers(address, live, 200); // only its age tells the next one from it
  return {
    'an expired token': {
      token: await forgeToken({ ...session, accountId: aged!.accountId }, aDayLate),
      isKnown: false,
    },
    'an unconfirmed account': {
      token: await forgeToken({ ...session, accountId: unconfirmed.uuid }),
      isKnown: false,
    },
    'who accepted former terms': { token: former!.token, isKnown: true, hasTerms: false },
    'an auditor': { token: auditor!.token, isKnown: true, roles: ['auditor'] },
    'an admin': { token: admin!.token, isKnown: true, roles: ['admin'] },
  };
}

async function hidesInternal(house: House, callers: Callers, owned: Owned) {
  for (const row of house.routes.filter(({ auth }) => auth === 'service')) {
    const outside = { ...house, internalAddress: house.address };
    const { status } = await ask(outside, row, callers['our own processes’ token']!, owned);
    expect([nameOf(row), status]).toEqual([nameOf(row), 404]);
  }
}

const everyCaller = [
  'nobody',
  'garbage',
  'an expired token',
  'an ended session',
  'a deleted account',
  'an unconfirmed account',
  'who accepted former terms',
  'another parent',
  'an auditor',
  'an admin',
  'our own processes’ token',
] as const;

describe('every call and every kind of caller', () => {
  let house: OpenHouse;
  let owned: Owned;
  let callers: Callers;

  beforeAll(async () => {
    house = await openHouse();
    const { address } = house;
    await readBodies(address);
    owned = await ownedBy(await newParent(address), address);
    callers = {
      ...(await ordinaryCallers(address, house.serviceToken)),
      ...(await rareCallers(address, {
        ...house,
        giveRole: (email, role) => command('role', [email, role], house.dataDir),
      })),
    };
  });
  afterAll(() => house.close());

  it('is public only where it is written down', () => {
    expect(house.routes.filter(({ auth }) => auth === 'public').map(nameOf)).toEqual(
      expect.arrayContaining(publicCalls),
    );
    expect(house.routes.filter(({ auth }) => auth === 'public')).toHaveLength(publicCalls.length);
  });

  it.each(everyCaller)('answers %s as declared, and never with what belongs to another', async (who) => {
    // our own processes may end what is named to them
    const named = callers[who]!.roles?.includes('service') ? nothingOwned : owned;
    expect(await breaches(house, callers[who]!, named)).toEqual([]);
  });

  it('lets the owner do all that, in contrast', async () => {
    const { owner } = owned;
    const reads = house.routes.filter((row) => isOwned(row) && row.method === 'GET');
    expect(reads).toHaveLength(5);
    for (const row of reads) {
      const { status } = await ask(house, row, { token: owner.token, isKnown: true }, owned);
      expect([nameOf(row), status]).toEqual([nameOf(row), 200]);
    }
    const change = house.routes.find((row) => isOwned(row) && row.method === 'PUT')!;
    expect((await ask(house, change, { token: owner.token, isKnown: true }, owned)).status).toBe(200);
  });

  it('hides what our own processes call from the world', () => hidesInternal(house, callers, owned));

  it('refuses an order, a change and a deletion with another account’s ids, takes no slot, and leaves the owner’s things as they were', async () => {
    const { address } = house;
    const { owner, characterId, storyId } = owned;
    const stranger = await newParent(address);
    const mine = await newCharacter(address, stranger);
    const sheets = async () => {
      const { body } = await call(address, 'GET', paths.characters, { token: owner.token });
      return JSON.stringify(body).replace(/\?iat=[^"]*/g, ''); // links are made anew each time
    };
    const before = await sheets();
    const refused = [
      await orderStory(address, stranger, characterId),
      await orderStory(address, stranger, mine.uuid, { uuid: storyId }),
      await call(address, 'DELETE', path(paths.character, { uuid: characterId }), {
        token: stranger.token,
        body: { withStories: true },
      }),
      await call(address, 'DELETE', path(paths.story, { uuid: storyId }), { token: stranger.token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 404, 404, 404]);
    const { body: me } = await call<UserView>(address, 'GET', paths.me, { token: stranger.token });
    expect(me.subscription.storiesUsed).toBe(0);
    expect(await sheets()).toEqual(before);
  });
});

describeOnEngines('every call through the gateway and every kind of caller', () => {
  let house: OpenDistributed;
  let table: OpenHouse;
  let behindGateway: House;
  let owned: Owned;
  let callers: Callers;

  beforeAll(async () => {
    table = await openHouse();
    house = await openDistributed({ env: { DEV_PAGES: '1' } });
    const { address, copies, mailsTo, settings, forgeToken } = house;
    const internalAddress = copies.find(({ name }) => name === 'command-api')!.internalAddress;
    behindGateway = { address, internalAddress, routes: table.routes };
    await readBodies(address);
    owned = await ownedBy(await newParent(address, { mails: mailsTo }), address);
    const eventStore = await createEventStoreDb({ url: settings.EVENTSTORE_URL });
    const giveRole = async (email: string, role: string) => {
      const body = { email, role, held: true };
      const { status } = await call(internalAddress!, 'POST', internalPaths.role, {
        token: settings.SERVICE_TOKEN,
        body,
      });
      expect([role, status]).toEqual([role, 200]);
    };
    callers = {
      ...(await ordinaryCallers(address, settings.SERVICE_TOKEN, mailsTo)),
      ...(await rareCallers(address, { forgeToken, eventStore, giveRole }, mailsTo)),
    };
    await eventStore.close();
  }, 120_000);
  afterAll(async () => {
    await house.close();
    await table.close();
  }, 60_000);

  it.each(everyCaller)('answers %s as declared, and never with what belongs to another', async (who) => {
    const named = callers[who]!.roles?.includes('service') ? nothingOwned : owned;
    expect(await breaches(behindGateway, callers[who]!, named)).toEqual([]);
  });

  it('hides what our own processes call from the world', () => hidesInternal(behindGateway, callers, owned));
});
