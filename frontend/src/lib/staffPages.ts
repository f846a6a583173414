/** Addresses of the admins' and the auditors' screens: no page but theirs needs to know them. */
export const staffPages = {
  usage: '/admin',
  usageStats: '/admin/usage',
  accounts: '/admin/accounts',
  costs: '/admin/costs',
  failures: '/admin/failures',
  audit: '/audit',
  auditAccount: '/audit/:accountId',
} as const;
