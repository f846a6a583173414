export const buckets = ['day', 'week', 'month'] as const;
export type Bucket = (typeof buckets)[number];

const MS_A_DAY = 86_400_000;
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * MS_A_DAY).toISOString().slice(0, 10);

/** First day of the one that holds `day` (`YYYY-MM-DD`, UTC); weeks begin on Monday. */
export function bucketStart(bucket: Bucket, day: string): string {
  if (bucket === 'month') return `${day.slice(0, 7)}-01`;
  return bucket === 'day' ? day : plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** First day of the next one. */
export function nextStart(bucket: Bucket, start: string): string {
  if (bucket === 'month') return bucketStart('month', plusDays(start, 31));
  return plusDays(start, bucket === 'day' ? 1 : 7);
}

/** First days of all that touch `from` to `to`, both included. */
export function bucketStarts(bucket: Bucket, from: string, to: string): string[] {
  const starts: string[] = [];
  for (let start = bucketStart(bucket, from); start <= to; start = nextStart(bucket, start))
    starts.push(start);
  return starts;
}
