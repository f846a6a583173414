import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/**
 * A database of its own on the server, and nothing left of it afterwards. `direct` is for looking behind the
 * adapter.
 */
export function mongoFixture(url: string) {
  const database = `test-${randomUUID()}`;
  const client = new MongoClient(url);
  return {
    url,
    database,
    direct: client.db(database),
    async remove() {
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
}
