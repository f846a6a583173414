type Schema = Readonly<Record<string, unknown>>;

const describing = new Set([
  '$schema',
  '$id',
  '$defs',
  'title',
  'description',
  'default',
  'deprecated',
  'format',
]);
const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number' && Number.isInteger(value)
        ? 'integer'
        : typeof value;
const isOfType = (value: unknown, type: string) =>
  typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer');

/**
 * Where a value breaks a JSON schema (draft 2020-12), as far as the Compose specification's schema goes.
 * @throws Error for a keyword that is not known here: nothing is passed over
 */
export function schemaFaults(root: Schema) {
  const resolve = (ref: string): Schema =>
    ref
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce((node: unknown, key) => (node as Schema)[key], root) as Schema;

  function faults(schema: Schema | boolean, value: unknown, place: string): string[] {
    if (typeof schema === 'boolean') return schema ? [] : [`${place} must not be there`];
    return Object.entries(schema).flatMap(([keyword, told]) =>
      describing.has(keyword) ? [] : broken(keyword, told, schema, value, place),
    );
  }

  function broken(keyword: string, told: unknown, schema: Schema, value: unknown, place: string): string[] {
    const fails = (holds: boolean) => (holds ? [] : [`${place}: ${keyword} ${JSON.stringify(told)}`]);
    const options = () => (told as Schema[]).map((one) => faults(one, value, place));
    const members = isOfType(value, 'object') ? Object.entries(value as object) : [];
    switch (keyword) {
      case '$ref':
        return faults(resolve(told as string), value, place);
      case 'type':
        return fails([told].flat().some((type) => isOfType(value, type as string)));
      case 'enum':
        return fails((told as unknown[]).includes(value));
      case 'pattern':
        return fails(typeof value !== 'string' || new RegExp(told as string).test(value));
      case 'minimum':
        return fails(typeof value !== 'number' || value >= (told as number));
      case 'maximum':
        return fails(typeof value !== 'number' || value <= (told as number));
      case 'uniqueItems':
        return fails(
          !told ||
            !Array.isArray(value) ||
            new Set(value.map((one) => JSON.stringify(one))).size === value.length,
        );
      case 'required':
        return fails(
          !isOfType(value, 'object') || (told as string[]).every((name) => name in (value as object)),
        );
      case 'items':
        return Array.isArray(value)
          ? value.flatMap((one, n) => faults(told as Schema, one, `${place}[${n}]`))
          : [];
      case 'oneOf':
        return fails(options().filter((one) => one.length === 0).length === 1);
      case 'anyOf':
        return fails(options().some((one) => one.length === 0));
      case 'allOf':
        return options().flat();
      case 'properties':
        return members.flatMap(([name, one]) => {
          const own = (told as Record<string, Schema>)[name];
          return own ? faults(own, one, `${place}.${name}`) : [];
        });
      case 'patternProperties':
        return Object.entries(told as Record<string, Schema>).flatMap(([pattern, own]) =>
          members.flatMap(([name, one]) =>
            new RegExp(pattern).test(name) ? faults(own, one, `${place}.${name}`) : [],
          ),
        );
      case 'additionalProperties':
      case 'unevaluatedProperties': {
        const isNamed = namedBy(schema, keyword === 'unevaluatedProperties');
        return members
          .filter(([name]) => !isNamed(name))
          .flatMap(([name, one]) => faults(told as Schema | boolean, one, `${place}.${name}`));
      }
      default:
        throw new Error(`the schema says '${keyword}', which is not known here`);
    }
  }

  /** Which properties a schema speaks of; `deeply`: also by what it refers to. */
  function namedBy(schema: Schema, deeply: boolean): (name: string) => boolean {
    const patterns = Object.keys((schema.patternProperties ?? {}) as Schema).map(
      (pattern) => new RegExp(pattern),
    );
    const parts = deeply
      ? [...((schema.allOf ?? []) as Schema[]), ...(schema.$ref ? [resolve(schema.$ref as string)] : [])]
      : [];
    const others = parts.map((part) => namedBy(part, true));
    return (name) =>
      name in ((schema.properties ?? {}) as Schema) ||
      patterns.some((one) => one.test(name)) ||
      others.some((isNamed) => isNamed(name));
  }

  return (value: unknown) => faults(root, value, '');
}
