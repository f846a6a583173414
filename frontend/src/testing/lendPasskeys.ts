type Ending = 'signs' | 'waits' | 'cancelled' | 'known';
type Asked = { publicKey: { challenge: ArrayBuffer }; signal: AbortSignal };

/**
 * Lends the spec a browser with passkeys, which jsdom lacks; call it in `beforeEach`. `asked`: the challenges
 * it was shown, as text.
 */
export function lendPasskeys() {
  const asked: string[] = [];
  let last: AbortSignal | undefined;
  const lent = {
    ending: 'signs' as Ending,
    asked,
    /** Its dialog is on the screen, and nobody has closed it. */
    open: () => last !== undefined && !last.aborted,
  };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  async function answer({ publicKey, signal }: Asked) {
    last = signal;
    asked.push(new TextDecoder().decode(publicKey.challenge));
    if (lent.ending === 'waits')
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    if (lent.ending === 'cancelled') throw new DOMException('closed', 'NotAllowedError');
    if (lent.ending === 'known') throw new DOMException('held already', 'InvalidStateError');
    return {
      id: 'cGFzc2tleQ',
      rawId: bytes('passkey'),
      type: 'public-key',
      response: {
        clientDataJSON: bytes('{}'),
        authenticatorData: bytes('data'),
        signature: bytes('signed'),
        attestationObject: bytes('made'),
      },
      getClientExtensionResults: () => ({}),
    };
  }
  Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.assign(navigator, { credentials: { get: answer, create: answer } });
  return lent;
}
/** As it was: a browser that knows of none. */
export const takePasskeysAway = () => void Reflect.deleteProperty(window, 'PublicKeyCredential');
