import { crc32 } from 'node:zlib';
import { type SourceType, xmpPacket } from './xmpPacket.ts';

const RIFF_HEAD = 12;
const XMP_FLAG = 4;

/**
 * A WebP of the simple, lossy kind with its source type beside it, as RFC 9649 has it in section 2.7.
 * @param webp of these pixels, without any other chunk
 */
export function markWebp(
  webp: Uint8Array,
  { width, height }: { width: number; height: number },
  type: SourceType,
): Uint8Array {
  const head = Buffer.alloc(10);
  head.writeUInt8(XMP_FLAG, 0);
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', head),
    webp.subarray(RIFF_HEAD),
    riffChunk('XMP ', Buffer.from(xmpPacket(type), 'utf8')),
  ]);
  return new Uint8Array(riffChunk('RIFF', body));
}

/** A chunk of an odd size is filled up by a byte that is not counted. */
function riffChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
}

/** Signature and first chunk, which is always `IHDR`. */
const PNG_HEAD = 8 + 25;

/** A PNG with its source type behind its head, in the text chunk that XMP is looked for in. */
export function markPng(png: Uint8Array, type: SourceType): Uint8Array {
  // keyword, then: not compressed, no language, no translated keyword
  const data = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmpPacket(type)}`, 'utf8');
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return new Uint8Array(Buffer.concat([png.subarray(0, PNG_HEAD), size, data, sum, png.subarray(PNG_HEAD)]));
}
