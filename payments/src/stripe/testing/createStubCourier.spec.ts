import { isSigned } from '../../signature.ts';
import { createStubCourier, endpointSecret } from './createStubCourier.ts';
import { createStubState } from './createStubState.ts';

const state = () =>
  createStubState({ startMs: 1_780_000_000_000, apiVersion: '2026', pagesUrl: 'http://localhost' });

function withEndpoint(taken: boolean[] = []) {
  const stub = state();
  stub.endpoints.set('we_1', {
    id: 'we_1',
    object: 'webhook_endpoint',
    api_version: '2026',
    enabled_events: ['invoice.paid', 'charge.refunded'],
    metadata: {},
    status: 'enabled',
    url: 'https://lark.example/hook',
  });
  const posted: string[] = [];
  const tick = createStubCourier(stub, async (url, body, signature) => {
    expect(url).toBe('https://lark.example/hook');
    expect(isSigned(Buffer.from(body), signature, endpointSecret('we_1'), stub.now() * 1000)).toBe(true);
    posted.push((JSON.parse(body) as { type: string }).type);
    return taken.shift() ?? true;
  });
  return { stub, posted, after: async (s: number) => (stub.setNow(stub.now() + s), tick()) };
}

describe('the courier of the stub', () => {
  it('brings what an endpoint wants to hear, the newest first, each once more after a while', async () => {
    const { stub, posted, after } = withEndpoint();
    stub.emit('invoice.paid', {});
    stub.emit('invoice.voided', {});
    stub.emit('charge.refunded', {});
    await after(0);
    expect(posted).toEqual(['charge.refunded', 'invoice.paid']);
    await after(4);
    expect(posted).toHaveLength(2);
    await after(1);
    await after(100);
    expect(posted.slice(2).toSorted()).toEqual(['charge.refunded', 'invoice.paid']);
  });

  it('comes again with what was not taken', async () => {
    const { stub, posted, after } = withEndpoint([false, false]);
    stub.emit('invoice.paid', {});
    await after(0);
    await after(1);
    await after(1);
    expect(posted).toHaveLength(3);
    await after(4);
    expect(posted).toHaveLength(3);
    await after(1);
    expect(posted).toHaveLength(4);
  });
});
