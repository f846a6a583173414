import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '@storylark/distributed/freePorts';
import { runStripeStub } from '@storylark/payments/stripe/testing/runStripeStub';
import { STUB_KEY } from '@storylark/payments/stripe/testing/stubKey';
import { startHouse } from './startHouse.ts';

const setUp = fileURLToPath(new URL('../../../payments/dist/stripe/setup/main.js', import.meta.url));

export type StripeHouse = {
  address: string;
  dataDir: string;
  /** Origin of the pages that stand in for Stripe's. */
  pages: string;
  /** What was asked of Stripe, or answered by its stub, against Stripe's contract. */
  violations: readonly string[];
  close: () => Promise<void>;
};

/**
 * The product with Stripe as its provider, set up as an operator does it: with what `npm run stripe:setup`
 * prints.
 * @throws Error with what it printed when it does not come up
 */
export async function startStripeHouse(dataDir: string): Promise<StripeHouse> {
  const stub = await runStripeStub();
  try {
    const [port] = await freePorts(1);
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    const key = { STRIPE_SECRET_KEY: STUB_KEY, STRIPE_API_URL: stub.baseUrl, PUBLIC_URL };
    const { stdout } = await promisify(execFile)(process.execPath, [setUp], {
      env: { ...process.env, ...key },
    });
    const settings = Object.fromEntries(
      [...stdout.matchAll(/^(STRIPE_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    const house = await startHouse({
      DATA_DIR: dataDir,
      PORT: String(port),
      LIMIT_FACTOR: '1000',
      STUDIO_PROCESSES: '1',
      ...key,
      ...settings,
    });
    return {
      address: house.address,
      dataDir,
      pages: stub.state.pagesUrl,
      violations: stub.violations,
      async close() {
        await house.stop();
        await stub.close();
      },
    };
  } catch (error) {
    await stub.close();
    throw error;
  }
}
