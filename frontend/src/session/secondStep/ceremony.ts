import { CANCEL } from 'redux-saga';
import { loadCode } from '../../lib/loadCode.ts';

type WebAuthn = typeof import('./webAuthn.ts');
/**
 * How the browser's own dialog ended.
 * - `cancelled`: closed by the parent, or nobody touched it in time: browsers do not say which
 * - `known`: this device holds a passkey of the account already
 * - `impossible`: here passkeys cannot be used at all
 */
export type Ceremony<T> = { kind: 'done'; value: T } | { kind: 'cancelled' | 'known' | 'impossible' };

/** Old browsers, pages without https and addresses made of numbers have no passkeys. */
export const knowsPasskeys = () =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname);

/** `options` as the house sent them. Its dialog closes when the saga that waits for it is cancelled. */
export const makePasskey = (options: object) => perform(({ create }) => create(options));
export const usePasskey = (options: object) => perform(({ get }) => get(options));

function perform<T>(act: (webAuthn: WebAuthn) => Promise<T>): Promise<Ceremony<T>> {
  let webAuthn: WebAuthn | undefined;
  let left = false;
  async function run(): Promise<Ceremony<T>> {
    if (!knowsPasskeys()) return { kind: 'impossible' };
    try {
      webAuthn = await loadCode(() => import('./webAuthn.ts'));
      return left ? { kind: 'cancelled' } : { kind: 'done', value: await act(webAuthn) };
    } catch (error) {
      return { kind: endOf(error) };
    }
  }
  return Object.assign(run(), {
    [CANCEL]: () => {
      left = true;
      webAuthn?.closeDialog();
    },
  });
}

/** By the names that WebAuthn gives its errors. */
function endOf(error: unknown): 'cancelled' | 'known' | 'impossible' {
  switch (error instanceof Error && error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    default:
      return 'impossible';
  }
}
