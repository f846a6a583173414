import { sampleOf } from '../complete.ts';
import { openHouse, type OpenHouse } from '../house/openHouse.ts';
import { fuzzCalls } from './fuzzCalls.ts';

describe('calls made from the description of the API', () => {
  let house: OpenHouse;
  beforeAll(async () => {
    house = await openHouse({ LIMIT_FACTOR: '1000000' });
  });
  afterAll(() => house.close());

  it('are all answered as described, by several accounts at once, and none meets an error of ours', async () => {
    const { faults, tried, answered, operations, statuses } = await fuzzCalls({
      address: house.address,
      count: sampleOf(600, 10_000),
      seed: 'moonlit',
    });
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(600);
    // a fuzz that is only refused tries nothing; of what parents may ask much is for who has a plan
    const ofParents = operations.filter(({ access }) => access === 'public' || access === 'account');
    expect(answered.size).toBeGreaterThan(ofParents.length * 0.35);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '401', '404', '422']));
  }, 600_000);
});
