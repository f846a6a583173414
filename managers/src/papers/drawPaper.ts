import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { SaidPaper } from './sayPaper.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (letters: string, weight: number) =>
  resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${letters}-${weight}-normal.woff`,
  );
type Weight = 400 | 700;

/** Letters of the second file of each weight; what neither file has is written as a question mark. */
const RARE =
  /[\u0100\u0101\u0103-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150\u0151\u0154\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0192\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/;
const COMMON =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/;

const MARGIN = 64;
const LABEL_WIDTH = 150;
const INK = '#14303a';

/**
 * The paper as a PDF of one page: tagged, with language and title, its fonts embedded (PDF/UA-1). The same words
 * give the same bytes.
 */
export async function drawPaper(paper: SaidPaper): Promise<Buffer> {
  const { language, title, author, at } = paper;
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    ...({ subset: 'PDF/UA' } as object), // newer than the types
    tagged: true,
    lang: language,
    displayTitle: true,
    font: fontFile('latin', 400),
    info: { Title: title, Author: author, CreationDate: new Date(at) },
  });
  const made = buffer(doc);
  doc.fillColor(INK);
  const page = doc.struct('Document');
  doc.addStructure(page);
  const write = (text: string, weight: Weight, options: PDFKit.Mixins.TextOptions = {}) => {
    const runs = runsOf(text);
    for (const [at, { letters, isRare }] of runs.entries())
      doc
        .font(fontFile(isRare ? 'latin-ext' : 'latin', weight))
        .text(letters, { ...options, continued: at < runs.length - 1 });
  };
  const block = (tag: string, draw: () => void) => page.add(doc.struct(tag, {}, draw));

  doc.fontSize(11);
  block('P', () => {
    for (const [at, line] of paper.seller.entries()) write(line, at === 0 ? 700 : 400);
  });
  doc.moveDown(3).fontSize(22);
  block('H1', () => write(title, 700));
  if (paper.warning !== '') {
    doc.moveDown(0.6).fontSize(11);
    block('P', () => write(paper.warning, 700));
  }
  for (const { heading, rows } of paper.sections) {
    doc.moveDown(1).fontSize(13);
    if (heading !== null) block('H2', () => write(heading, 700));
    doc.moveDown(0.4).fontSize(11);
    const list = doc.struct('L');
    page.add(list);
    for (const [label, value] of rows) {
      const item = doc.struct('LI');
      list.add(item);
      const top = doc.y;
      item.add(
        doc.struct('Lbl', {}, () => {
          doc.x = MARGIN;
          write(label, 400, { width: LABEL_WIDTH });
        }),
      );
      const afterLabel = doc.y;
      item.add(
        doc.struct('LBody', {}, () => {
          doc.y = top;
          doc.x = MARGIN + LABEL_WIDTH + 16;
          write(value, 700);
        }),
      );
      item.end();
      doc.x = MARGIN;
      doc.y = Math.max(doc.y, afterLabel) + 4;
    }
    list.end();
  }
  for (const note of paper.notes) {
    doc.moveDown(1);
    block('P', () => write(note, 400));
  }
  page.end();
  doc.end();
  return made;
}

/** The text in pieces that one font file has the letters of. */
function runsOf(text: string): { letters: string; isRare: boolean }[] {
  const runs: { letters: string; isRare: boolean }[] = [];
  for (const sign of text.normalize('NFC').replace(/[\u2009\u202f]/g, '\u00a0')) {
    const isRare = RARE.test(sign);
    const letter = isRare || COMMON.test(sign) ? sign : '?';
    const last = runs.at(-1);
    if (last?.isRare === isRare) last.letters += letter;
    else runs.push({ letters: letter, isRare });
  }
  return runs;
}
