import type { UserView } from '@storylark/contracts/accounts/views';
import type { DeletionReason } from '@storylark/contracts/accounts/vocabulary';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { CHARACTER_PAGE_SIZE } from '@storylark/contracts/constants';
import type { DashboardView } from '@storylark/contracts/dashboard';
import type { Locale } from '@storylark/contracts/languages';
import { path, paths } from '@storylark/contracts/paths';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { Http } from '../../lib/http/http.ts';

export type ProfileChange = { firstName: string; lastName: string } | { language: Locale };
export type PasswordChange = { currentPassword: string; password: string; confirmPassword: string };
export type Farewell = { reason: DeletionReason; comment?: string };

export const createSettingsApi = (http: Http) => ({
  changeProfile: (body: ProfileChange) => http.call<UserView>('PUT', paths.me, { body }),
  changePassword: (body: PasswordChange) => http.call<void>('PUT', paths.password, { body }),
  unlinkGoogle: () => http.call<void>('DELETE', paths.googleLink),
  sendResetLink: (email: string) => http.call<void>('POST', paths.forgotPassword, { body: { email } }),
  askForEmail: (email: string) => http.call<void>('PUT', paths.emailChange, { body: { email } }),
  confirmEmail: (token: string) => http.call<void>('POST', path(paths.emailChangeConfirm, { token })),
  exportAll: () => http.file(paths.exportMe),
  subscription: () => http.call<SubscriptionView>('GET', paths.currentSubscription),
  dashboard: () => http.call<DashboardView>('GET', paths.dashboard),
  characters: () =>
    http.call<{ items: readonly CharacterView[] }>(
      'GET',
      `${paths.characters}?skip=0&limit=${CHARACTER_PAGE_SIZE}`,
    ),
  deleteAccount: (body: Farewell) => http.call<void>('DELETE', paths.me, { body }),
});
export type SettingsApi = ReturnType<typeof createSettingsApi>;
