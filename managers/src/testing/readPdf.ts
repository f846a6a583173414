import { inflateSync } from 'node:zlib';

/** Just enough of PDF to read back what pdfkit writes: the text by its tags, and what readers aloud ask for. */
export function readPdf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (body: string) => {
    const content = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode')
      ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
      : content;
  };
  const referred = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? '';
  const information = [...objects.values()].find((body) => body.includes('/Producer ')) ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const fonts = new Map(
    [
      ...pages
        .map((page) => referred(page, 'Resources'))
        .join()
        .matchAll(/\/(F\d+) (\d+) 0 R/g),
    ].map(([, name = '', id = '']) => [
      name,
      lettersOf(streamOf(referred(objects.get(id) ?? '', 'ToUnicode'))),
    ]),
  );
  const descriptors = [...objects.values()].filter((body) => body.includes('/Type /FontDescriptor'));
  return {
    pages: pages.length,
    /** Each tagged piece, in the order of reading. */
    pieces: pages.flatMap((page) => piecesOf(streamOf(referred(page, 'Contents')), fonts)),
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1],
    title: letters(/^\((.*)\)$/s.exec(referred(information, 'Title'))?.[1] ?? ''),
    showsTitle: referred(catalog, 'ViewerPreferences').includes('/DisplayDocTitle true'),
    isMarked:
      referred(catalog, 'MarkInfo').includes('/Marked true') && referred(catalog, 'StructTreeRoot') !== '',
    roles: [...new Set([...source.matchAll(/\/S \/(\w+)/g)].map(([, role = '']) => role))],
    isUniversal: streamOf(referred(catalog, 'Metadata')).includes('<pdfuaid:part>1<'),
    fonts: descriptors.length,
    embedded: descriptors.filter((body) => /\/FontFile2? \d/.test(body)).length,
  };
}

function lettersOf(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [n, [, code = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries())
      letters.set(
        (Number.parseInt(from, 16) + n).toString(16).padStart(4, '0'),
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return letters;
}

function piecesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const pieces: { tag: string; text: string }[] = [];
  let font = '';
  const said = /\/(\w+) <<[^>]*>> BDC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, tag, name, glyphs] of content.matchAll(said)) {
    if (tag !== undefined) pieces.push({ tag, text: '' });
    if (name !== undefined) font = name;
    const last = pieces.at(-1);
    if (glyphs === undefined || !last) continue;
    for (const [, hex = ''] of glyphs.matchAll(/<(\w+)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? []) last.text += fonts.get(font)?.get(glyph) ?? '\ufffd';
  }
  return pieces;
}

/** A string of the document's own: Latin, or UTF-16 behind its mark. */
function letters(text: string): string {
  const bytes = Buffer.from(text.replace(/\\([\\()])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : text;
}
