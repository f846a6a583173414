import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import request from 'supertest';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';

const audio = '0123456789'.repeat(10_000); // more than one sealed chunk

async function linked() {
  const house = await openTestQueryApi();
  const token = await house.parent('a');
  await house.putBlob(`a/story/${id(1)}/narration/1/audio.mp3`, audio);
  await house.story('a', id(1), {
    text: { title: 'Zoë & "李"', paragraphs: ['Once.'] },
    audio: `a/story/${id(1)}/narration/1/audio.mp3`,
  });
  const { body } = await house.get(`/api/stories/${id(1)}`, token).expect(200);
  const { audioUrl, downloadUrl } = body as { audioUrl: string; downloadUrl: string };
  return { ...house, token, audioUrl, downloadUrl };
}

describe('sound and pictures', () => {
  it('come whole, may be kept by the browser alone, and say nothing of whose they are', async () => {
    const { get, audioUrl } = await linked();
    const answer = await get(audioUrl).expect(200);
    expect(answer.body.toString()).toBe(audio);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '100000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=21600, immutable',
      'x-robots-tag': 'noindex',
    });
    expect(audioUrl).not.toContain(id(1));
  });

  it.each([
    ['bytes=0-9', 'bytes 0-9/100000', 0, 10],
    ['bytes=65530-65545', 'bytes 65530-65545/100000', 65_530, 65_546],
    ['bytes=99990-', 'bytes 99990-99999/100000', 99_990, 100_000],
    ['bytes=-5', 'bytes 99995-99999/100000', 99_995, 100_000],
    ['bytes=99999-200000', 'bytes 99999-99999/100000', 99_999, 100_000],
  ])('come in parts: %s is %s', async (range, told, from, to) => {
    const { get, audioUrl } = await linked();
    const answer = await get(audioUrl, undefined, { range }).expect(206);
    expect(answer.headers['content-range']).toBe(told);
    expect(answer.body.toString()).toBe(audio.slice(from, to));
  });

  it.each(['bytes=100000-', 'bytes=-0', 'bytes=-00'])('have no part %s', async (range) => {
    const { get, audioUrl } = await linked();
    const answer = await get(audioUrl, undefined, { range }).expect(416);
    expect(answer.headers['content-range']).toBe('bytes */100000');
  });

  it.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
    'come whole where %s asks for no part',
    async (range) => {
      // prettier-ignore
      const { get, audioUrl } = await linked();
      expect((await get(audioUrl, undefined, { range }).expect(200)).body).toHaveLength(100_000);
    },
  );

  it('are not sent again to who has them, and a part only of what that one has', async () => {
    const { get, audioUrl } = await linked();
    const { etag } = (await get(audioUrl)).headers as { etag: string };
    expect((await get(audioUrl, undefined, { 'if-none-match': etag }).expect(304)).text).toBe('');
    await get(audioUrl, undefined, { 'if-range': etag, range: 'bytes=0-0' }).expect(206);
    await get(audioUrl, undefined, { 'if-range': '"other"', range: 'bytes=0-0' }).expect(200);
  });

  it('tell their size before they are fetched', async () => {
    const { handler, audioUrl } = await linked();
    const whole = await request(handler).head(audioUrl).expect(200);
    expect(whole.headers['content-length']).toBe('100000');
    const part = await request(handler).head(audioUrl).set('range', 'bytes=0-9').expect(206);
    expect(part.headers['content-length']).toBe('10');
  });

  it('are saved under the story’s title', async () => {
    const { get, downloadUrl } = await linked();
    const { headers } = await get(downloadUrl).expect(200);
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Zo%C3%AB%20%26%20%E6%9D%8E.mp3");
  });

  it('open by a link also where the title was cut in the middle of a sign', async () => {
    const { get, parent, story, putBlob } = await openTestQueryApi();
    const token = await parent('a');
    const key = await putBlob(`a/story/${id(2)}/narration/1/audio.mp3`, 'sound');
    await story('a', id(2), { text: { title: `${'x'.repeat(79)}🦄 Mia`, paragraphs: [] }, audio: key });
    const { body } = await get(`/api/stories/${id(2)}`, token);
    await get(body.downloadUrl).expect(200);
  });

  it.each<[string, (link: URL) => void]>([
    ['another end', (link) => link.searchParams.set('exp', '9999999999999')],
    ['another file name', (link) => link.searchParams.set('download', 'x.exe')],
    ['another signature', (link) => link.searchParams.set('sig', 'AAAAAAAAAAAAAAAAAAAAAA')],
    ['no signature', (link) => link.searchParams.delete('sig')],
    ['no end', (link) => link.searchParams.delete('exp')],
    ['another beginning', (link) => link.searchParams.set('iat', '1')],
    ['another path', (link) => (link.pathname = `${link.pathname.slice(0, -2)}AA`)],
    ['a path in the clear', (link) => (link.pathname = `/media/a/story/${id(1)}/narration/1/audio.mp3`)],
    ['the path of a parent folder', (link) => (link.pathname = '/media/..%2f..%2fvault.db')],
    ['an end said twice', (link) => link.searchParams.append('exp', '1')],
  ])('stay closed to a link with %s', async (_what, change) => {
    const { get, audioUrl } = await linked();
    const link = new URL(audioUrl, 'http://house');
    change(link);
    const { status, body } = await get(link.pathname + link.search);
    expect([403, 422]).toContain(status);
    expect(['linkExpired', 'invalid']).toContain(body.code);
  });

  it('close when the link’s time is over', async () => {
    const { get, audioUrl, now } = await linked();
    now.advance(5 * 60_000 - 1);
    await get(audioUrl).expect(200);
    now.advance(1);
    expect((await get(audioUrl).expect(403)).body.code).toBe('linkExpired');
  });

  it('open again by a new link of the same path, which their parent alone gets for the old one', async () => {
    const { get, token, parent, downloadUrl, now } = await linked();
    now.advance(24 * 60 * 60_000);
    const renew = (link: string, by?: string) => get(`/api/media/link?of=${encodeURIComponent(link)}`, by);
    const { url } = (await renew(downloadUrl, token).expect(200)).body as { url: string };
    expect(url.split('?')[0]).toBe(downloadUrl.split('?')[0]);
    expect((await get(url).expect(200)).headers['content-disposition']).toContain('.mp3');
    await renew(downloadUrl).expect(401);
    await renew(downloadUrl, await parent('b')).expect(404);
    await renew(downloadUrl.replace('download=', 'download=x'), token).expect(403);
    await renew(`https://elsewhere.example${downloadUrl}`, token).expect(403);
  });

  it('are read no faster than they are taken', async () => {
    const house = await linked();
    const whole = 'x'.repeat(20_000_000);
    await house.putBlob(`a/story/${id(1)}/narration/2/audio.mp3`, whole);
    await house.story('a', id(1), { audio: `a/story/${id(1)}/narration/2/audio.mp3` });
    const { audioUrl } = (await house.get(`/api/stories/${id(1)}`, house.token)).body as { audioUrl: string };
    const server = createServer((...asked) => void house.handler(...asked)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const read = { bytes: 0 };
    const { get } = house.blobs;
    house.blobs.get = async (key, range) => {
      const part = await get(key, range);
      read.bytes += part?.length ?? 0;
      return part;
    };
    socket.pause();
    socket.write(`GET ${audioUrl} HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n`);
    for (let before = -1; before !== read.bytes || before === 0;) {
      before = read.bytes;
      await new Promise((resolve) => setTimeout(resolve, 200)); // what was sent lies in the system's buffers now
    }
    expect(read.bytes).toBeLessThan(whole.length / 2);
    let taken = 0;
    socket.on('data', (part: Buffer) => (taken += part.length)).resume();
    await once(socket, 'end');
    expect(taken).toBeGreaterThan(whole.length);
    server.close();
  });

  it('are not there once their key was destroyed, or they themselves were taken away', async () => {
    const { get, handler, audioUrl, vault, stored } = await linked();
    const content = [...stored];
    stored.clear();
    await get(audioUrl).expect(404);
    for (const [key, bytes] of content) stored.set(key, bytes);
    await vault.destroy(`a/story/${id(1)}`);
    await get(audioUrl).expect(404);
    await request(handler).head(audioUrl).expect(404);
  });

  it('that were changed where they lie are an error, never sent', async () => {
    const { get, audioUrl, stored } = await linked();
    const [key, bytes] = [...stored][0] as [string, Uint8Array];
    const changed = Buffer.from(bytes);
    changed[50] = (changed[50] ?? 0) ^ 1;
    stored.set(key, changed);
    await get(audioUrl).expect(500);
  });
});
