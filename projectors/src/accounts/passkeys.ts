import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import { RECOVERY_CODES } from '@storylark/contracts/constants';
import type { PasskeysDocument } from '@storylark/contracts/documents';
import { projectionOf } from '../projectionOf.ts';

/** The passkeys of an account and how many recovery codes are left: for the settings and the export. */
export const passkeys = projectionOf<PasskeysDocument, StoredAccountEvent>({
  name: 'passkeys/v1',
  handles: ['PasskeyAdded', 'PasskeyRemoved', 'RecoveryCodesMade', 'RecoveryCodeUsed', 'AccountDeleted'],
  idsOf: ({ data }) => [data.accountId],
  evolve(document, { type, data }) {
    const { accountId } = data;
    const before = document ?? { _id: accountId, accountId, passkeys: [], recoveryCodesLeft: 0 };
    switch (type) {
      case 'PasskeyAdded': {
        const { passkeyId, passkey, at: addedAt } = data;
        return { ...before, passkeys: [...before.passkeys, { passkeyId, passkey, addedAt }] };
      }
      case 'PasskeyRemoved': {
        const left = before.passkeys.filter(({ passkeyId }) => passkeyId !== data.passkeyId);
        return left.length === 0 ? null : { ...before, passkeys: left };
      }
      case 'RecoveryCodesMade':
        return { ...before, recoveryCodesLeft: RECOVERY_CODES };
      case 'RecoveryCodeUsed':
        return { ...before, recoveryCodesLeft: before.recoveryCodesLeft - 1 };
      default:
        return null;
    }
  },
});
