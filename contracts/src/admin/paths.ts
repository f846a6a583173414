/** Patterns as in `paths`, apart from them: no page but the admins' own needs to know them. */
export const adminPaths = {
  usage: '/api/admin/usage',
  costs: '/api/admin/costs',
  accounts: '/api/admin/accounts',
  failures: '/api/admin/failures',
  failureState: '/api/admin/failures/state',
  failureRetry: '/api/admin/failures/retry',
} as const;
