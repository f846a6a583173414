import { EventStoreDBClient, jsonEvent, type JSONType } from '@eventstore/db-client';

const ADMINS = '$admins';
const SETTINGS = '$settings';

/**
 * Gives a user of EventStoreDB what the house needs and nobody else: our streams, to read and to append to,
 * and to read `$all`. Replaces what was set before; may be repeated.
 * @param url of an admin
 */
export async function grantRights(url: string, username: string): Promise<void> {
  const house = [ADMINS, username];
  const acl = (who: string | string[]): JSONType => ({
    $r: who,
    $w: who,
    $d: ADMINS,
    $mr: ADMINS,
    $mw: ADMINS,
  });
  const data = { $userStreamAcl: acl(house), $systemStreamAcl: acl(ADMINS) };
  const client = EventStoreDBClient.connectionString(url);
  try {
    await client.setStreamMetadata('$all', { acl: { readRoles: house } });
    await client.appendToStream(SETTINGS, jsonEvent({ type: SETTINGS, data }));
  } finally {
    await client.dispose();
  }
}
