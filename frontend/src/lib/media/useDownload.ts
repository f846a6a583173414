import { type MouseEvent, useContext, useEffect } from 'react';
import { hasRunOut, lifeOf } from './mediaLink.ts';
import { RenewMedia } from './RenewMedia.ts';

/** For a link that saves a file: one that has run out is renewed when it is pressed. `onFailed`: it cannot be. */
export function useDownload(address: string | null, onFailed: () => void) {
  const renew = useContext(RenewMedia);
  useEffect(() => void (address && lifeOf(address)), [address]);
  return async (event: MouseEvent) => {
    if (address === null || !hasRunOut(address)) return;
    event.preventDefault();
    const fresh = await renew(address).catch(() => null);
    if (fresh === null) return onFailed();
    Object.assign(document.createElement('a'), { href: fresh, download: '' }).click();
  };
}
