/** A list of what is wrong with a screen. */
export class Findings extends Error {}

/** One fault of a layout shows in every line of text. */
const TOLD = 8;

/** @throws Findings if there are any */
export function none(findings: readonly string[]): void {
  if (findings.length === 0) return;
  const told = findings.slice(0, TOLD);
  const rest = findings.length - told.length;
  throw new Findings([...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'));
}
