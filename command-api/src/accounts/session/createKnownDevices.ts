import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { paths } from '@storylark/contracts/paths';
import type { Clock } from '@storylark/platform/clock';
import type { Context } from 'koa';

const DAY_MS = 24 * 60 * 60_000;
/** As long as browsers keep a cookie at most. */
const LASTS_DAYS = 400;
/** A family's tablet; of more, the one that was in longest ago is forgotten. */
const ACCOUNTS_PER_DEVICE = 5;
const ID_BYTES = 6;

/**
 * Devices that an account was logged in on, by a cookie that says so and no more: `id.day.mac` for each
 * account, with the last day it counts on. The account itself stands in no readable form there, it is part of
 * what the MAC is made of. Good for a budget of wrong logins of one's own, and for nothing else.
 */
export function createKnownDevices({ secret, now }: { secret: Uint8Array; now: Clock }) {
  const today = () => Math.floor(now() / DAY_MS);
  const macOf = (id: string, day: number, account: string) =>
    createHmac('sha256', secret).update(`${id} ${day} ${account}`).digest().subarray(0, 16);

  function idFor(entry: string, account: string): string | null {
    const [id = '', day = '', mac = '', ...more] = entry.split('.');
    if (!/^[0-9a-f]{12}$/.test(id) || !/^\d{1,6}$/.test(day) || more.length > 0) return null;
    const given = Buffer.from(mac, 'hex');
    const expected = macOf(id, Number(day), account);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(day) >= today() && Number(day) <= today() + LASTS_DAYS ? id : null;
  }

  const entriesIn = (ctx: Context) =>
    (ctx.cookies.get(nameOn(ctx)) ?? '').split('_', ACCOUNTS_PER_DEVICE).filter((entry) => entry !== '');

  return {
    /** Names this device for as long as its cookie lasts; null for one on which the account never was. */
    find(ctx: Context, account: string): string | null {
      return entriesIn(ctx).reduce<string | null>((found, entry) => found ?? idFor(entry, account), null);
    },
    remember(ctx: Context, account: string): void {
      const id = randomBytes(ID_BYTES).toString('hex');
      const day = today() + LASTS_DAYS;
      const entry = `${id}.${day}.${macOf(id, day, account).toString('hex')}`;
      const others = entriesIn(ctx).filter((one) => idFor(one, account) === null);
      ctx.cookies.set(nameOn(ctx), [entry, ...others].slice(0, ACCOUNTS_PER_DEVICE).join('_'), {
        path: paths.token,
        maxAge: LASTS_DAYS * DAY_MS,
        httpOnly: true,
        sameSite: 'strict',
        secure: ctx.secure,
        overwrite: true,
      });
    },
  };
}
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** `__Host-` would send it along with every request; over plain HTTP browsers take no name that says Secure. */
const nameOn = ({ secure }: Context) => (secure ? '__Secure-known-device' : 'known-device');
