import { MANIFEST, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { jobFor } from '../testing/jobFor.ts';
import { CHARACTER, type House, openHouse } from '../testing/openHouse.ts';
import { drawPortrait } from './drawPortrait.ts';

const { signal } = new AbortController();
const job = (attempt = 1) =>
  jobFor('drawPortrait', 'character/c', { characterId: 'c', sheetVersion: 1 }, attempt);
const run = ({ deps }: House, attempt = 1) => drawPortrait(deps)(job(attempt), signal);
const folder = `${CHARACTER}portrait-1/`;
const shown = [`${folder}1/${MANIFEST}`, `${folder}1/${PORTRAIT_FILE}`];

holdsAtEveryMoment('painting a portrait', {
  reactorOf: drawPortrait,
  jobAt: job,
  folder,
  givingUp: { sheetVersion: 1, failed: 'portraitFailed' },
});

it('a portrait is stored before its manifest, and reported with the sheet it shows', async () => {
  const house = await openHouse();
  expect(await run(house)).toEqual({ kind: 'done' });
  expect(house.acts.filter((act) => /^(put|report)/.test(act))).toEqual([
    `put ${shown[1]}`,
    `put ${shown[0]}`,
    'report portrait',
  ]);
  expect(house.reports).toEqual([{ sheetVersion: 1, manifest: shown[0] }]);
});

it('a painter that was killed behind its report reports the same again and keeps what is shown', async () => {
  const house = await openHouse();
  await run(house);
  expect(await run(house, 2)).toEqual({ kind: 'done' });
  expect(house.keys(CHARACTER)).toEqual(shown);
  expect(house.reports).toEqual([house.reports[0], house.reports[0]]);
  expect(house.acts.filter((act) => act === 'draw')).toHaveLength(1);
});

it('an older portrait stays until the newer one is painted; that of a deleted character goes', async () => {
  const house = await openHouse();
  await run(house);
  house.state.sheetVersion = 2;
  expect(await run(house, 2)).toEqual({ kind: 'done' });
  expect(house.keys(CHARACTER)).toEqual(shown);
  house.state.isOver = true;
  await run(house, 3);
  expect(house.keys(CHARACTER)).toEqual([]);
});

it('looks that were changed before their turn came are not painted', async () => {
  const house = await openHouse();
  house.state.sheetVersion = 2;
  expect(await run(house)).toEqual({ kind: 'done' });
  expect([house.keys(CHARACTER), house.reports, house.acts]).toEqual([[], [], ['work']]);
});
