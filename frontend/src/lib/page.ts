/** What a list of the API answers: some of its items, and how many there are. */
export type Page<T> = { items: readonly T[]; total: number };
