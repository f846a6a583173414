import type { Page } from 'playwright-core';
import { adminScreens } from './adminScreens.ts';
import { auditScreens } from './auditScreens.ts';
import { lendVoices } from './inPage/lendVoices.ts';
import { planScreens } from './planScreens.ts';
import type { Screen } from './screen.ts';

const role = (page: Page, name: Parameters<Page['getByRole']>[0]) => page.getByRole(name).first().waitFor();
const refused = async (page: Page) => {
  await page.locator('form button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};
const menu = async (page: Page) => {
  await page.locator('main [aria-haspopup=menu]').first().click();
  await role(page, 'menu');
};
const menuItem = (at: number) => async (page: Page) => {
  await menu(page);
  await page.getByRole('menuitem').nth(at).click();
  await role(page, 'dialog');
};

const next = (page: Page) => page.locator('footer button').last().click();
const refusedStep = async (page: Page) => {
  await next(page);
  await page.locator('[aria-invalid=true]').first().waitFor();
};
/** So many questions of the story wizard answered by their first choice. */
const answered = (questions: number) => async (page: Page) => {
  for (let done = 0; done < questions; done += 1) {
    await page.getByRole('radio').first().check();
    const question = await page.locator('h1').innerText();
    await next(page);
    await page.locator('h1').filter({ hasNotText: question }).waitFor();
  }
};
const leftAndBack = async (page: Page) => {
  await answered(1)(page);
  await page.goto('/stories/create');
  await role(page, 'dialog');
};
const played = async (page: Page) => {
  await page.locator('button.play').first().click();
  await role(page, 'slider');
};
const origin = async (page: Page) => {
  await page.locator('main summary').last().click();
  await page.locator('main details[open] button').click();
  await page.locator('[role=dialog] dd').first().waitFor();
};
/** On small screens; on large ones it stands there. */
const slideOver = async (page: Page) => {
  const toggle = page.locator('header button[aria-expanded]');
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  await role(page, 'dialog');
};
const voices = async (page: Page) => {
  await page.evaluate(lendVoices);
  await page.locator('section button[aria-expanded]').first().click();
  await page.locator('[role=group] > button').first().waitFor();
};
const readAloud = async (page: Page) => {
  await voices(page);
  await page.locator('[role=group] > button').first().click();
  await role(page, 'slider');
  await page.locator('button.play').click();
};
const opened = (button: string) => async (page: Page) => {
  await page.locator(button).click();
  await page.locator('[role=dialog], [role=menu]').first().waitFor();
};

/** As the house answers a parent who has passkeys, until `shown` is there. */
const askedForSecondFactor = (shown: string) => async (page: Page) => {
  const facts = { ticket: 'x', options: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] } };
  await page.route('**/api/token', (call) =>
    call.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 401, code: 'secondFactorNeeded', detail: 'secondFactorNeeded', facts }),
    }),
  );
  await page.locator('input[type=email]').fill('anna@example.com');
  await page.locator('input[type=password]').fill('Sleepy-lark-7');
  await page.locator('form button[type=submit]').click();
  await page.locator('input[type=email]').waitFor({ state: 'detached' });
  await page.locator(shown).waitFor();
};
const withPasskeys = async (page: Page) => {
  const passkeys = ['Annas Telefon', 'Gemeinschaftsrechner im Arbeitszimmer, links'].map((name, at) => ({
    uuid: `00000000-0000-4000-8000-00000000000${at}`,
    name,
    addedAt: '2026-11-20T19:00:00.000Z',
  }));
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `${at}QZX-7K2M-W9RT`);
  await page.route('**/api/users/me/passkeys', (call) =>
    call.fulfill({ json: { passkeys, recoveryCodesLeft: 9 } }),
  );
  await page.route('**/api/users/me/recovery-codes', (call) =>
    call.fulfill({ status: 201, json: { recoveryCodes } }),
  );
  await page.reload();
  await page.locator('section ul b').last().waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  ...['about', 'privacy', 'cookies', 'imprint', 'contact', 'terms', 'blog'].map((name): Screen => ({
    name,
    path: `/${name}`,
  })),
  {
    name: 'article',
    path: '/blog',
    reach: async (page) => {
      const article = page.locator('main a[href^="/blog/"]').first();
      await page.goto((await article.getAttribute('href'))!);
      await role(page, 'heading');
    },
  },
  { name: 'shared story', path: (home) => home.anna.shared },
  {
    name: 'shared story, withdrawn',
    path: '/shared/stories/00000000-0000-4000-8000-000000000000',
    mayLog: /status of 404/,
  },
  { name: 'login', path: '/login' },
  { name: 'login refused', path: '/login', reach: refused },
  {
    name: 'login, passkey',
    path: '/login',
    byName: true,
    mayLog: /status of 401/,
    reach: askedForSecondFactor('main button >> nth=1'),
  },
  {
    name: 'login, recovery code',
    path: '/login',
    mayLog: /status of 401/,
    reach: askedForSecondFactor('input[name=recoveryCode]'),
  },
  { name: 'signup', path: '/signup' },
  { name: 'signup refused', path: '/signup', reach: refused },
  { name: 'signup success', path: '/signup/success' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'check email', path: '/check-email' },
  { name: 'reset password', path: (home) => home.frida.reset },
  {
    name: 'reset password, link over',
    path: '/users/request-password-reset/some-token',
    mayLog: /status of 400/,
  },
  { name: 'not found', path: '/no/such/page' },

  { name: 'dashboard', path: '/dashboard', who: 'anna' },
  { name: 'dashboard, used up', path: '/dashboard', who: 'frida' },
  { name: 'dashboard, nothing yet', path: '/dashboard', who: 'nora' },
  { name: 'dashboard, admin', path: '/dashboard', who: 'ada' },
  { name: 'menu', path: '/dashboard', who: 'anna', reach: slideOver },

  { name: 'stories', path: '/stories', who: 'anna' },
  { name: 'stories, none', path: '/stories', who: 'nora' },
  { name: 'stories, nothing found', path: '/stories?search=xyzzy', who: 'anna' },
  { name: 'story menu', path: '/stories', who: 'anna', reach: menu },
  { name: 'share dialog', path: '/stories', who: 'anna', asParent: true, reach: menuItem(0) },
  { name: 'share dialog behind the gate', path: '/stories', who: 'anna', reach: menuItem(0) },
  { name: 'delete story dialog', path: '/stories', who: 'anna', asParent: true, reach: menuItem(1) },

  { name: 'story wizard, hero', path: '/stories/create', who: 'anna' },
  { name: 'story wizard, nothing chosen', path: '/stories/create', who: 'anna', reach: refusedStep },
  { name: 'story wizard, kind', path: '/stories/create', who: 'anna', reach: answered(1) },
  { name: 'story wizard, place', path: '/stories/create', who: 'anna', reach: answered(2) },
  { name: 'story wizard, lesson', path: '/stories/create', who: 'anna', reach: answered(3) },
  { name: 'story wizard, review', path: '/stories/create', who: 'anna', reach: answered(4) },
  {
    name: 'story wizard, tonight',
    path: ({ anna }) =>
      `/stories/create?tonight=1&hero=${anna.emil.uuid}&storyType=bedtime&setting=dreamTrain&lesson=patience`,
    who: 'anna',
  },
  { name: 'story wizard, go on?', path: '/stories/create', who: 'anna', reach: leftAndBack },
  { name: 'story wizard, no hero', path: '/stories/create', who: 'nora' },
  { name: 'story wizard, used up', path: '/stories/create', who: 'frida' },

  { name: 'story', path: (home) => `/stories/${home.anna.english.uuid}`, who: 'anna' },
  { name: 'story in German', path: (home) => `/stories/${home.anna.german.uuid}`, who: 'anna' },
  { name: 'story in French', path: (home) => `/stories/${home.anna.french.uuid}`, who: 'anna' },
  {
    name: 'story, playing',
    path: (home) => `/stories/${home.anna.english.uuid}`,
    who: 'anna',
    reach: played,
  },
  {
    name: 'story, voices of the device',
    path: (home) => `/stories/${home.anna.german.uuid}`,
    who: 'anna',
    reach: voices,
  },
  {
    name: 'story, read by the device',
    path: (home) => `/stories/${home.anna.english.uuid}`,
    who: 'anna',
    reach: readAloud,
  },
  {
    name: 'story, reading options',
    path: (home) => `/stories/${home.anna.english.uuid}`,
    who: 'anna',
    reach: opened('header [aria-haspopup=dialog]'),
  },
  {
    name: 'story, light',
    path: (home) => `/stories/${home.anna.english.uuid}`,
    who: 'anna',
    reach: opened('header [aria-haspopup=menu] >> nth=0'),
  },
  {
    name: 'story, how it came to be',
    path: (home) => `/stories/${home.anna.english.uuid}`,
    who: 'anna',
    reach: origin,
  },
  {
    name: 'story, more',
    path: (home) => `/stories/${home.anna.english.uuid}`,
    who: 'anna',
    reach: opened('header [aria-haspopup=menu] >> nth=1'),
  },
  {
    name: 'story not found',
    path: '/stories/00000000-0000-4000-8000-000000000000',
    who: 'anna',
    mayLog: /status of 404/,
  },

  { name: 'characters', path: '/characters', who: 'anna' },
  {
    name: 'characters, side',
    path: '/characters',
    who: 'anna',
    reach: (page) => page.getByRole('tab').nth(1).click(),
  },
  { name: 'characters, none', path: '/characters', who: 'nora' },
  { name: 'character menu', path: '/characters', who: 'anna', reach: menu },
  { name: 'delete character dialog', path: '/characters', who: 'anna', asParent: true, reach: menuItem(2) },
  {
    name: 'character limit dialog',
    path: '/characters',
    who: 'frida',
    reach: async (page) => {
      await page
        .locator('main button:visible')
        .filter({ has: page.locator('svg.lucide-plus') })
        .first()
        .click();
      await role(page, 'dialog');
    },
  },

  { name: 'character wizard, basics', path: '/characters/create', who: 'anna' },
  { name: 'character wizard, nothing entered', path: '/characters/create', who: 'anna', reach: refusedStep },
  ...[
    'appearance&part=skin',
    'appearance&part=hair',
    'appearance&part=eyes',
    'appearance&part=special',
    'personality',
    'relationships',
    'review',
  ].map((step): Screen => ({
    name: `character wizard, ${step.replace('&part=', ', ')}`,
    path: (home) => `/characters/${home.anna.mia.uuid}/edit?step=${step}`,
    who: 'anna',
  })),
  { name: 'character wizard, limit', path: '/characters/create', who: 'frida' },

  { name: 'parents’ gate', path: '/settings', who: 'anna' },
  { name: 'settings', path: '/settings', who: 'anna', asParent: true },
  ...[
    'profile',
    'devices',
    'subscription',
    'making',
    'data',
    'deletion',
    'reading',
    'kept',
    'notifications',
  ].map((part): Screen => ({
    name: `settings, ${part}`,
    path: `/settings/${part}`,
    who: 'anna',
    asParent: true,
  })),
  {
    name: 'settings, passkeys',
    path: '/settings/devices',
    who: 'nora',
    asParent: true,
    byName: true,
    reach: withPasskeys,
  },
  {
    name: 'recovery codes',
    path: '/settings/devices',
    who: 'nora',
    asParent: true,
    byName: true,
    reach: async (page) => {
      await withPasskeys(page);
      await page.locator('section:has(ul b) button').nth(2).click();
      await role(page, 'dialog');
    },
  },
  { name: 'plans', path: '/subscriptions', who: 'frida', asParent: true },
  { name: 'plans, premium', path: '/subscriptions', who: 'anna', asParent: true },
  ...planScreens,
  ...adminScreens,
  ...auditScreens,
  { name: 'delete account', path: '/delete-account', who: 'anna', asParent: true },
];
