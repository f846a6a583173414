import type { Locale } from '@storylark/contracts/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Telling } from '../resolve/resolveArgument.ts';
import { resolveArgument } from '../resolve/resolveArgument.ts';

/**
 * French narration: passé simple (`recit`) or passé composé (`vecu`); a message holds both as [prit|a pris].
 */
export type Tense = 'recit' | 'vecu';

type Parsed = { format: IntlMessageFormat; names: readonly string[] };
/** By language and tense, of all messages told so far; the text alone is the key, whose hash is known. */
const parsed = new Map<`${Locale} ${Tense}`, Map<string, Parsed>>();

type Node = { type: number; value?: unknown; options?: Record<string, { value: Node[] }> };
const LITERAL = 0;
function argumentNames(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type !== LITERAL && typeof node.value === 'string' ? [node.value] : []),
    ...Object.values(node.options ?? {}).flatMap((option) => argumentNames(option.value)),
  ]);
}

const chooseTense = (text: string, tense: Tense): string =>
  text.replace(/\[([^[|\]]*)\|([^[\]]*)\]/g, (_, simple: string, composed: string) =>
    tense === 'recit' ? simple : composed,
  );

/**
 * @throws SyntaxError if the message is no ICU message. A straight apostrophe would quote braces, so it
 * becomes ’ first.
 */
export function parseMessage(text: string, locale: Locale, tense: Tense): Parsed {
  const told = `${locale} ${tense}` as const;
  const messages = parsed.get(told) ?? new Map<string, Parsed>();
  parsed.set(told, messages);
  const known = messages.get(text);
  if (known) return known;
  const format = new IntlMessageFormat(chooseTense(text, tense).replaceAll("'", '’'), locale, undefined, {
    ignoreTag: true,
  });
  const made = { format, names: [...new Set(argumentNames(format.getAst()))] };
  messages.set(text, made);
  return made;
}

/**
 * The names of the arguments that nobody can fill: an unknown form, a missing person, a name without an
 * audible genitive.
 */
export function unresolved(text: string, telling: Telling, tense: Tense): string[] {
  return parseMessage(text, telling.locale, tense).names.filter(
    (name) => resolveArgument(telling, name) === undefined,
  );
}

/**
 * @returns the message with its values still marked (marks.ts).
 * @throws Error naming the argument that nobody can fill.
 */
export function formatMessage(text: string, telling: Telling, tense: Tense): string {
  const { format, names } = parseMessage(text, telling.locale, tense);
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = resolveArgument(telling, name);
    if (value === undefined)
      throw new Error(`No value for {${name}} in the ${telling.locale} message “${text}”.`);
    values[name] = value;
  }
  return String(format.format(values));
}
