/** One self-contained page for an editor's eyes. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>${escaped(title)}</title>
<style>
  body { font: 18px/1.6 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: #fbf7ef; color: #1d2b2f; }
  h1, h2, small, td, th { font-family: system-ui, sans-serif; }
  small, figcaption { color: #5b6b6f; font: 14px/1.4 system-ui, sans-serif; }
  img, svg { max-width: 100%; height: auto; border-radius: 12px; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
  figure { margin: 1rem 0; }
  article { border-top: 1px solid #d9cfbd; margin-top: 3rem; }
  .wide { max-width: 90rem; }
</style>
${body}
</html>
`;

export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
