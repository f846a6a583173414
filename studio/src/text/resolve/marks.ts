/**
 * Private-use characters carry through formatting what a value is: a plain value, a name, or a subject that
 * may become a pronoun.
 */
const OPEN = '\uE000';
const SPLIT = '\uE001';
const CLOSE = '\uE002';
const wrap = (...parts: string[]): string => OPEN + parts.join(SPLIT) + CLOSE;

export const valueMark = (text: string): string => wrap('value', text);
export const nameMark = (role: string, text: string): string => wrap('name', text, role);
export const subjectMark = (role: string, name: string, pronoun: string): string =>
  wrap('subject', name, role, pronoun);

export type Mark = { kind: 'value' | 'name' | 'subject'; text: string; role?: string; pronoun?: string };
const pattern = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** @param tell makes the text of one mark, knowing what was told before it in this message. */
export function replaceMarks(
  marked: string,
  tell: (mark: Mark, before: string, after: string) => string,
): string {
  let told = '';
  let at = 0;
  for (const match of marked.matchAll(pattern)) {
    told += marked.slice(at, match.index);
    at = match.index + match[0].length;
    const [kind, text = '', role, pronoun] = (match[1] ?? '').split(SPLIT);
    told += tell(
      { kind: kind as Mark['kind'], text, ...(role ? { role } : {}), ...(pronoun ? { pronoun } : {}) },
      told,
      marked.slice(at),
    );
  }
  return told + marked.slice(at);
}
