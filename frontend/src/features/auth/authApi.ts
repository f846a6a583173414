import type { ConfirmedView, TokenView, UserView } from '@storylark/contracts/accounts/views';
import type { Locale } from '@storylark/contracts/languages';
import { path, paths } from '@storylark/contracts/paths';
import type { SecondStepAnswer } from '../../session/secondStep/giveSecondStep.ts';
import type { Http } from '../../lib/http/http.ts';

export type LoginForm = { email: string; password: string };
export type SignupForm = LoginForm & {
  firstName: string;
  lastName: string;
  confirmPassword: string;
  termsAccepted: boolean;
};
export type NewPassword = { password: string; confirmPassword: string };

export const createAuthApi = (http: Http) => ({
  login: ({ email, password }: LoginForm) =>
    http.call<TokenView>('POST', paths.token, {
      form: { grant_type: 'password', username: email.trim(), password },
    }),
  finishLogin: (body: SecondStepAnswer) => http.call<TokenView>('POST', paths.tokenSecondStep, { body }),
  signup: (form: SignupForm, language: Locale) =>
    http.call<UserView>('POST', paths.signup, { body: { ...form, language } }),
  resend: (email: string) => http.call<void>('POST', paths.confirmResend, { body: { email } }),
  forgot: (email: string) => http.call<void>('POST', paths.forgotPassword, { body: { email } }),
  reset: (token: string, form: NewPassword) =>
    http.call<void>('POST', path(paths.resetPassword, { token }), { body: form }),
  resetWorks: (token: string) => http.call<void>('GET', path(paths.resetPassword, { token })),
  confirm: (token: string) => http.call<ConfirmedView>('POST', path(paths.confirm, { token })),
});
export type AuthApi = ReturnType<typeof createAuthApi>;
