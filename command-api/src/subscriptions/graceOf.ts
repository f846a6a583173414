import { GRACE_DAYS, REMINDED_DAYS_BEFORE } from '@storylark/contracts/constants';

const DAY = 24 * 60 * 60_000;

/**
 * What follows when a renewal is not paid since `unpaidSince`: from when its parent is reminded, and until when
 * the plan stays. ISO times.
 */
export function graceOf(unpaidSince: string): { remindsAt: string; endsAt: string } {
  const after = (days: number) => new Date(Date.parse(unpaidSince) + days * DAY).toISOString();
  return { remindsAt: after(GRACE_DAYS - REMINDED_DAYS_BEFORE), endsAt: after(GRACE_DAYS) };
}
