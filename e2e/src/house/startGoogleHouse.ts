import { openTestGoogle } from '@storylark/command-api/testing/openTestGoogle';
import { startHouse } from './startHouse.ts';

export type GoogleHouse = Awaited<ReturnType<typeof startGoogleHouse>>;

/** A house that lets in whom a provider knows that speaks as Google does. */
export async function startGoogleHouse(dataDir: string) {
  const google = await openTestGoogle();
  const { clientId, clientSecret, issuer } = google.config;
  const house = await startHouse({
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '1000',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
  });
  return {
    address: house.address,
    google,
    async close() {
      await Promise.all([house.stop(), google.close()]);
    },
  };
}
