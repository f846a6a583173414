import { WITHDRAWAL_DAYS } from '@storylark/contracts/constants';
import type { Brand } from '../../brand.ts';

/** What may stand in a text as `{{name}}`; null: the operator has not said it yet. */
export type Facts = Readonly<Record<string, string | null>>;

export const factsOf = ({
  company,
  domain,
  supportMail,
  address,
  register,
  vatId,
  manager,
}: Brand): Facts => ({
  company,
  domain,
  supportMail,
  address,
  register,
  vatId,
  manager,
  withdrawalDays: String(WITHDRAWAL_DAYS),
});

/**
 * `unset` words a place whose fact is missing, marked so that nobody takes it for one. `open`: there is such
 * a place.
 */
export function fillIn(text: string, facts: Facts, unset: (name: string) => string) {
  const unknown = new Set<string>();
  let open = false;
  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (_whole, between: string) => {
    const name = between.trim();
    const fact = facts[name];
    if (fact === undefined) unknown.add(name);
    if (fact === null) open = true;
    return fact ?? `**[${unset(name)}]**`;
  });
  return { text: filled, unknown: [...unknown], open };
}
