import type { Locale } from '@storylark/contracts/languages';
import { ERASED } from '@storylark/contracts/sealing';
import { paperKey, paperKindOf, paperName } from '@storylark/contracts/subscriptions/papers';
import { Refusal } from '@storylark/platform/refusal';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { Unavailable } from '@storylark/platform/unavailable';
import type { ReadModels } from '../readModels.ts';

export type PaperDeps = { readModels: ReadModels; sealedBlobs: Pick<SealedBlobs, 'get'> };

/**
 * The paper of a line of the account's own payments.
 * @param id as the line has it
 * @throws Refusal `notFound` where there is no such line, or none with a paper; Unavailable while it is being made
 */
export async function openPaper(
  { readModels, sealedBlobs }: PaperDeps,
  { accountId, language }: { accountId: string; language: Locale },
  id: string,
): Promise<{ name: string; content: Buffer }> {
  const line = await (await readModels.of('invoices')).get(`${accountId}/${id}`);
  const kind = line && paperKindOf[line.kind];
  if (!line || !kind) throw new Refusal('notFound');
  const content = await sealedBlobs.get(accountId, paperKey(accountId, id));
  if (content === ERASED) throw new Refusal('notFound');
  if (content === null) throw new Unavailable('the paper is being made');
  return { name: paperName(kind, line.at, language), content };
}
