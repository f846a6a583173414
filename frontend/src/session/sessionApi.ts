import type { TokenView, UserView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import type { SecondStepAnswer } from './secondStep/giveSecondStep.ts';
import type { Http } from '../lib/http/http.ts';

export const createSessionApi = (http: Http) => ({
  me: () => http.call<UserView>('GET', paths.me),
  acceptTerms: () => http.call<UserView>('PUT', paths.me, { body: { termsAccepted: true } }),
  renew: () => http.call<TokenView>('POST', paths.renew),
  prove: (password: string) => http.call<TokenView>('POST', paths.proof, { body: { password } }),
  finishProof: (body: SecondStepAnswer) => http.call<TokenView>('POST', paths.proofSecondStep, { body }),
  logout: () => http.call<void>('POST', paths.logout),
});
export type SessionApi = ReturnType<typeof createSessionApi>;
