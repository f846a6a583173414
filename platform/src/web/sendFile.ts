import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseByteRange } from '../http/byteRange.ts';
import { pageHeaders } from '../http/securityHeaders.ts';
import type { WebFile } from './readWebFiles.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Answers GET or HEAD with a file, packed for whoever takes it. Sounds are asked for in parts: without that
 * some browsers do not play, none can jump.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: WebFile,
  more: Record<string, string> = {},
  status = 200,
) {
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(
    request.headers['accept-encoding']?.toString() ?? '',
  );
  const body = file.brotli && takesBrotli ? file.brotli : file.body;
  const headers = {
    ...pageHeaders,
    'Content-Type': file.type,
    'Cache-Control': cacheOf(file),
    ETag: file.etag,
    ...(file.brotli ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...(body === file.brotli ? { 'Content-Encoding': 'br' } : {}),
    ...more,
  };
  if (request.headers['if-none-match'] === file.etag) return response.writeHead(304, headers).end();
  const range =
    !file.brotli && request.headers.range ? parseByteRange(request.headers.range, body.length) : null;
  if (range === 'unsatisfiable')
    return response.writeHead(416, { ...headers, 'Content-Range': `bytes */${body.length}` }).end();
  const part = range ? body.subarray(range.from, range.to + 1) : body;
  const partly = range ? { 'Content-Range': `bytes ${range.from}-${range.to}/${body.length}` } : {};
  response.writeHead(range ? 206 : status, { ...headers, ...partly, 'Content-Length': part.length });
  return response.end(request.method === 'HEAD' ? undefined : part);
}

const cacheOf = ({ immutable }: WebFile) => (immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache');
