import { readConfig, text, webAddress } from '@storylark/platform/process/readConfig';
import { answered } from '../answered.ts';
import { createStripeApi } from '../createStripeApi.ts';
import { stripeSettings } from '../stripeSettings.ts';
import { describeSetUp } from './describeSetUp.ts';
import { setUp } from './setUp.ts';

const settings = {
  STRIPE_SECRET_KEY: text(),
  PUBLIC_URL: webAddress(),
  STRIPE_API_URL: stripeSettings.STRIPE_API_URL,
};

// npm run stripe:setup
try {
  const config = readConfig(process.env, settings);
  const stripe = createStripeApi(config.STRIPE_SECRET_KEY, config.STRIPE_API_URL ?? undefined);
  console.log(describeSetUp(await answered(() => setUp(stripe, config.PUBLIC_URL))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
