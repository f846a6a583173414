/** How long a story is said to be, in minutes, of seconds: no story takes none. */
export const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));
