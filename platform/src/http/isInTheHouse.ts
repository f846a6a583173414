import { BlockList, isIP } from 'node:net';

const own = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  own.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(network, prefix, 'ipv6');

/** Names that the public directory of names never answers for; a bare word is a container or a neighbour. */
const ownNames = /^(?:[^.]+|(?:.+\.)?(?:localhost|local|internal|lan|home\.arpa))$/i;

/**
 * Whether a host of an address is this machine or one of its own network, by what it is called: an address in
 * the ranges kept for that, or a name that is nobody's on the internet.
 */
export function isInTheHouse(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  if (kind === 0) return ownNames.test(host);
  return own.check(host, kind === 4 ? 'ipv4' : 'ipv6');
}
