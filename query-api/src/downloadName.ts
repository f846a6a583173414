/** A title or name that every file system takes: without what they forbid, at most 80 characters. */
export function plainName(title: string | null): string {
  const plain = (title ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '');
  return plain === '' ? 'Storylark' : plain;
}

export const downloadName = (title: string | null) => `${plainName(title)}.mp3`;
