import { contract } from './readContract.ts';
import { createStripeStub } from './createStripeStub.ts';
import { stubOperations } from './stubOperations.ts';
import { STUB_KEY } from './stubKey.ts';

let stub: Awaited<ReturnType<typeof createStripeStub>>;
beforeEach(async () => {
  stub = await createStripeStub({ startMs: Date.parse('2026-06-01T08:00:00.000Z') });
});
afterEach(() => stub.close());

const ask = async (
  path: string,
  body: string | null,
  headers: Record<string, string> = {},
): Promise<{ status: number; said: { id?: string; error?: { type: string; code?: string } } }> => {
  const response = await fetch(stub.baseUrl + path, {
    method: body === null ? 'GET' : 'POST',
    body,
    headers: {
      authorization: `Bearer ${STUB_KEY}`,
      'stripe-version': contract.apiVersion,
      'idempotency-key': 'key',
      ...headers,
    },
  });
  return { status: response.status, said: (await response.json()) as never };
};

describe('the stub', () => {
  it('answers everything that the contract names', () =>
    expect(Object.keys(stubOperations).toSorted()).toEqual(Object.keys(contract.operations).toSorted()));

  it.each([
    ['a parameter that Stripe does not know', '/v1/customers', 'name_of_child=Mia'],
    ['a word that Stripe does not know', '/v1/prices', 'currency=eur&product=p&tax_behavior=included'],
    ['a text where a number belongs', '/v1/prices', 'currency=eur&product=p&unit_amount=4.99'],
    ['what must be said left out', '/v1/products', 'id=p'],
    ['a list where one belongs', '/v1/products', 'name[0]=p'],
    ['a path that Stripe does not have', '/v1/customer', 'email=a'],
  ])('refuses %s, and remembers it', async (_, path, body) => {
    expect(await ask(path, body)).toMatchObject({ status: 400 });
    expect(stub.violations).toHaveLength(1);
  });

  it('refuses another version of the API, and no key against doing things twice', async () => {
    await ask('/v1/products', 'name=p', { 'stripe-version': '2020-08-27' });
    await ask('/v1/products', 'name=p', { 'idempotency-key': '' });
    expect(stub.violations).toHaveLength(2);
  });

  it('lets nobody in without the key', async () =>
    expect(await ask('/v1/products', 'name=p', { authorization: 'Bearer sk_other' })).toMatchObject({
      status: 401,
      said: { error: { type: 'authentication_error' } },
    }));

  it('answers the same key the same, refuses it for another request, and forgets it after a day', async () => {
    const first = await ask('/v1/products', 'name=p');
    expect(await ask('/v1/products', 'name=p')).toEqual(first);
    expect(await ask('/v1/products', 'name=q')).toMatchObject({
      status: 400,
      said: { error: { type: 'idempotency_error' } },
    });
    stub.pass(25 * 60 * 60_000);
    expect((await ask('/v1/products', 'name=p')).said.id).not.toBe(first.said.id);
  });

  it('finds a customer by search only after a while', async () => {
    await ask('/v1/customers', 'metadata[accountId]=a');
    const search = `/v1/customers/search?query=${encodeURIComponent("metadata['accountId']:'a'")}`;
    expect((await ask(search, null)).said).toMatchObject({ data: [] });
    stub.pass(2 * 60_000);
    expect((await ask(search, null)).said).toMatchObject({ data: [{ object: 'customer' }] });
  });
});
