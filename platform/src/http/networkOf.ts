import { isIPv6 } from 'node:net';

/**
 * The network that a caller calls from: an IPv4 address as it is, of IPv6 the /64 that one household has,
 * however either was written. What is no address comes back as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[|\]$|%.*$/g, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1); // one spelling for each address
  const [head = '', tail = ''] = written.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const groups = written.includes('::')
    ? [...first!, ...Array<string>(8 - first!.length - last!.length).fill('0'), ...last!]
    : first!;
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!mapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const bytes = groups.slice(6).flatMap((group) => {
    const word = Number.parseInt(group, 16);
    return [word >> 8, word & 255];
  });
  return bytes.join('.');
}
