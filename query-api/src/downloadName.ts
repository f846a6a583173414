/** A file name that every system takes: the title without what file systems forbid, at most 80 characters. */
export function downloadName(title: string | null): string {
  const plain = (title ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '');
  return `${plain === '' ? 'Storylark' : plain}.mp3`;
}
