import type { ConfigView } from '@storylark/contracts/accounts/views';
import type { ExportFormat } from '@storylark/contracts/audit/schemas';
import type { AuditAccountView, BillingView, VerificationView } from '@storylark/contracts/audit/views';
import { auditPaths } from '@storylark/contracts/audit/paths';
import { path, paths } from '@storylark/contracts/paths';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

export const PAGE_SIZE = 50;

export const createAuditApi = (http: Http) => ({
  accounts: (search: string, skip: number) =>
    http.call<Page<AuditAccountView>>(
      'GET',
      `${auditPaths.accounts}?${new URLSearchParams({ search, skip: String(skip), limit: String(PAGE_SIZE) })}`,
    ),
  billing: (accountId: string) => http.call<BillingView>('GET', path(auditPaths.billing, { accountId })),
  verification: (accountId: string) =>
    http.call<VerificationView>('GET', path(auditPaths.verification, { accountId })),
  file: (accountId: string, format: ExportFormat) =>
    http.file(`${path(auditPaths.export, { accountId })}?format=${format}`),
  config: () => http.call<ConfigView>('GET', paths.config),
});
export type AuditApi = ReturnType<typeof createAuditApi>;
