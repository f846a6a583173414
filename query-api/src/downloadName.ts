/** Windows takes no file of such a name, whatever ends it. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A title or name that every file system takes: without what they forbid, at most 80 characters. */
export function plainName(title: string | null): string {
  const plain = (title ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(RESERVED, 'Storylark $&')
    .slice(0, 80)
    .replace(/[. \p{Cs}]+$/u, ''); // half a sign, where it was cut in two, cannot be written in a link
  return plain === '' ? 'Storylark' : plain;
}

export const downloadName = (title: string | null) => `${plainName(title)}.mp3`;
