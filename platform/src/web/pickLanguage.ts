/**
 * The language of a page: what the address asks for, else what the browser likes best of what there is (RFC
 * 9110, 12.5.4; a region counts as its language), else `fallback`.
 */
export function pickLanguage<L extends string>(
  {
    asked,
    accepted,
  }: {
    /** From the query. */ asked: string | null;
    /** The Accept-Language header. */ accepted: string | undefined;
  },
  languages: readonly L[],
  fallback: L,
): L {
  const known = (tag: string) =>
    languages.find((language) => language === tag.trim().toLowerCase().split('-')[0]);
  const wished = asked === null ? undefined : known(asked);
  if (wished) return wished;
  const liked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return { language: known(tag), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return liked.find(({ language }) => language !== undefined)?.language ?? fallback;
}
