const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a noun is named, in whatever case: each of its longer words stands there (Sumpf, Sumpfes). */
export function namesNoun(text: string, noun: string): boolean {
  const told = words(text);
  const wanted = words(noun).filter((word) => word.length > 2);
  return wanted.every((word) =>
    told.some((one) => one.startsWith(word.slice(0, Math.max(3, word.length - 2)))),
  );
}
