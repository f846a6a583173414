import type { IncomingMessage } from 'node:http';

/**
 * What the processes behind believe of who calls: the word of the process at the door alone.
 * `proxiesInFront`: how many of our own stand before it, each adding an address to X-Forwarded-For; what a
 * caller wrote there itself lies further left and is not believed.
 */
export function callerOf(
  { headers, socket }: IncomingMessage,
  proxiesInFront: number,
): { 'x-forwarded-for': string; 'x-forwarded-proto': string } {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const behind = proxiesInFront > 0;
  const address = behind ? told.at(-proxiesInFront) : undefined;
  const proto = behind
    ? String(headers['x-forwarded-proto'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return {
    'x-forwarded-for': address ?? socket.remoteAddress ?? '',
    'x-forwarded-proto': proto === 'https' ? 'https' : 'http',
  };
}
