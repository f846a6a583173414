import { Refusal } from '../refusal.ts';
import { bearerOf } from './bearerOf.ts';
import type { Caller, Route } from './route.ts';

/** How the house knows its callers. */
export type Authority<C extends Caller> = {
  /**
   * Who holds this bearer token.
   * @throws Refusal with a code of status 401 for one that is dead or none of ours; Unavailable when it
   * cannot tell.
   */
  identify: (token: string) => Promise<C>;
  hasAcceptedTerms: (caller: C) => boolean;
  /** Whether identity was proven as lately as `needsProof` asks. */
  hasFreshProof: (caller: C) => boolean;
};

/**
 * The caller of a route that is not public.
 * @throws Refusal `tokenMissing`, `forbidden`, `termsNotAccepted`, `reauthenticationNeeded`, or the
 * authority's own
 */
export async function authorise<C extends Caller>(
  route: Route,
  authorization: string | undefined,
  authority: Authority<C>,
): Promise<C> {
  const token = bearerOf(authorization);
  if (token === undefined) throw new Refusal('tokenMissing');
  const caller = await authority.identify(token);
  const isService = caller.roles.includes('service');
  if (route.auth === 'account' ? isService : !caller.roles.includes(route.auth))
    throw new Refusal('forbidden');
  if (!isService && !route.termsExempt && !authority.hasAcceptedTerms(caller))
    throw new Refusal('termsNotAccepted');
  if (route.needsProof && !authority.hasFreshProof(caller)) throw new Refusal('reauthenticationNeeded');
  return caller;
}
