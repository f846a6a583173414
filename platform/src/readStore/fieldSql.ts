/**
 * How a value inside a document is seen by SQL: `key` compares and sorts as MongoDB does, `type` is json_type
 * (NULL when missing), `json` its text.
 */
export type ValueSql = { key: string; type: string; json: string };

// SQLite orders NULL < numbers < text < blobs, MongoDB null < numbers < strings < objects < arrays <
// booleans: what is left becomes a blob.
const keyOf = (type: string, value: string) =>
  `CASE ${type} WHEN 'true' THEN x'03' WHEN 'false' THEN x'02' WHEN 'array' THEN x'01' WHEN 'object' THEN x'00' ELSE ${value} END`;

/**
 * A field of the document in column `doc` (or of another piece of JSON), the same text whenever it is asked
 * for: indexes are found by it.
 */
export function fieldSql(segments: readonly string[], json = 'doc'): ValueSql {
  if (json === 'doc' && segments.length === 1 && segments[0] === '_id')
    return { key: 'id', type: `'text'`, json: 'json_quote(id)' };
  const path = pathSql(segments);
  const type = `json_type(${json},${path})`;
  return { key: keyOf(type, `${json}->>${path}`), type, json: `${json}->${path}` };
}

/** A row of json_each, named `alias`. */
export const elementSql = (alias: string): ValueSql => ({
  key: keyOf(`${alias}.type`, `${alias}.value`),
  type: `${alias}.type`,
  json: `${alias}.value`,
});

export const pathSql = (segments: readonly string[]): string =>
  `'$${segments.map((one) => `."${one.replaceAll("'", "''")}"`).join('')}'`;

/**
 * A dotted field, cut. A number names an object's field here, never an array's place.
 * @throws Error when no such field can be asked for.
 */
export function segmentsOf(field: string): string[] {
  const segments = field.split('.');
  for (const one of segments) {
    if (!/^[^$"\\\p{Cc}][^"\\\p{Cc}]*$/u.test(one) || one === '__proto__')
      throw new Error(
        `not a field name: ${JSON.stringify(field)}; its parts are not empty, do not begin with $ and hold no quote or backslash`,
      );
  }
  return segments;
}
