import { type IncomingMessage, ServerResponse } from 'node:http';
import { createCopies } from './createCopies.ts';
import { createForwarder } from './forward.ts';

it('a request that cannot be sent to anybody says nothing about the copies', async () => {
  const copies = createCopies(['http://127.0.0.1:9'], { now: Date.now });
  const failed: unknown[] = [];
  const request = { method: 'GET', url: '/', headers: { 'no token': 'x' } } as unknown as IncomingMessage;
  const { forward, close } = createForwarder();
  const asked = forward({
    copies: { ...copies, failed: (copy) => void failed.push(copy) },
    request,
    response: new ServerResponse(request),
    headers: {},
  });
  await expect(asked).rejects.toThrow('invalid header');
  expect(failed).toEqual([]);
  await close();
});
