import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import {
  call,
  eventually,
  finishedStory,
  mailsTo,
  newCharacter,
  newParent,
  orderStory,
  type Parent,
} from '../house/client.ts';
import { operate } from '../house/operate.ts';
import { type GoogleHouse, startGoogleHouse } from '../house/startGoogleHouse.ts';
import { startHouse } from '../house/startHouse.ts';
import { type ModelHouse, startModelHouse } from '../house/startModelHouse.ts';
import { startStripeHouse, type StripeHouse } from '../house/startStripeHouse.ts';

export type Home = Awaited<ReturnType<typeof openHome>>;

/**
 * The product as `npm start` runs it, on a folder of its own, with people in every situation that a screen
 * knows.
 */
export async function openHome() {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'storylark-browser-')), 'data');
  const house = await startHouse({ DATA_DIR: dataDir, LIMIT_FACTOR: '1000', STUDIO_PROCESSES: '2' });
  let models: Promise<ModelHouse> | undefined;
  let stripe: Promise<StripeHouse> | undefined;
  let google: Promise<GoogleHouse> | undefined;
  const close = async () => {
    // one that did not come up has told so to whoever asked for it
    await Promise.all([
      house.stop(),
      models?.then(
        (one) => one.close(),
        () => {},
      ),
      stripe?.then(
        (one) => one.close(),
        () => {},
      ),
      google?.then(
        (one) => one.close(),
        () => {},
      ),
    ]);
    rmSync(join(dataDir, '..'), { recursive: true });
  };
  const people = await settle(house.address, dataDir).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    address: house.address,
    dataDir,
    ...people,
    plan: ({ email }: Parent, plan: string) => operate(dataDir, internalPaths.plan, { email, plan }),
    /** A second one that sells at Stripe, started for whoever asks for it first. */
    atStripe: () => (stripe ??= startStripeHouse(join(dataDir, '../atStripe'))),
    /** A further one, in which a model tells, started likewise. */
    atModels: () => (models ??= startModelHouse(join(dataDir, '../atModels'))),
    /** A further one, that lets in whom Google knows. */
    atGoogle: () => (google ??= startGoogleHouse(join(dataDir, '../atGoogle'))),
    close,
  };
}

async function settle(address: string, dataDir: string) {
  const [anna, frida, nora, ada, otto] = await Promise.all([
    newParent(address),
    newParent(address, { firstName: 'Frida', lastName: 'Frei' }),
    newParent(address, { firstName: 'Nora', lastName: 'Neu' }),
    newParent(address, { firstName: 'Ada', lastName: 'Amt' }),
    newParent(address, { firstName: 'Otto', lastName: 'Ordnung' }),
  ]);
  await operate(dataDir, internalPaths.plan, { email: anna.email, plan: 'premium' });
  await operate(dataDir, internalPaths.role, { email: ada.email, role: 'admin', held: true });
  await operate(dataDir, internalPaths.role, { email: otto.email, role: 'auditor', held: true });
  const mia = await newCharacter(address, anna);
  const emil = await newCharacter(address, anna, {
    name: 'Emil',
    age: 7,
    gender: 'boy',
    hairColor: 'black',
    physicalAttribute: 'glasses',
  });
  const rosa = await newCharacter(address, anna, {
    name: 'Oma Rosa',
    age: 71,
    hairColor: 'silver',
    hairStyle: 'bun',
    characterRole: 'side',
    storyRole: 'family_member',
  });
  const lea = await newCharacter(address, frida, { name: 'Lea' });
  const order = async (parent: Parent, hero: string, choices: object): Promise<StoryView> => {
    const { status, body } = await orderStory(address, parent, hero, choices);
    if (status !== 201) throw new Error(`a story was answered ${status}: ${JSON.stringify(body)}`);
    return finishedStory(address, parent, body.uuid);
  };
  const [english, german, french, fridas] = await Promise.all([
    order(anna, mia.uuid, {}),
    order(anna, emil.uuid, {
      storyType: 'fantasy',
      setting: 'unicornValley',
      lesson: 'sharing',
      language: 'german',
    }),
    order(anna, emil.uuid, {
      storyType: 'everyday',
      setting: 'schoolDay',
      lesson: 'honesty',
      language: 'french',
    }),
    order(frida, lea.uuid, {}),
  ]);
  const share = path(paths.storyShare, { uuid: english.uuid });
  const { body: shared } = await call<{ url: string }>(address, 'POST', share, {
    token: anna.token,
    body: {},
  });
  await call(address, 'POST', paths.forgotPassword, { body: { email: frida.email } });
  const reset = await eventually(
    'the mail with the way to a new password',
    async () =>
    (await mailsTo(address, frida.email)).flatMap(({ links }) => links).find((one) => one.includes('/request-password-reset/')), // prettier-ignore
  );
  return {
    /**
     * Premium, with two main characters, a side character and finished stories in three languages, the
     * English one shared.
     */
    anna: { ...anna, mia, emil, rosa, english, german, french, shared: new URL(shared.url).pathname },
    /** Free, with the one character and the one story of this month; has forgotten the password. */
    frida: { ...frida, lea, story: fridas, reset: new URL(reset).pathname },
    /** Free, and nothing made yet. */
    nora,
    /** Sees the usage counters. */
    ada,
    /** Reads the billing of everybody, by ids. */
    otto,
  };
}
