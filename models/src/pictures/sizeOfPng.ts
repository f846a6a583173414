import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_OVERHEAD = 12;

/** Pixels of a PNG that is whole, from its head to its end; null: it is none, or a piece of one. */
export function sizeOfPng(bytes: Uint8Array): { width: number; height: number } | null {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  let size: { width: number; height: number } | null = null;
  let at = SIGNATURE.length;
  while (at + CHUNK_OVERHEAD <= png.length) {
    const length = png.readUInt32BE(at);
    const end = at + CHUNK_OVERHEAD + length;
    if (end > png.length) return null;
    const type = png.toString('latin1', at + 4, at + 8);
    if (crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return null;
    if (type === 'IHDR' && length === 13)
      size = { width: png.readUInt32BE(at + 8), height: png.readUInt32BE(at + 12) };
    if (type === 'IEND') return size;
    at = end;
  }
  return null;
}
