import type { IncomingMessage } from 'node:http';

/**
 * The path and query that a request asks for; null for one that is not let in. Let in is what everybody on
 * the way, in front of us and behind us, has to read in the same way: where it ends, and which path it names.
 */
export function admittedTarget(request: IncomingMessage): string | null {
  if (!endsUnmistakably(request)) return null;
  const target = originForm(request);
  return isPlain(target.split('?', 1)[0] ?? '') && printable.test(target) ? target : null;
}

/**
 * One length or one chunked body at most, and none for a read: of such a body some pass on the length and
 * not the body. Node's parser refuses part of this too.
 */
function endsUnmistakably({ method, httpVersion, headersDistinct }: IncomingMessage): boolean {
  const { host = [], 'content-length': lengths = [], 'transfer-encoding': encodings = [] } = headersDistinct;
  if (host.length > 1 || (host.length === 0 && httpVersion !== '1.0')) return false;
  if (lengths.length + encodings.length > 1) return false;
  const [encoding] = encodings;
  if (encoding !== undefined && (httpVersion === '1.0' || encoding.toLowerCase() !== 'chunked')) return false;
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead || (encoding === undefined && Number(lengths[0] ?? 0) === 0);
}

/** A whole address, as proxies are asked, is ours when it names the host that the request is for. */
function originForm({ url = '', headers }: IncomingMessage): string {
  const [, host, rest] = /^https?:\/\/([^/?#]+)(\/.*)$/i.exec(url) ?? [];
  return host !== undefined && rest !== undefined && host === headers.host ? rest : url;
}

/** A fragment is the browser's own business. */
const printable = /^[\x21\x22\x24-\x7e]+$/;
/** `//`, `/./`, `/../`: routers compare them, URL resolves them. */
const emptyOrDots = /\/\.{0,2}\/|\/\.{1,2}$/;
/** An encoded dot, slash or backslash: some decode it before they look, others do not. */
const encodedSigns = /%(?:2e|2f|5c)/i;

function isPlain(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\') || emptyOrDots.test(path) || encodedSigns.test(path))
    return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false; // half an encoding, or none of UTF-8
  }
}
