import { readConfig, text, webAddress } from '@storylark/platform/process/readConfig';
import { answered } from '../answered.ts';
import { createStripeApi } from '../createStripeApi.ts';
import { describeSetUp } from './describeSetUp.ts';
import { setUp } from './setUp.ts';

const settings = { STRIPE_SECRET_KEY: text(), PUBLIC_URL: webAddress() };

// npm run stripe:setup
try {
  const config = readConfig(process.env, settings);
  const stripe = createStripeApi(config.STRIPE_SECRET_KEY);
  console.log(describeSetUp(await answered(() => setUp(stripe, config.PUBLIC_URL))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
