import { movedBy } from '@storylark/contracts/audit/billingState';
import type { ExportFormat } from '@storylark/contracts/audit/schemas';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { hashOf, linkOf } from '@storylark/platform/engines/hashChain';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';

const columns = [
  'revision', 'type', 'at', 'happenedAt', 'moved', 'balance', 'amount', 'tax', 'currency',
  'plan', 'interval', 'reason', 'entry', 'of', 'agreement', 'id', 'prevHash', 'hash',
] as const; // prettier-ignore

/** A text that a spreadsheet would take for a formula is told that it is text; numbers are our own. */
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Comma-separated, with names first; money in cents. The balance counts each of the provider's entries once. */
async function* csvOf(events: AsyncIterable<RecordedEvent>) {
  yield `${columns.join(',')}\r\n`;
  const entries = new Set<unknown>();
  let balance = 0;
  for await (const recorded of events) {
    const { revision, id, type, data, metadata } = recorded;
    const moved = movedBy({ type, data } as unknown as SubscriptionEvent);
    if (moved !== null && !entries.has(data.entry)) balance += moved;
    if (moved !== null) entries.add(data.entry);
    const row: Record<string, unknown> = { ...data, revision, id, type, moved, balance };
    row.prevHash = metadata.prevHash;
    row.hash = hashOf(recorded);
    yield `${columns.map((name) => cell(row[name])).join(',')}\r\n`;
  }
}

/** Each line is what is hashed: its SHA-256 is the `prevHash` of the next. */
async function* jsonLinesOf(events: AsyncIterable<RecordedEvent>) {
  for await (const event of events) yield `${linkOf(event)}\n`;
}

export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** The events of a stream as a file, piece by piece. */
export async function* exportText(format: ExportFormat, events: AsyncIterable<RecordedEvent>) {
  for await (const text of format === 'csv' ? csvOf(events) : jsonLinesOf(events)) yield Buffer.from(text);
}
