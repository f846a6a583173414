import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { createEventStoreUser, loginOf } from '@storylark/platform/eventStore/createEventStoreUser';
import { grantRights } from '@storylark/platform/eventStore/grantRights';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { testCertificate } from '@storylark/platform/testing/testCertificate';
import { Unavailable } from '@storylark/platform/unavailable';
import { createStandIn } from './createStandIn.ts';

describe('a user for the house', () => {
  const user = { username: 'storylark', password: 'a:b/c' };
  let folder: Awaited<ReturnType<typeof tempDir>>;
  let server: Server;
  let url: string;
  let heard: string[];
  /** What the server answers next. */
  let answers: number[];

  beforeEach(async () => {
    folder = await tempDir();
    const ca = join(folder.path, 'ca.crt');
    writeFileSync(ca, testCertificate.cert);
    [heard, answers] = [[], []];
    server = createServer(testCertificate, (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        const who = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString();
        heard.push(`${who} ${request.method} ${request.url} ${body}`);
        response.writeHead(answers.shift() ?? 500).end('{}');
      });
    }).listen(0, 'localhost');
    await once(server, 'listening');
    url = `esdb://admin:pass%40word@localhost:${(server.address() as AddressInfo).port}?tlsCAFile=${ca}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await folder.remove();
  });

  it('is read from the address, whatever its password is made of', () =>
    expect(loginOf('esdb://storylark:a%3Ab%2Fc@eventstore:2113?tlsCAFile=/ca.crt')).toEqual(user));

  it('is made by the admin, in no group', async () => {
    answers = [201];
    await createEventStoreUser(url, user);
    expect(heard).toEqual([
      'admin:pass@word POST /users/ {"loginName":"storylark","fullName":"storylark","groups":[],"password":"a:b/c"}',
    ]);
  });

  it('gets this password when it is there already', async () => {
    answers = [409, 200];
    await createEventStoreUser(url, user);
    expect(heard[1]).toBe(
      'admin:pass@word POST /users/storylark/command/reset-password {"newPassword":"a:b/c"}',
    );
  });

  it.each([
    ['waits for a server that is not ready', [503], Unavailable],
    ['waits for a server that knows no users yet', [401], Unavailable],
    ['gives up where its admin may not', [403], /makes no user: it answers 403/],
    ['gives up where its password is not taken', [409, 400], /changes no password: it answers 400/],
  ])('%s', async (_what, said, refusal) => {
    answers = [...said];
    await expect(createEventStoreUser(url, user)).rejects.toThrow(refusal);
  });

  it('tells no password to a server that another authority has signed', async () => {
    await expect(createEventStoreUser(url.replace(/\?.*/, ''), user)).rejects.toThrow(Unavailable);
    expect(heard).toEqual([]);
  });

  it('may read and append to our streams and read $all, as nobody else but admins may', async () => {
    const standIn = await createStandIn({ file: join(folder.path, 'events.db'), port: 0 });
    await grantRights(standIn.url, 'storylark');
    await grantRights(standIn.url, 'storylark'); // may be repeated
    const client = EventStoreDBClient.connectionString(standIn.url);
    const { metadata } = await client.getStreamMetadata('$all');
    expect(metadata?.acl).toEqual({ readRoles: ['$admins', 'storylark'] });
    const settings: unknown[] = [];
    for await (const { event } of client.readStream('$settings')) settings.push(event?.data);
    const rights = (who: unknown) => ({ $r: who, $w: who, $d: '$admins', $mr: '$admins', $mw: '$admins' });
    expect(settings.at(-1)).toEqual({
      $userStreamAcl: rights(['$admins', 'storylark']),
      $systemStreamAcl: rights('$admins'),
    });
    await client.dispose();
    await standIn.close();
  });
});
