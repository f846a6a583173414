type Env = { readonly [name: string]: string | undefined };
/** Reads one variable; throws an Error that says what it should be. Empty counts as not set. */
export type Reader<T> = (value: string | undefined) => T;

type Shape = Record<string, Reader<unknown>>;
/** What a shape of settings is read as. */
export type Config<S extends Shape> = { [N in keyof S]: ReturnType<S[N]> };

/**
 * Reads the environment once and complains once: `readConfig(process.env, { PORT: integer({ min: 0, max:
 * 65535, or: 3000 }) })`.
 * @throws Error that names every variable that is missing or wrong, and what each should be.
 */
export function readConfig<S extends Shape>(env: Env, shape: S): Config<S> {
  const wrong: string[] = [];
  const read = Object.entries(shape).map(([name, reader]) => {
    try {
      return [name, reader(env[name]?.trim() || undefined)];
    } catch (error) {
      wrong.push(`${name} ${(error as Error).message}`);
      return [name, undefined];
    }
  });
  if (wrong.length > 0)
    throw new Error(`The configuration does not fit:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  return Object.fromEntries(read);
}

/** Any text; without `or` it must be set. `or: null` makes it optional. */
export function text<O extends string | null = never>({ or }: { or?: O } = {}): Reader<string | O> {
  return (value) => value ?? fallback(or, 'must be set');
}

/** Text that `parse` makes something of; `should` says what it has to be (`must be …`). It must be set. */
export function parsed<T>(should: string, parse: (value: string) => T | undefined): Reader<T> {
  return (value) => {
    const found = value === undefined ? undefined : parse(value);
    if (found === undefined) throw new Error(should);
    return found;
  };
}

const addressShould = 'must be an address like https://stories.example.com';

/** An http(s) address to put paths behind: comes without a slash at its end. `or: null` makes it optional. */
export function webAddress<O extends string | null = never>({ or }: { or?: O } = {}): Reader<string | O> {
  return (value) => (value === undefined ? fallback(or, addressShould) : addressOf(value, addressShould));
}

/** Several of them, with commas between. */
export function webAddresses(): Reader<readonly string[]> {
  const should = `${addressShould}, or several with commas between`;
  return (value) => (value ?? '').split(',').map((one) => addressOf(one.trim(), should));
}

function addressOf(value: string, should: string): string {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) throw new Error(should);
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}`;
}

export function integer({ min, max, or }: { min: number; max: number; or?: number }): Reader<number> {
  const should = `must be a whole number from ${min} to ${max}`;
  return (value) => {
    if (value === undefined) return fallback(or, should);
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) throw new Error(should);
    return number;
  };
}

/** 1, true, yes, on; 0, false, no, off. */
export function flag({ or }: { or: boolean }): Reader<boolean> {
  return (value) => {
    if (value === undefined) return or;
    if (/^(1|true|yes|on)$/i.test(value)) return true;
    if (/^(0|false|no|off)$/i.test(value)) return false;
    throw new Error('must be 1 or 0');
  };
}

export function oneOf<const V extends string>(
  values: readonly V[],
  { or }: { or?: NoInfer<V> } = {},
): Reader<V> {
  const should = `must be one of ${values.join(', ')}`;
  return (value) => {
    if (value === undefined) return fallback(or, should);
    const found = values.find((one) => one === value);
    if (found === undefined) throw new Error(should);
    return found;
  };
}

function fallback<T>(or: T | undefined, should: string): T {
  if (or === undefined) throw new Error(should);
  return or;
}
