import { createCopies } from './createCopies.ts';

describe('copies', () => {
  const portsOf = (copies: readonly { port: number }[]) => copies.map(({ port }) => port);

  it('are asked in turn, those that failed last, and sooner again the fewer times they failed', async () => {
    let now = 0;
    const copies = createCopies(['http://127.0.0.1:1', 'http://127.0.0.1:2', 'http://127.0.0.1:3'], {
      now: () => now,
    });
    expect(portsOf(await copies.inTurn())).toEqual([2, 3, 1]);
    const [three] = await copies.inTurn();
    copies.failed(three!);
    expect(portsOf(await copies.inTurn())).toEqual([1, 2, 3]);
    expect(portsOf(await copies.inTurn()).at(-1)).toBe(3);
    now += 500;
    const turns = [await copies.inTurn(), await copies.inTurn(), await copies.inTurn()];
    expect(turns.map(([first]) => first?.port).sort((a = 0, b = 0) => a - b)).toEqual([1, 2, 3]);
    copies.failed(three!);
    now += 999;
    expect(portsOf(await copies.inTurn()).at(-1)).toBe(3);
    copies.answered(three!);
    const after = [await copies.inTurn(), await copies.inTurn(), await copies.inTurn()];
    expect(after.map(([first]) => first?.port).sort((a = 0, b = 0) => a - b)).toEqual([1, 2, 3]);
  });

  it('are found behind one name, and found anew when there are more of them', async () => {
    let now = 0;
    let addresses = ['10.0.0.1'];
    const copies = createCopies(['http://query-api:3000'], {
      now: () => now,
      resolve: async () => addresses,
    });
    expect(await copies.inTurn()).toMatchObject([{ host: '10.0.0.1', port: 3000 }]);
    addresses = ['10.0.0.1', '10.0.0.2'];
    expect(await copies.inTurn()).toHaveLength(1);
    now += 5_000;
    expect(await copies.inTurn()).toHaveLength(2);
  });

  it('are none while their name is unknown, and are looked for again at the next request', async () => {
    let isKnown = false;
    const resolve = async () => {
      if (!isKnown) throw new Error('ENOTFOUND');
      return ['10.0.0.1'];
    };
    const copies = createCopies(['http://query-api'], { now: () => 0, resolve });
    expect(await copies.inTurn()).toEqual([]);
    isKnown = true;
    expect(await copies.inTurn()).toMatchObject([{ host: '10.0.0.1', port: 80 }]);
  });
});
