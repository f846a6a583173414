const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The content of each element of that name. S3's answers have no attributes on what is read here, no comments
 * and no CDATA; elements of one name are never nested.
 */
export const elementsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g')), ([, content = '']) => content);

/** The text of the first element of that name, '' when there is none. */
export const textOf = (xml: string, name: string): string => unescapeXml(elementsOf(xml, name)[0] ?? '');

export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : (ENTITIES[name] ?? whole),
  );

export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
