import type { IncomingMessage } from 'node:http';
import { isForwarded, isFromHere } from '@storylark/platform/http/isFromHere';

const local = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Who sees pages that are for trying the product: this machine, others with DEV_PAGES. Nobody where the house
 * has a public address (`isOpen` false), and nobody through a proxy.
 */
export function devGate(devPages: boolean, publicUrl: string) {
  const isOpen = local.test(new URL(publicUrl).hostname);
  return {
    isOpen,
    admits: (request: IncomingMessage): boolean =>
      isOpen && !isForwarded(request) && (devPages || isFromHere(request)),
  };
}
export type DevGate = ReturnType<typeof devGate>;
