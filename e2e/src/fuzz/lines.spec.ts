import { sampleOf } from '../complete.ts';
import { fuzzLines } from './lines/fuzzLines.ts';

it(
  'raw requests of every kind end neither the house nor the gateway, and none is answered 5xx',
  async () => expect(await fuzzLines({ requests: sampleOf(2_000, 20_000), seed: 20261122 })).toEqual([]),
  900_000,
);
