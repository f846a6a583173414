import type { ZipEntry } from './createZipper.ts';

export const jsonEntry = (name: string, content: object): ZipEntry => ({
  name,
  pieces: [new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`)],
  isPacked: false,
});
