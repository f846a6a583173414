import type { Param } from './readContract.ts';

/** Parameters as they came: strings, by name or by place. */
export type Given = string | readonly Given[] | { readonly [name: string]: Given };
export type GivenObject = { readonly [name: string]: Given };

/** `a[b][0]=c`, as Stripe's SDK sends it. */
export function parseForm(text: string): GivenObject {
  const root: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop() ?? '';
    let node = root;
    for (const part of path) node = (node[part] ??= {}) as Record<string, unknown>;
    node[last] = value;
  }
  return withLists(root) as GivenObject;
}

function withLists(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** What in these parameters the contract does not know, or wants otherwise; each with its path. */
export function faultsOf(params: Record<string, Param>, given: GivenObject, at = ''): string[] {
  const missing = Object.entries(params)
    .filter(([name, { required }]) => required && given[name] === undefined)
    .map(([name]) => `${at}${name} is missing`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const param = params[name];
    return param ? faultsOfOne(param, value, at + name) : [`${at}${name} is unknown`];
  });
  return [...missing, ...wrong];
}

function faultsOfOne(param: Param, value: Given, at: string): string[] {
  const types = param.type === undefined ? [] : [param.type].flat();
  if (typeof value === 'string') {
    if (param.enum?.includes(value)) return [];
    if (param.enum && !types.some((type) => type === 'number' || type === 'array'))
      return [`${at} may not be ${value}`];
    if (types.includes('string')) return [];
    if (types.includes('number') && /^-?\d+$/.test(value)) return [];
    if (types.includes('boolean') && /^(true|false)$/.test(value)) return [];
    return [`${at} is a string and not ${types.join(' or ')}`];
  }
  if (Array.isArray(value)) {
    if (!types.includes('array')) return [`${at} is a list`];
    const { items } = param;
    return items ? value.flatMap((one: Given, index) => faultsOfOne(items, one, `${at}.${index}`)) : [];
  }
  if (!types.includes('object')) return [`${at} is an object`];
  const inner = value as GivenObject;
  if (param.map)
    return Object.entries(inner).flatMap(([name, one]) =>
      typeof one === 'string' ? [] : [`${at}.${name} is no string`],
    );
  return faultsOf(param.properties ?? {}, inner, `${at}.`);
}
