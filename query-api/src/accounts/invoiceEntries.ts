import type { InvoiceDocument } from '@storylark/contracts/documents';
import type { Locale } from '@storylark/contracts/languages';
import { ERASED } from '@storylark/contracts/sealing';
import { paperKey, paperKindOf, paperName } from '@storylark/contracts/subscriptions/papers';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { invoiceOf } from '../invoiceOf.ts';
import type { ZipEntry } from './zip/createZipper.ts';
import { jsonEntry } from './zip/jsonEntry.ts';

export type InvoiceDeps = { sealedBlobs: Pick<SealedBlobs, 'size' | 'read'> };

/** The list of payments and their papers: one that is still being made has no name yet. */
export async function* invoiceEntries(
  { sealedBlobs }: InvoiceDeps,
  lines: readonly InvoiceDocument[],
  language: Locale,
): AsyncGenerator<ZipEntry> {
  const named = await Promise.all(
    lines.map(async (line, index) => {
      const kind = paperKindOf[line.kind];
      const key = paperKey(line.accountId, line.id);
      const isMade = kind && typeof (await sealedBlobs.size(line.accountId, key)) === 'number';
      const paper = isMade
        ? `invoices/${String(index + 1).padStart(3, '0')} ${paperName(kind, line.at, language)}`
        : null;
      return { line, key, paper };
    }),
  );
  yield jsonEntry(
    'invoices.json',
    named.map(({ line, paper }) => ({ ...invoiceOf(line), paper })),
  );
  for (const { line, key, paper } of named) {
    if (paper === null) continue;
    const pieces = await sealedBlobs.read(line.accountId, key);
    if (pieces === null || pieces === ERASED) throw new Error('a paper was taken away while it was exported');
    yield { name: paper, pieces, isPacked: true };
  }
}
