import type { LogProof } from '@storylark/platform/heads/createLogCheck';

/** What was found, in sentences: the first broken place alone, or how far the log is proven. */
export function proofText({ broken, events, streams, outside, heads, proven, unproven }: LogProof): string {
  if (broken) return `BROKEN: stream ${broken.stream}, revision ${broken.revision}: ${broken.what}.`;
  const whole = `Whole: ${events} events in ${streams} chained streams, each names the hash of the one before.`;
  if (!proven) return `${whole}\nNo head was made yet: an end that was cut off would not show.`;
  const copies = `${outside} of ${heads} heads were found outside as well.`;
  const gap =
    outside === heads
      ? ''
      : ' A cut end shows only as far as the copies reach: keep AUDIT_HEADS_DIR on another machine.';
  return [
    whole,
    `Proven up to head ${proven.head}, made at ${proven.at}, whose SHA-256 is ${proven.hash}. ${copies}${gap}`,
    unproven === 0
      ? 'Nothing has come since.'
      : `${unproven} events have come since: unproven, their end could be cut off unseen.`,
  ].join('\n');
}
