import type {
  PasskeyAddedView,
  PasskeysView,
  RecoveryCodesView,
  SecondStepChallenge,
} from '@storylark/contracts/accounts/passkeys';
import { path, paths } from '@storylark/contracts/paths';
import type { Http } from '../../../lib/http/http.ts';

export const createPasskeysApi = (http: Http) => ({
  list: () => http.call<PasskeysView>('GET', paths.passkeys),
  challenge: () => http.call<SecondStepChallenge>('POST', paths.passkeyChallenge),
  add: (body: { ticket: string; name: string; attestation: unknown }) =>
    http.call<PasskeyAddedView>('POST', paths.passkeys, { body }),
  remove: (uuid: string) => http.call<void>('DELETE', path(paths.passkey, { uuid })),
  makeCodes: () => http.call<RecoveryCodesView>('POST', paths.recoveryCodes),
});
export type PasskeysApi = ReturnType<typeof createPasskeysApi>;
