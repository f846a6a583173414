export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml };

/**
 * YAML 1.2 in block style. Strings are written as JSON writes them, which is YAML too, unless they are plain
 * words.
 */
export function toYaml(value: Yaml, indent = ''): string {
  if (Array.isArray(value)) return value.map((one: Yaml) => `${indent}- ${scalar(one)}\n`).join('');
  return Object.entries(value)
    .map(([key, one]) =>
      isNested(one) ? `${indent}${key}:\n${toYaml(one, `${indent}  `)}` : `${indent}${key}: ${scalar(one)}\n`,
    )
    .join('');
}

const isNested = (value: Yaml) => typeof value === 'object' && Object.keys(value).length > 0;

/** Words that YAML takes for a string whatever its version: no number, no truth, no sign with a meaning. */
const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/;
const meansMore = /^(y|n|yes|no|on|off|true|false|null)$/i;

function scalar(value: Yaml): string {
  if (isNested(value)) throw new TypeError('lists hold words and numbers only');
  return typeof value === 'string' && plain.test(value) && !meansMore.test(value)
    ? value
    : JSON.stringify(value);
}
