import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older deliveries are replays. */
const TOLERANCE_S = 300;

/** The header that goes with a delivery: the time in seconds and an HMAC-SHA256 of time and body, as Stripe has it. */
export function signed(body: string, secret: string, atMs: number): string {
  const time = Math.floor(atMs / 1000);
  return `t=${time},v1=${macOf(`${time}.${body}`, secret)}`;
}

/** Whether the body was signed with our secret in the last five minutes. */
export function isSigned(body: Buffer, header: string, secret: string, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(time) || Math.abs(nowMs / 1000 - time) > TOLERANCE_S) return false;
  const expected = Buffer.from(macOf(Buffer.concat([Buffer.from(`${time}.`), body]), secret));
  return parts.some(([name, mac = '']) => {
    const given = Buffer.from(mac);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const macOf = (text: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
