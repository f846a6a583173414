import { Marked, Renderer } from 'marked';

/** Of a heading, for links to it: letters and digits of any language, the rest as hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/<[^<>]*>|&[a-z#0-9]+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Our own Markdown: headings get an address, wide tables a scrolling region that keys can reach, named after
 * the heading above it.
 */
export function toHtml(markdown: string, table: string): string {
  let above = table;
  const plain = new Renderer();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens);
        above = words.replace(/<[^<>]*>/g, '');
        return `<h${depth} id="${anchorOf(words)}">${words}</h${depth}>\n`;
      },
      table(token) {
        plain.parser = this.parser;
        return `<div class="scroll" role="region" tabindex="0" aria-label="${above.replaceAll('"', '&quot;')}">${plain.table(token)}</div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
