import { useContext, useRef, useState } from 'react';
import { hasRunOut, lifeOf, placeOf } from './mediaLink.ts';
import { RenewMedia } from './RenewMedia.ts';

/** By place, the link by which this browser has the bytes: any other would fetch them again. */
const had = new Map<string, string>();
const HAD_AT_MOST = 300;
/** A link that was just made and opens nothing will not by asking on. */
const TRIES = 3;

/** The address under which this browser has what a link leads to, if it has it. */
export function asHad(address: string): string {
  lifeOf(address);
  return had.get(placeOf(address)) ?? address;
}

function remember(address: string) {
  const place = placeOf(address);
  if (place === address) return;
  had.delete(place);
  had.set(place, address);
  const [oldest] = had.keys();
  if (oldest !== undefined && had.size > HAD_AT_MOST) had.delete(oldest);
}

/**
 * For an `img`: what is shown stays as it is while new links to the same picture come; one whose link has run
 * out before it was there is fetched by a new link.
 */
export function useMediaAddress(given: string) {
  const renew = useContext(RenewMedia);
  const [src, setSrc] = useState(() => asHad(given));
  const tries = useRef(0);
  if (placeOf(src) !== placeOf(given)) setSrc(asHad(given));
  return {
    src,
    onLoad() {
      tries.current = 0;
      remember(src);
    },
    async onError() {
      had.delete(placeOf(src));
      if (src !== given && !hasRunOut(given)) return setSrc(given);
      if (!hasRunOut(src) || (tries.current += 1) > TRIES) return;
      const fresh = await renew(given).catch(() => null); // offline: it is asked for when it is shown again
      if (fresh !== null) setSrc(fresh);
    },
  };
}
