import type { ConfigView } from '@storylark/contracts/accounts/views';
import type { ExportFormat } from '@storylark/contracts/audit/schemas';
import type { AuditAccountView, BillingView, VerificationView } from '@storylark/contracts/audit/views';
import { path, paths } from '@storylark/contracts/paths';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

export const PAGE_SIZE = 50;

export const createAuditApi = (http: Http) => ({
  accounts: (search: string, skip: number) =>
    http.call<Page<AuditAccountView>>(
      'GET',
      `${paths.auditAccounts}?${new URLSearchParams({ search, skip: String(skip), limit: String(PAGE_SIZE) })}`,
    ),
  billing: (accountId: string) => http.call<BillingView>('GET', path(paths.auditBilling, { accountId })),
  verification: (accountId: string) =>
    http.call<VerificationView>('GET', path(paths.auditVerification, { accountId })),
  file: (accountId: string, format: ExportFormat) =>
    http.file(`${path(paths.auditExport, { accountId })}?format=${format}`),
  config: () => http.call<ConfigView>('GET', paths.config),
});
export type AuditApi = ReturnType<typeof createAuditApi>;
