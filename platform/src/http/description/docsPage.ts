import { httpProblems } from '@storylark/contracts/http/problem';
import type { JsonObject } from '../../json.ts';
import type { StatusOf } from '../problems.ts';

type Operation = {
  summary: string;
  'x-access': string;
  parameters?: { name: string; in: string; required: boolean; schema: JsonObject }[];
  requestBody?: { content: Record<string, { schema: JsonObject }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonObject }> }>;
};

/**
 * The description as one page to read: no script, its style inside, so that it stands under the strict
 * policy.
 */
export function docsPage(document: JsonObject, statusOf: StatusOf): string {
  const { info, paths } = document as unknown as {
    info: { title: string; version: string };
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(info.title)} ${safe(info.version)}</title>
<style>
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2622; background: #fbf8f3 }
section { border-top: 1px solid #d9cfc2; padding: 1rem 0 } h2 { font-size: 1.05rem; margin: 0 } code, pre { font: .9em ui-monospace, monospace }
pre { background: #f1eae0; padding: .75rem; overflow-x: auto; border-radius: .5rem } .who { color: #6b5f53 }
table { border-collapse: collapse } td, th { text-align: left; padding: .15rem 1rem .15rem 0; vertical-align: top }
</style></head><body>
<h1>${safe(info.title)} ${safe(info.version)}</h1>
<p>The same as data: <a href="/api/openapi.json">/api/openapi.json</a>. Every error is a problem (<code>application/problem+json</code>) with a <code>code</code>.</p>
${calls.map(callSection).join('\n')}
<section><h2>Problems</h2><table>${Object.entries({ ...httpProblems, ...statusOf })
    .map(([code, status]) => `<tr id="${code}"><td>${status}</td><td><code>${code}</code></td></tr>`)
    .join('')}</table></section>
</body></html>`;
}

function callSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { summary, parameters = [], requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${safe(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${safe(JSON.stringify(schema))}</code></td></tr>`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<tr><th>${status}</th><td>${safe(description)}${content ? shown(content) : ''}</td></tr>`,
  );
  return `<section><h2><code>${method} ${safe(path)}</code></h2><p>${safe(summary)} <span class="who">(${safe(operation['x-access'])})</span></p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}${requestBody ? `<p>Body</p>${shown(requestBody.content)}` : ''}<table>${answers.join('')}</table></section>`;
}

function shown(content: Record<string, { schema: JsonObject }>): string {
  return Object.entries(content)
    .filter(([, { schema }]) => !('$ref' in schema) && Object.keys(schema).length > 0)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${safe(type)}</summary><pre>${safe(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('');
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
