/** Sound and pictures of a parent's own lie here, behind links that run out. */
const OWN = '/media/';
/**
 * How far the house's clock is before this one, as the newest link told when it came; ms. Both clocks may be
 * set meanwhile.
 */
let ahead = 0;
let newest = 0;

/** What a link leads to, by whichever link; other addresses as they are. */
export const placeOf = (address: string): string =>
  address.startsWith(OWN) ? (address.split('?', 1)[0] ?? address) : address;

/**
 * How long a link opens in all, and from now on, in ms; null for an address that never runs out. To be asked
 * when a link comes, too: how long it has been here is known from then on.
 */
export function lifeOf(address: string): { lasts: number; left: number } | null {
  if (!address.startsWith(OWN)) return null;
  const said = new URLSearchParams(address.split('?', 2)[1]);
  const [made, ends] = [Number(said.get('iat')), Number(said.get('exp'))];
  if (!(ends > made)) return null;
  if (made > newest) {
    newest = made;
    ahead = made - Date.now();
  }
  return { lasts: ends - made, left: ends - (Date.now() + ahead) };
}

export const hasRunOut = (address: string): boolean => (lifeOf(address)?.left ?? Infinity) <= 0;
/** It is time to ask for the next one. */
export function endsSoon(address: string): boolean {
  const life = lifeOf(address);
  return life !== null && life.left < life.lasts / 4;
}
