import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

type Resolve = (name: string) => Promise<readonly { address: string }[]>;
const everyAddress: Resolve = (name) => lookup(name, { all: true });

/**
 * The address behind `host` that is this machine's: a name may stand for all copies of a process, and lead
 * to them in one network only. As given where none is.
 * @throws Error ENOTFOUND
 */
export async function ownAddress(host: string, resolve: Resolve = everyAddress): Promise<string> {
  const own = new Set(
    Object.values(networkInterfaces()).flatMap((some = []) => some.map(({ address }) => address)),
  );
  return (await resolve(host)).find(({ address }) => own.has(address))?.address ?? host;
}
