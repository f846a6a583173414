/** Patterns as in `paths`, apart from them: no page but the auditors' own needs to know them. */
export const auditPaths = {
  accounts: '/api/audit/accounts',
  billing: '/api/audit/billing/:accountId',
  difference: '/api/audit/billing/:accountId/diff',
  export: '/api/audit/billing/:accountId/export',
  verification: '/api/audit/billing/:accountId/verify',
} as const;
