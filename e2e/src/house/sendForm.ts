import assert from 'node:assert/strict';

/**
 * Sends a form of a page of the built-in payment provider, as a browser does; answers where it leads.
 * @param origin of the page as its house names itself; that of `page` unless it is reached elsewhere
 */
export async function sendForm(
  page: string,
  form: Readonly<Record<string, string>>,
  { origin }: URL = new URL(page),
): Promise<string> {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { origin },
  });
  assert.equal(answer.status, 303);
  return answer.headers.get('location') ?? '';
}
