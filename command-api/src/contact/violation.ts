import type { violationsSchema } from '@storylark/contracts/contact/schemas';
import type { InferType } from 'yup';
import { browserError } from './browserError.ts';

type Reported = InferType<typeof violationsSchema>[number];

/** `script-src-elem`; older browsers add the sources that it allows. */
const DIRECTIVE = /^[a-z-]{1,40}(?= |$)/;
/** `inline`, `eval`, `trusted-types-sink`. */
const KEYWORD = /^[a-z-]{1,40}$/;
const SCHEME = /^[a-z-]{1,40}:/;

/**
 * What was against the Content-Security-Policy, as an error at the place where it happened: the rule, the
 * kind of what was blocked, and the place in a script of ours. Never an address (they hold ids and keys, and
 * whatever somebody meant to send out) nor a sample of the page. Null for reports of anything else.
 */
export function violation({ type, body, 'csp-report': older }: Reported): Error | null {
  const { effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } = older
    ? {
        effectiveDirective: older['effective-directive'] ?? older['violated-directive'],
        blockedURL: older['blocked-uri'],
        sourceFile: older['source-file'],
        lineNumber: older['line-number'],
        columnNumber: older['column-number'],
      }
    : { ...(type === 'csp-violation' ? body : {}) };
  const [directive] = DIRECTIVE.exec(effectiveDirective ?? '') ?? [];
  if (directive === undefined) return null;
  const blocked = KEYWORD.exec(blockedURL ?? '') ?? SCHEME.exec(blockedURL ?? '') ?? ['something'];
  return browserError({
    type: `${directive} blocked ${blocked[0]}`,
    stack: `at ${sourceFile}:${lineNumber ?? 0}:${columnNumber ?? 0}`,
  });
}
