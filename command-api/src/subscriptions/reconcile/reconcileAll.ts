import { internalPaths } from '@storylark/contracts/internalPaths';
import { path } from '@storylark/contracts/paths';
import type { Difference, Reconciliation } from '@storylark/payments/reconcile';

export type Post = <T>(path: string, body: object) => Promise<T>;
type Compared = Reconciliation & { isOpen: boolean };
type Line = Extract<Difference, { kind: 'differs' }>['here'];

/**
 * Holds the log against the provider's books: of one account, or of everybody who was ever led to pay.
 * @returns what to print; `agrees`: nothing was found. A deleted account is not compared, since the provider has
 * forgotten whose its books were.
 */
export async function reconcileAll(
  post: Post,
  accountId?: string,
): Promise<{ agrees: boolean; text: string }> {
  const lines: string[] = [];
  const sums = { accounts: 0, deleted: 0, agreed: 0, differences: 0 };
  for await (const id of accountId === undefined ? everybody(post) : [accountId]) {
    const found = await post<Compared>(path(internalPaths.reconcile, { accountId: id }), {});
    if (!found.isOpen) {
      sums.deleted += 1;
      continue;
    }
    sums.accounts += 1;
    sums.agreed += found.agreed;
    sums.differences += found.differences.length;
    if (found.differences.length > 0) lines.push(...linesOf(id, found));
  }
  lines.push(
    `${sums.accounts} accounts compared, ${sums.agreed} entries agree, ${sums.differences} differ.` +
      (sums.deleted > 0 ? ` ${sums.deleted} deleted accounts were left out.` : ''),
  );
  return { agrees: sums.differences === 0, text: lines.join('\n') };
}

async function* everybody(post: Post) {
  const seen = new Set<string>();
  for (let next: number | null | undefined; next !== null;) {
    const after: object = next === undefined ? {} : { after: next };
    const part = await post<{ accountIds: string[]; next: number | null }>(
      internalPaths.billedAccounts,
      after,
    );
    for (const id of part.accountIds) if (!seen.has(id)) yield id;
    for (const id of part.accountIds) seen.add(id);
    next = part.next;
  }
}

const linesOf = (accountId: string, { differences, balance }: Compared) => [
  `${accountId}  balance here ${euros(balance.here)}, there ${euros(balance.there)}`,
  ...differences.map(differenceText),
];

function differenceText(found: Difference): string {
  switch (found.kind) {
    case 'missingHere':
      return `  missing here   ${found.entry}  there ${lineText(found.there)}`;
    case 'missingThere':
      return `  missing there  ${found.entry}  here ${lineText(found.here)}`;
    case 'differs':
      return `  differs        ${found.entry}  here ${lineText(found.here)}; there ${lineText(found.there)}`;
  }
}

const euros = (cents: number) => (cents / 100).toFixed(2);
const lineText = ({ kind, amount, tax, currency, agreement }: Line) =>
  `${kind} ${euros(amount)} ${currency}, tax ${euros(tax)}, ${agreement}`;
