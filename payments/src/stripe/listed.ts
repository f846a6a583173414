/** All of a list, page by page. */
export async function listed<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of pages) found.push(one);
  return found;
}

/** What Stripe names by its id, or shows whole. */
export function idOf(named: string | { id: string }): string;
export function idOf(named: string | { id: string } | null | undefined): string | null;
export function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

/** Seconds since 1970, as Stripe has them, as ISO time. */
export const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
