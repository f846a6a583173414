import { locales } from '@storylark/contracts/languages';
import { createHttpApp, type HttpAppDeps } from '@storylark/platform/http/createHttpApp';
import { createPositions } from '@storylark/platform/http/createPositions';
import type { Handler } from '@storylark/platform/http/port/listen';
import type { Caller } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import type { TestPages } from '../testPages.ts';
import { checkoutRoutes } from './checkoutRoutes.ts';

type Http = Pick<
  HttpAppDeps<Caller>,
  'checks' | 'registry' | 'logger' | 'errorReporter' | 'stopping' | 'proxiesInFront'
>;
type Deps = Http & { pages: TestPages; secret: string; publicUrl: string };

/** The pages of the built-in provider, with what every answer of the house has. Nobody logs in here. */
export const createCheckoutApp = ({ pages, secret, publicUrl, ...http }: Deps): Handler =>
  createHttpApp<Caller>({
    ...http,
    routes: checkoutRoutes({ pages, publicUrl }),
    authority: {
      identify: () => Promise.reject(new Refusal('forbidden')),
      hasAcceptedTerms: () => false,
      hasFreshProof: () => false,
    },
    statusOf: {},
    translate: () => undefined,
    languages: locales,
    positions: createPositions({ secret: Buffer.from(secret), storeId: 'testCheckout' }),
  }).callback();
