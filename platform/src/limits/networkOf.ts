import { isIPv6 } from 'node:net';

/** With a port behind it, as some proxies write: `192.0.2.1:5000`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[(.*)\]|([^:]*))(?::\d+)?$/;

/**
 * Who an address is counted as: an IPv4 address itself, of IPv6 the /64 that a household has to itself,
 * however either is written. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [, inBrackets, before] = withPort.exec(address) ?? [];
  const [bare = ''] = (inBrackets ?? before ?? address).split('%', 1);
  return isIPv6(bare) ? networkOfGroups(groupsOf(bare)) : bare;
}

/** `::ffff:192.0.2.1` is an IPv4 address, in whatever notation. */
function networkOfGroups(groups: readonly number[]): string {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an address. URL writes them in hex, with `::` for the longest run of zeros. */
function groupsOf(address: string): number[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(left), read(right ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
