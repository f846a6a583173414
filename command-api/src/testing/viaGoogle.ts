import { paths } from '@storylark/contracts/paths';
import type { Called, TestApi } from './openTestApi.ts';
import type { TestGoogle } from './openTestGoogle.ts';

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

  return { begin, goThere, comeBack, signIn };
}
