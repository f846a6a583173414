import type { Json } from '../json.ts';
import { segmentsOf } from './fieldSql.ts';
import type { Document, Filter, Update } from './readStore.ts';

type Fields = { [field: string]: Json | undefined };

/**
 * Changes the document in place, as MongoDB does.
 * @throws Error when a field cannot be changed so: `_id`, a number added to something else, a path through a
 * value.
 */
export function applyUpdate(
  document: Document,
  { $set = {}, $inc = {}, $unset = {} }: Omit<Update, '$setOnInsert'>,
): void {
  for (const [field, value] of Object.entries($set))
    place(document, field, (owner, name) => (owner[name] = value));
  for (const [field, amount] of Object.entries($inc)) {
    place(document, field, (owner, name) => {
      const before = owner[name] ?? 0;
      if (typeof before !== 'number' || owner[name] === null)
        throw new Error(`$inc of ${field}: it holds no number`);
      owner[name] = before + amount;
    });
  }
  for (const field of Object.keys($unset)) place(document, field, (owner, name) => delete owner[name], false);
}

/**
 * The document that an upsert makes where there was none: what the filter demands to be equal, then the
 * update.
 */
export function inserted(
  id: string,
  filter: Filter,
  { $setOnInsert = {}, $set = {}, ...update }: Update,
): Document {
  const equal = Object.entries(filter).filter(
    ([field, condition]) => !field.startsWith('$') && (typeof condition !== 'object' || condition === null),
  );
  const document = { _id: id };
  applyUpdate(document, { ...update, $set: { ...Object.fromEntries(equal), ...$setOnInsert, ...$set } });
  return document;
}

const isObject = (value: Json | undefined): value is Fields & Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the object that holds a dotted field, making those on the way. */
function place(
  document: Document,
  field: string,
  change: (owner: Fields, name: string) => void,
  make = true,
): void {
  if (field === '_id') throw new Error('_id never changes');
  const segments = segmentsOf(field);
  const last = segments.pop() ?? '';
  let owner: Fields = document;
  for (const segment of segments) {
    if (make && (!Object.hasOwn(owner, segment) || owner[segment] === undefined)) owner[segment] = {};
    const next = owner[segment];
    if (!isObject(next)) {
      if (!make) return;
      throw new Error(`${field} cannot be set: ${segment} holds no object`);
    }
    owner = next;
  }
  change(owner, last);
}
