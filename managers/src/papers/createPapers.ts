import { ERASED } from '@storylark/contracts/sealing';
import { paperKey, paperName } from '@storylark/contracts/subscriptions/papers';
import type { Attachment } from '@storylark/platform/mail/mailer';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import type { CommandApi } from '../commandApi.ts';
import { drawPaper } from './drawPaper.ts';
import { sayPaper } from './sayPaper.ts';
import type { Seller } from './sellerSettings.ts';

type Deps = {
  api: Pick<CommandApi, 'paperWork'>;
  sealedBlobs: Pick<SealedBlobs, 'get' | 'put'>;
  seller: Seller;
};

/**
 * Invoices, credit notes and confirmations of withdrawal. Each is made once and sealed by its account's key: what
 * was handed out stays as it was, whatever becomes of seller, language or address.
 */
export const createPapers = ({ api, sealedBlobs, seller }: Deps) => ({
  /**
   * As it was made, or is made now. Null where nothing is written to the account any more.
   * @param id of the entry, or of the request to withdraw
   */
  async of(accountId: string, id: string): Promise<Attachment | null> {
    const work = await api.paperWork(accountId, id);
    if (work.over) return null;
    const key = paperKey(accountId, id);
    const stored = await sealedBlobs.get(accountId, key);
    if (stored === null) await sealedBlobs.put(accountId, key, await drawPaper(sayPaper(work, seller)));
    // where two made it at once, both hand out the one that is kept
    const content = stored ?? (await sealedBlobs.get(accountId, key));
    if (content === ERASED) return null;
    if (content === null) throw new Error('a paper was taken away while it was read');
    return { name: paperName(work.kind, work.happenedAt, work.language), type: 'application/pdf', content };
  },
});
export type Papers = ReturnType<typeof createPapers>;
