import { randomBytes } from 'node:crypto';

/** Of letters and digits alone: they stand in addresses too. */
const made = (name: string): string => randomBytes(name.endsWith('_ID') ? 10 : 32).toString('hex');

/** Settings that compose does not do without, by its own text. */
export const neededBy = (composeText: string): string[] => [
  ...new Set([...composeText.matchAll(/\$\{([A-Z0-9_]+):\?/g)].flatMap(([, name]) => name ?? [])),
];

/**
 * The text of a `.env` in which each of these has a value: what has one keeps it, what is empty or missing is
 * made. Answers null where nothing is.
 */
export function filledEnv(text: string, names: readonly string[]): string | null {
  const isSet = (name: string) => new RegExp(`^(?:export )?${name}=[^\\n]*[^\\s'"]`, 'm').test(text);
  const lacking = names.filter((name) => !isSet(name));
  if (lacking.length === 0) return null;
  return lacking.reduce((filled, name) => {
    const line = `${name}=${made(name)}`;
    const empty = new RegExp(`^(?:export )?${name}=.*$`, 'm');
    return empty.test(filled) ? filled.replace(empty, line) : `${filled.trimEnd()}\n${line}\n`;
  }, text);
}
