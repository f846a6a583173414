import type { Bucket } from '@storylark/contracts/admin/buckets';
import type {
  AccountOrder,
  AdminAccountView,
  CostsView,
  FailureStateView,
  FailureView,
  UsageView,
} from '@storylark/contracts/admin/views';
import { adminPaths } from '@storylark/contracts/admin/paths';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

export const PAGE_SIZE = 50;
/** `YYYY-MM-DD`, UTC, both included. */
export type Days = { from: string; to: string };
/** Without plan or language: all. */
export type UsageWish = Days & { bucket: Bucket; plan: string; language: string };

const asQuery = (fields: Readonly<Record<string, string>>) =>
  String(new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')));
const pageOf = (skip: number) => ({ skip: String(skip), limit: String(PAGE_SIZE) });

export const createAdminApi = (http: Http) => ({
  usage: (wish: UsageWish) => http.call<UsageView>('GET', `${adminPaths.usage}?${asQuery(wish)}`),
  accounts: (sort: AccountOrder, skip: number) =>
    http.call<Page<AdminAccountView>>('GET', `${adminPaths.accounts}?${asQuery({ sort, ...pageOf(skip) })}`),
  failures: (skip: number) =>
    http.call<Page<FailureView>>('GET', `${adminPaths.failures}?${asQuery(pageOf(skip))}`),
  costs: (days: Days) => http.call<CostsView>('GET', `${adminPaths.costs}?${asQuery(days)}`),
  retry: (id: string) => http.call<unknown>('POST', adminPaths.failureRetry, { body: { id } }),
  stateOf: (id: string) =>
    http.call<FailureStateView>('GET', `${adminPaths.failureState}?${asQuery({ id })}`),
});
export type AdminApi = ReturnType<typeof createAdminApi>;
