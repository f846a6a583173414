import { createHash, randomUUID } from 'node:crypto';
import { Unavailable } from '../unavailable.ts';
import { assertKey, assertPrefix, assertRange } from './blobKey.ts';
import type { BlobInfo, BlobStore } from './blobStore.ts';
import { elementsOf, escapeXml, textOf } from './s3Answers.ts';
import { askS3, codeOf, refusalOf, type S3Answer, type S3Request } from './s3Requests.ts';

/** Where the bucket is, for S3 itself, when nothing is said when it is made. */
const HOME_REGION = 'us-east-1';
/** Marks what one call has written, so that it knows its own blob again after an answer was lost. */
const ATTEMPT = 'x-amz-meta-attempt';
const MAX_SIGNED_SECONDS = 7 * 24 * 3_600;

/** `endpoint`: like https://s3.example.org; buckets are the first part of the path. */
type Options = {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
};

export type S3BlobStore = BlobStore & {
  /**
   * An address that reads one blob without other credentials, for so many seconds (a week at most), whether
   * it is there or not.
   */
  signedReadAddress(key: string, seconds: number): Promise<string>;
};

/**
 * Blobs in one bucket of an S3 server, which is made if it is absent, and which nobody else writes to. The
 * server has to know `If-None-Match: *` for PUT (Amazon since August 2024, MinIO, Ceph, Versity Gateway):
 * that is what makes a put write once.
 * While S3 is away every call, but not the start, throws Unavailable. @throws Error when the server
 * refuses the credentials or the bucket.
 */
export async function createS3BlobStore({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  bucket,
}: Options): Promise<S3BlobStore> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string) => `${bucketUrl}/${key}`;
  const ask = (url: string, request: S3Request = {}) => askS3(client, url, request);

  async function makeBucket(): Promise<void> {
    const found = await ask(bucketUrl, { method: 'HEAD' });
    if (found.status === 200) return;
    if (found.status !== 404)
      throw new Error(
        `S3 refuses the bucket ${bucket}: ${refusalOf(found)}; check S3_BUCKET, S3_REGION and the keys`,
      );
    const made = await ask(bucketUrl, {
      method: 'PUT',
      ...(region !== HOME_REGION && {
        body: `<CreateBucketConfiguration><LocationConstraint>${escapeXml(region)}</LocationConstraint></CreateBucketConfiguration>`,
      }),
    });
    if (made.status !== 200 && codeOf(made) !== 'BucketAlreadyOwnedByYou')
      throw new Error(`S3 does not make the bucket ${bucket}: ${refusalOf(made)}`);
  }

  async function put(key: string, content: Uint8Array, attempt: string): Promise<boolean> {
    const headers = {
      'if-none-match': '*',
      'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      'content-type': 'application/octet-stream',
      [ATTEMPT]: attempt,
    };
    const answer = await ask(addressOf(key), { method: 'PUT', body: content, headers });
    if (answer.status === 200) return true;
    if (answer.status === 412)
      return answer.tries > 1 && (await headOf(key))?.headers.get(ATTEMPT) === attempt;
    if (codeOf(answer) !== 'NoSuchBucket') throw refused('put', answer);
    await makeBucket();
    return put(key, content, attempt);
  }

  async function headOf(key: string): Promise<S3Answer | null> {
    const answer = await ask(addressOf(key), { method: 'HEAD' });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw refused('head', answer);
    return answer;
  }

  /** What one request lists, up to 1,000 each, until all is listed. */
  async function* pages(prefix: string): AsyncGenerator<BlobInfo[]> {
    for (let token = ''; ;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        ...(token && { 'continuation-token': token }),
      });
      const answer = await ask(`${bucketUrl}?${query.toString()}`);
      if (codeOf(answer) === 'NoSuchBucket') return;
      if (answer.status !== 200) throw refused('list', answer);
      const xml = new TextDecoder().decode(answer.content);
      yield elementsOf(xml, 'Contents').map((one) => ({
        key: textOf(one, 'Key'),
        size: Number(textOf(one, 'Size')),
        modifiedAt: Date.parse(textOf(one, 'LastModified')),
      }));
      token = textOf(xml, 'NextContinuationToken');
      if (textOf(xml, 'IsTruncated') !== 'true') return;
    }
  }

  async function deleteAll(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join('');
    const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`;
    const md5 = createHash('md5').update(body).digest('base64');
    const answer = await ask(`${bucketUrl}?delete=`, {
      method: 'POST',
      body,
      headers: { 'content-md5': md5 },
    });
    const failed = elementsOf(new TextDecoder().decode(answer.content), 'Error');
    if (answer.status !== 200 || failed.length > 0) throw refused('delete', answer);
  }

  await makeBucket().catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error; // a put makes it as soon as S3 is there
  });

  return {
    async put(key, content) {
      assertKey(key);
      return put(key, content, randomUUID());
    },
    async get(key, range) {
      assertKey(key);
      if (range) assertRange(range);
      const answer = await ask(
        addressOf(key),
        range && { headers: { range: `bytes=${range.from}-${range.to}` } },
      );
      if (answer.status === 404) return null;
      if (answer.status === 416) return new Uint8Array();
      if (answer.status !== (range ? 206 : 200)) throw refused('get', answer);
      return answer.content;
    },
    async info(key) {
      assertKey(key);
      const answer = await headOf(key);
      if (!answer) return null;
      const { headers } = answer;
      return {
        key,
        size: Number(headers.get('content-length')),
        modifiedAt: Date.parse(headers.get('last-modified') ?? ''),
      };
    },
    async *list(prefix) {
      if (prefix !== '') assertPrefix(prefix);
      for await (const page of pages(prefix)) yield* page;
    },
    async deleteByPrefix(prefix) {
      assertPrefix(prefix);
      for await (const page of pages(prefix))
        if (page.length > 0) await deleteAll(page.map(({ key }) => key));
    },
    async signedReadAddress(key, seconds) {
      assertKey(key);
      if (!(Number.isInteger(seconds) && seconds > 0 && seconds <= MAX_SIGNED_SECONDS))
        throw new RangeError(
          `an address is signed for 1 to ${MAX_SIGNED_SECONDS} seconds, not for ${seconds}`,
        );
      return (await client.sign(`${addressOf(key)}?X-Amz-Expires=${seconds}`, { aws: { signQuery: true } }))
        .url;
    },
  };
}

const refused = (what: string, answer: S3Answer) => new Error(`S3 refuses to ${what}: ${refusalOf(answer)}`);
