import { type Bucket, buckets } from '@storylark/contracts/admin/buckets';
import { locales } from '@storylark/contracts/languages';
import { plans } from '@storylark/contracts/subscriptions/plans';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UsageWish } from './adminApi.ts';

const MS_A_DAY = 86_400_000;
const DAYS_AT_FIRST = 30;
const dayAgo = (days: number) => new Date(Date.now() - days * MS_A_DAY).toISOString().slice(0, 10);
const known = <T extends string>(all: readonly T[], value: string | null) => all.find((one) => one === value);

/**
 * What is to be counted, as the address says it, so that it can be sent to somebody: the last thirty days,
 * unless it says otherwise.
 */
export function useUsageWish(): [UsageWish, (changes: Partial<UsageWish>) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const wish = useMemo(() => {
    const read = new URLSearchParams(written);
    return {
      from: read.get('from') ?? dayAgo(DAYS_AT_FIRST - 1),
      to: read.get('to') ?? dayAgo(0),
      bucket: known<Bucket>(buckets, read.get('bucket')) ?? 'day',
      plan: known(plans, read.get('plan')) ?? '',
      language: known(locales, read.get('language')) ?? '',
    };
  }, [written]);
  const change = (changes: Partial<UsageWish>) => {
    const filled = Object.entries({ ...wish, ...changes }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(filled), { replace: true });
  };
  return [wish, change];
}
