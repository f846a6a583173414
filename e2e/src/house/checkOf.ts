import type { JsonObject } from '@storylark/platform/json';
import { createAnswerCheck } from '@storylark/platform/testing/createAnswerCheck';

const checks = new Map<string, ReturnType<typeof createAnswerCheck>>();

/** How the house at this address says that it answers; null where it does not say, or is gone by now. */
export async function checkOf(address: string) {
  const known = checks.get(address);
  if (known) return known;
  const asked = await fetch(address + '/api/openapi.json').catch(() => null);
  if (!asked?.ok) return null;
  const document = (await asked.json().catch(() => null)) as JsonObject | null;
  if (!document) return null;
  const made = createAnswerCheck(document);
  checks.set(address, made);
  return made;
}
