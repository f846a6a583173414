import { MAX_ATTEMPTS, type Job } from '@storylark/platform/jobs/jobStore';
import type { Reactor } from '@storylark/platform/reactor';
import { type House, type Moments, openHouse } from './openHouse.ts';

type Step = {
  reactorOf: (deps: House['deps']) => Reactor;
  jobAt: (attempt: number) => Job;
  /** Where the step's files lie. */
  folder: string;
  /** What whoever waits is told when nothing will come. */
  givingUp: object;
  /** How the house is opened; without, it makes everything itself. */
  open?: (moments?: Partial<Moments>) => Promise<House>;
};
const { signal } = new AbortController();

/** The promises of every step that makes something, tried at each of its acts. */
export function holdsAtEveryMoment(
  name: string,
  { reactorOf, jobAt, folder, givingUp, open = openHouse }: Step,
): void {
  const run = async (house: House, attempt: number, until = signal) =>
    reactorOf(house.deps)(jobAt(attempt), until);

  /** Acts of a run in which all goes well. */
  async function actsOf(): Promise<number> {
    const house = await open();
    expect(await run(house, 1)).toEqual({ kind: 'done' });
    return house.acts.length;
  }
  const at =
    (moment: number, happens: (house: House) => unknown, when: keyof Moments = 'before') =>
    (house: House) => {
      house.ways[when] = (number) => (number === moment ? happens(house) : undefined);
    };
  async function eachMoment(
    happens: (house: House) => unknown,
    then: (house: House, moment: number) => Promise<void>,
    when?: keyof Moments,
  ) {
    const acts = await actsOf();
    expect(acts).toBeGreaterThan(4);
    for (let moment = 1; moment <= acts; moment += 1) {
      const house = await open();
      at(moment, happens, when)(house);
      await then(house, moment);
    }
  }

  describe(name, () => {
    it.each(['before', 'behind'] as const)(
      'comes to its end after a fall %s each act, and what it reported is there',
      async (when) =>
        eachMoment(
          () => {
            throw new Error('fallen over');
          },
          async (house) => {
            let attempt = 1;
            while ((await run(house, attempt)).kind !== 'done') attempt += 1;
            expect(attempt).toBeLessThanOrEqual(2);
            expect(house.missing()).toEqual([]);
          },
          when,
        ),
    );

    it('reports the same again when its answer was lost, whatever comes of a further attempt', async () => {
      const house = await open();
      await run(house, 1);
      const before = house.keys('');
      await run(house, 2);
      expect(house.reports.at(-1)).toEqual(house.state.kept);
      expect(house.keys('')).toEqual(before);
    });

    it('leaves nothing behind when nobody wants it any more, at whatever moment that comes', () =>
      eachMoment(
        ({ state }) => (state.isOver = true),
        async (house) => {
          expect(await run(house, 1)).toEqual({ kind: 'done' });
          // what was reported before is part of a story that goes as a whole
          if (house.state.kept === null) expect(house.keys(folder)).toEqual([]);
          await run(house, 2);
          expect(house.keys(folder)).toEqual([]);
        },
      ));

    it('takes away what a fallen attempt left when it finds that nobody wants it any more', () =>
      eachMoment(
        ({ state }) => {
          state.isOver = true;
          throw new Error('fallen over');
        },
        async (house) => {
          await run(house, 1);
          expect(await run(house, 2)).toEqual({ kind: 'done' });
          expect(house.keys(folder)).toEqual([]);
        },
      ));

    it('leaves nothing behind when the keys are destroyed, at whatever moment that comes', () =>
      eachMoment(
        ({ state }) => (state.keyIsGone = true),
        async (house) => {
          const first = await run(house, 1);
          if (first.kind === 'done' && house.state.kept === null) expect(house.keys(folder)).toEqual([]);
          expect(await run(house, 2)).toEqual({ kind: 'done' });
          expect(house.keys(folder)).toEqual([]);
        },
      ));

    it('does no harm when a second attempt is at work beside the first, from whatever moment on', () =>
      eachMoment(
        () => {},
        async (house, moment) => {
          let second: ReturnType<typeof run> | undefined;
          house.ways.before = (number) => {
            if (number === moment) second = run(house, 2);
          };
          const outcomes = [await run(house, 1), await second];
          // what one of them lacked because the other was quicker is made up for by the next attempt
          for (let attempt = 3; outcomes.at(-1)?.kind !== 'done'; attempt += 1)
            outcomes.push(await run(house, attempt));
          expect(house.missing()).toEqual([]);
        },
      ));

    it('makes nothing more and reports nothing more once its lease is lost, where it can be cut off', () =>
      eachMoment(
        () => {},
        async (house, moment) => {
          const lost = new AbortController();
          house.ways.before = (number) => {
            if (number < moment) return;
            lost.abort();
            throw new Error('cut off');
          };
          expect(await run(house, MAX_ATTEMPTS, lost.signal)).toEqual({
            kind: 'retryIn',
            ms: 0,
            reason: 'stopped',
          });
          expect(house.acts.slice(moment).filter((act) => act.startsWith('report'))).toEqual([]);
        },
      ));

    it('gives up after its last attempt where nothing can be stored, and says so to who waits', async () => {
      const house = await open({
        before: (_number, act) => {
          if (act.startsWith('put')) throw new Error('no space left');
        },
      });
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1)
        expect((await run(house, attempt)).kind).toBe('retryIn');
      expect(await run(house, MAX_ATTEMPTS)).toEqual({ kind: 'giveUp', reason: 'Error' });
      expect(house.reports.at(-1)).toEqual(givingUp);
      expect(house.state.kept).toBeNull();
    });
  });
}
