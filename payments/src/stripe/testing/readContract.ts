import { readFileSync } from 'node:fs';

/** A parameter as the contract describes it; `map`: any names, strings behind them. */
export type Param = {
  type?: string | readonly string[];
  enum?: readonly string[];
  required?: boolean;
  map?: boolean;
  properties?: Record<string, Param>;
  items?: Param;
};
export type Operation = { http: string; params: Record<string, Param> };
export type Contract = {
  apiVersion: string;
  operations: Record<string, Operation>;
  /** The fields of an object, by the name of its type. */
  objects: Record<string, readonly string[]>;
  eventTypes: readonly string[];
};

// the build copies no data: the file is read where it is kept, also by what was built
const file = new URL('../../../src/stripe/testing/stripeContract.json', import.meta.url);
export const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** The operation that answers this method and path, and the id in the path. */
export function operationOf(method: string, path: string): { name: string; id: string } | null {
  const found = Object.entries(contract.operations)
    .map(([name, { http }]) => {
      const [verb, template = ''] = http.split(' ');
      const match = new RegExp(`^${template.replace('{id}', '([^/]+)')}$`).exec(path);
      return { name, template, id: match?.[1] ?? '', isIt: verb === method && match !== null };
    })
    .filter(({ isIt }) => isIt)
    // a path without an id is nearer than one that takes anything
    .toSorted((a, b) => Number(a.template.includes('{')) - Number(b.template.includes('{')))[0];
  return found ? { name: found.name, id: decodeURIComponent(found.id) } : null;
}
