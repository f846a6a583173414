export const deletionReasons = [
  'tooExpensive',
  'dontUse',
  'technicalIssues',
  'betterAlternatives',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

export const roles = ['admin', 'auditor'] as const;
export type Role = (typeof roles)[number];
