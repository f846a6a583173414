import type { JsonObject } from '@storylark/platform/json';

/** Where both APIs describe themselves: one description is put together of the two. */
export const DESCRIPTION_PATH = '/api/openapi.json';
export const DOCS_PATH = '/api/docs';

/**
 * One OpenAPI document of several that were made by the same rules: an address may take its methods from more
 * than one.
 */
export function mergeDescriptions(documents: readonly JsonObject[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const document of documents)
    for (const [path, methods] of Object.entries(document.paths as Record<string, JsonObject>))
      paths[path] = { ...paths[path], ...methods };
  return { ...documents[0], paths };
}
