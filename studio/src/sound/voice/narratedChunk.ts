import type { WordTime } from './narrator.ts';

/** `samples` of the chunk's sound are this line; word times count from the line's beginning. */
export type NarratedLine = { id: string; samples: number; words: WordTime[] };

/** Bare speech of some lines, 24 kHz mono, one line right after the other without the rests between them. */
export type NarratedChunk = { lines: NarratedLine[]; pcm: Int16Array };

/**
 * "SLN" and the version of this layout: then the length of the JSON (32 bits, little-endian), the lines as
 * JSON, the samples as 16-bit little-endian.
 */
const MARK = 0x314e4c53;
const HEADER = 8;

export function packChunk({ lines, pcm }: NarratedChunk): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(lines));
  const packed = new Uint8Array(HEADER + json.length + pcm.length * 2);
  const view = new DataView(packed.buffer);
  view.setUint32(0, MARK, true);
  view.setUint32(4, json.length, true);
  packed.set(json, HEADER);
  for (let i = 0, at = HEADER + json.length; i < pcm.length; i++, at += 2) view.setInt16(at, pcm[i]!, true);
  return packed;
}

/**
 * @throws Error when the bytes are no narrated chunk or not the whole of one: the chunk has to be narrated
 * again.
 */
export function unpackChunk(packed: Uint8Array): NarratedChunk {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (packed.length < HEADER || view.getUint32(0, true) !== MARK)
    throw new Error('These bytes are no narrated chunk.');
  const start = HEADER + view.getUint32(4, true);
  const damaged = new Error('The narrated chunk is damaged or cut short: narrate it again.');
  if (start > packed.length) throw damaged;
  const lines = JSON.parse(new TextDecoder().decode(packed.subarray(HEADER, start))) as NarratedLine[];
  const pcm = new Int16Array(lines.reduce((sum, { samples }) => sum + samples, 0));
  if (packed.length !== start + pcm.length * 2) throw damaged;
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(start + i * 2, true);
  return { lines, pcm };
}
