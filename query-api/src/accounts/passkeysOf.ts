import type { PasskeyContent } from '@storylark/contracts/accounts/personal';
import type { PasskeysView } from '@storylark/contracts/accounts/passkeys';
import type { ReadModels } from '../readModels.ts';
import { openAs, type Unseal } from '../unseal.ts';

type Deps = { readModels: ReadModels; unseal: Unseal };

/** Their names and dates; what they sign with is nobody's to read. */
export async function passkeysOf({ readModels, unseal }: Deps, accountId: string): Promise<PasskeysView> {
  const document = await (await readModels.of('passkeys')).get(accountId);
  const { passkeys = [], recoveryCodesLeft = 0 } = document ?? {};
  return {
    passkeys: await Promise.all(
      passkeys.map(async ({ passkeyId, passkey, addedAt }) => ({
        uuid: passkeyId,
        name: (await openAs<PasskeyContent>(unseal, passkey))?.name ?? '',
        addedAt,
      })),
    ),
    recoveryCodesLeft,
  };
}
