import { timingSafeEqual } from 'node:crypto';
import { GOOGLE_LASTS } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import type { Limits } from '@storylark/platform/limits/createLimits';
import { Refusal } from '@storylark/platform/refusal';
import type { Context } from 'koa';
import { openText, sealText } from '../sealedText.ts';
import type { Attempt } from './createGoogle.ts';

type Deps = { secret: Buffer; limits: Pick<Limits, 'once'>; now: Clock };
/** `until`: ms. */
type Kept = Attempt & { until: number };

/** A process that spends an attempt may have a clock that is ahead of the one that reads it. */
const CLOCKS_APART_MS = 60_000;

/**
 * What a browser that is away at Google holds meanwhile: sealed, in a cookie that no page can read or write,
 * for ten minutes and one return. An answer that was not asked for by this browser meets no cookie, or another.
 */
export function createAttempts({ secret, limits, now }: Deps) {
  const kept = { path: '/', httpOnly: true, sameSite: 'lax', overwrite: true } as const;
  const set = (ctx: Context, value: string, maxAge: number) =>
    ctx.cookies.set(nameOn(ctx), value, { ...kept, secure: ctx.secure, maxAge });

  return {
    remember(ctx: Context, attempt: Attempt): void {
      const content = { ...attempt, until: now() + GOOGLE_LASTS } satisfies Kept;
      set(ctx, sealText(secret, 'google', content), GOOGLE_LASTS);
    },
    /**
     * Gives the attempt up for good, whatever comes of it.
     * @throws Refusal `googleExpired` where it is not this browser's, too old or used; `unavailable` when
     * nobody can tell
     */
    async take(ctx: Context, state: string): Promise<Attempt> {
      const attempt = openText<Kept>(secret, 'google', ctx.cookies.get(nameOn(ctx)) ?? '');
      if (!attempt || attempt.until <= now() || !isSame(attempt.state, state))
        throw new Refusal('googleExpired');
      ctx.cookies.set(nameOn(ctx), null, { ...kept, secure: ctx.secure });
      const first = await limits
        .once(`google/${attempt.state}`, attempt.until + CLOCKS_APART_MS)
        .catch((error: unknown) => {
          throw Object.assign(new Refusal('unavailable'), { cause: error });
        });
      if (!first) throw new Refusal('googleExpired');
      return attempt;
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;

/** Over plain HTTP browsers take no name that says Secure. */
const nameOn = ({ secure }: Context) => (secure ? '__Host-google' : 'google');

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
