import { type Bucket, buckets } from '@storylark/contracts/admin/buckets';
import { locales } from '@storylark/contracts/languages';
import { plans } from '@storylark/contracts/subscriptions/plans';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Days, UsageWish } from './adminApi.ts';

const MS_A_DAY = 86_400_000;
const DAYS_AT_FIRST = 30;
const dayAgo = (days: number) => new Date(Date.now() - days * MS_A_DAY).toISOString().slice(0, 10);
const known = <T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value);

const daysIn = (read: URLSearchParams): Days => ({
  from: read.get('from') ?? dayAgo(DAYS_AT_FIRST - 1),
  to: read.get('to') ?? dayAgo(0),
});
const usageIn = (read: URLSearchParams): UsageWish => ({
  ...daysIn(read),
  bucket: known<Bucket>(buckets, read.get('bucket')) ?? 'day',
  plan: known(plans, read.get('plan')) ?? '',
  language: known(locales, read.get('language')) ?? '',
});

/** What is asked for, as the address says it, so that it can be sent to somebody. */
function useWish<T extends Readonly<Record<string, string>>>(
  wishIn: (read: URLSearchParams) => T,
): [T, (changes: Partial<T>) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const wish = useMemo(() => wishIn(new URLSearchParams(written)), [wishIn, written]);
  const change = (changes: Partial<T>) => {
    const filled = Object.entries({ ...wish, ...changes }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(filled), { replace: true });
  };
  return [wish, change];
}

/** The last thirty days, unless the address says otherwise. */
export const useDays = () => useWish(daysIn);
/** What is to be counted: of the last thirty days, unless the address says otherwise. */
export const useUsageWish = () => useWish(usageIn);
