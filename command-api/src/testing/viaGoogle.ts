import { paths } from '@storylark/contracts/paths';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { type Called, openTestApi, type TestApi } from './openTestApi.ts';
import { openTestGoogle, type TestGoogle } from './openTestGoogle.ts';

export const CALLBACK = 'https://storylark.example/auth/google/callback';

/** What a browser brings back: the answer in the address, and the cookie. */
export type Return = { code: string; state: string; cookie: string };

/** Words for what a browser does with the two houses. */
export function viaGoogle(api: TestApi, google: TestGoogle) {
  const begin = (redirectUri = CALLBACK, headers: Record<string, string> = {}) =>
    api.call('GET', `${paths.google}?redirect_uri=${encodeURIComponent(redirectUri)}`, { headers });

  /** To Google, a press on 'Continue' there, and back to the door of the return address. */
  async function goThere(person: Partial<TestGoogle['acts']['person']> = {}): Promise<Return> {
    Object.assign(google.acts.person, person);
    const { body, headers } = await begin();
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { url } = body as { url: string };
    const back = await fetch(url, { redirect: 'manual' });
    const { searchParams } = new URL(back.headers.get('location') ?? '');
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '', cookie };
  }
  const comeBack = ({ cookie, ...answer }: Return, more: object = {}): Promise<Called> =>
    api.call('POST', paths.googleCallback, { headers: { cookie }, body: { ...answer, ...more } });
  const signIn = async (person: Partial<TestGoogle['acts']['person']> = {}) =>
    comeBack(await goThere(person));

  async function accountsOpened() {
    let count = 0;
    for await (const { type } of api.eventStore.readAll()) if (type === 'AccountOpened') count += 1;
    return count;
  }
  return { begin, goThere, comeBack, signIn, accountsOpened };
}

/** A house that lets in whom Google knows, both by one clock that stands still. */
export async function openGoogleHouse(patience?: number) {
  const clock = fakeClock();
  const google = await openTestGoogle(clock);
  const config = { ...google.config, ...(patience !== undefined && { patience }) };
  const api = await openTestApi({ now: clock, google: config, limitFactor: 1_000 });
  async function close() {
    await api.close();
    await google.close();
  }
  return { clock, google, api, via: viaGoogle(api, google), close };
}
export type GoogleHouse = Awaited<ReturnType<typeof openGoogleHouse>>;
