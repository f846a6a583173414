/**
 * When a token was made, ms; null for what is no JWT. Read only to know when to renew it: whether it is good
 * is for the server to say.
 */
export function issuedAt(token: string): number | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const { iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: unknown };
    return typeof iat === 'number' ? iat * 1000 : null;
  } catch {
    return null;
  }
}
