/** A list of what is wrong with a screen. */
export class Findings extends Error {}

/** @throws Findings if there are any */
export function none(findings: readonly string[]): void {
  if (findings.length > 0) throw new Findings(findings.join('\n'));
}
