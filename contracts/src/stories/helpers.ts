import type { OutsideRole } from './outside.ts';

/**
 * An outside model as the generators are set up with it. `inTheHouse`: it runs on a machine of the operator's.
 * `shutsDownAt`: a day (`YYYY-MM-DD`) on which its provider ends it. `retentionDays`: for so long its provider
 * keeps what it was sent; null where that is not known.
 */
export type Helper = {
  host: string;
  model: string;
  inTheHouse: boolean;
  shutsDownAt: string | null;
  retentionDays: number | null;
};
/** Written by generators when they start, read by query-api; no read model. */
export const helpers = { name: 'helpers', indexes: [] } as const;
export const HELPERS_ID = 'helpers';
export type HelpersDocument = { _id: typeof HELPERS_ID; roles: Readonly<Record<OutsideRole, Helper | null>> };

export type ShownHelper = 'text' | 'speech' | 'images';
/** What everybody may know of one, before they agree to it. */
export type HelperView = Pick<Helper, 'host' | 'model' | 'inTheHouse' | 'retentionDays'>;
