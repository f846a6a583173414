import { type PushMessage, isPushAddress } from '@storylark/contracts/accounts/push';
import type { PushContent } from '@storylark/contracts/accounts/personal';
import { PUSH_SECRET, type PushKeys, pushKeysOf } from '@storylark/platform/push/pushKeys';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import webPush from 'web-push';
import { NotPublic, postToPublic } from './postToPublic.ts';

/** A push service did not take a message: it is away, has too much to do, or does not like it. */
export class PushNotTaken extends Error {}

type Deps = { vault: Pick<KeyVault, 'secret'>; publicUrl: string; post?: typeof postToPublic };

type Vapid = PushKeys & { subject: string };
/** Seconds for which a push service keeps a message for a device that is off: until the next evening. */
const KEPT_FOR = 24 * 60 * 60;
/** Not found, gone, and not for this house's key. */
const NOT_FOUND = 404;
const gone = [403, NOT_FOUND, 410];

/**
 * Seals messages for one browser (RFC 8291), signs for this house (RFC 8292) and hands them to its push
 * service.
 */
export function createPushSender({ vault, publicUrl, post = postToPublic }: Deps) {
  /** Whom a push service may turn to; plain HTTP is for trying things out. */
  const subject = `https://${new URL(publicUrl).host}`;

  /**
   * Answers `gone` where nothing will ever be taken at that address again.
   * @throws PushNotTaken
   */
  return async (to: PushContent, message: PushMessage, signal: AbortSignal): Promise<'sent' | 'gone'> => {
    if (!isPushAddress(to.endpoint)) return 'gone';
    const keys = pushKeysOf(await vault.secret(PUSH_SECRET));
    const sealed = sealedFor(to, message, { subject, ...keys });
    if (sealed === null) return 'gone';
    const status = await post(to.endpoint, sealed, signal).catch((error: unknown) => {
      if (error instanceof NotPublic) return NOT_FOUND;
      throw new PushNotTaken('no answer', { cause: error });
    });
    if (status >= 200 && status < 300) return 'sent';
    if (gone.includes(status)) return 'gone';
    throw new PushNotTaken(`answered ${status}`);
  };
}

/** Null where its key is none: a point beside the curve. */
function sealedFor({ endpoint, p256dh, auth }: PushContent, message: PushMessage, vapidDetails: Vapid) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails,
      TTL: KEPT_FOR,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return null;
  }
}
export type PushSender = ReturnType<typeof createPushSender>;
