import { jest } from '@jest/globals';
import { createKeyedQueue, handleQueue } from './keyedQueue.ts';

it('lets any number of handlers wait behind one listener, wakes them for work and ends them all', async () => {
  const listening = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const ended = new AbortController();
  const queue = createKeyedQueue<{ key: string }>();
  const handled: string[] = [];
  try {
    const running = handleQueue(
      queue,
      { signal: ended.signal, concurrency: 40 },
      async ({ key }) => void handled.push(key),
    );
    await new Promise((resolve) => setImmediate(resolve));
    queue.add(Array.from({ length: 100 }, (_, n) => ({ key: `${n % 50}` })));
    await new Promise((resolve) => setImmediate(resolve));
    ended.abort();
    await running;
    expect(handled).toHaveLength(100);
    expect(listening).toHaveBeenCalledTimes(1);
  } finally {
    listening.mockRestore();
  }
});

it('ends what waits when a handler fails, and tells why', async () => {
  const queue = createKeyedQueue<{ key: string }>();
  const running = handleQueue(queue, { signal: new AbortController().signal, concurrency: 20 }, () =>
    Promise.reject(new Error('broken')),
  );
  await new Promise((resolve) => setImmediate(resolve));
  queue.add([{ key: 'a' }]);
  await expect(running).rejects.toThrow('broken');
});
