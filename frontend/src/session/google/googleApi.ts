import type { ConfigView, GoogleUrlView, TokenView } from '@storylark/contracts/accounts/views';
import type { Locale } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import type { Http } from '../../lib/http/http.ts';
import { pages } from '../../lib/paths.ts';
import type { SecondStepAnswer } from '../secondStep/giveSecondStep.ts';

/** What the return address is called with. */
export type GoogleAnswer = { code: string; state: string; iss?: string };

export const createGoogleApi = (http: Http) => ({
  config: () => http.call<ConfigView>('GET', paths.config),
  begin: () => {
    const callback = encodeURIComponent(window.location.origin + pages.googleCallback);
    return http.call<GoogleUrlView>('GET', `${paths.google}?redirect_uri=${callback}`);
  },
  login: (answer: GoogleAnswer, language: Locale) =>
    http.call<TokenView>('POST', paths.googleCallback, { body: { ...answer, language } }),
  finishLogin: (body: SecondStepAnswer) => http.call<TokenView>('POST', paths.tokenSecondStep, { body }),
  prove: ({ code: googleCode, ...answer }: GoogleAnswer) =>
    http.call<TokenView>('POST', paths.proof, { body: { googleCode, ...answer } }),
  finishProof: (body: SecondStepAnswer) => http.call<TokenView>('POST', paths.proofSecondStep, { body }),
  link: (body: GoogleAnswer | { ticket: string }) => http.call<void>('POST', paths.googleLink, { body }),
});
export type GoogleApi = ReturnType<typeof createGoogleApi>;
