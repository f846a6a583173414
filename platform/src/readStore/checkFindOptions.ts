import type { Json } from '../json.ts';
import { segmentsOf } from './fieldSql.ts';
import type { Filter, FindOptions } from './readStore.ts';

const RANGES: ReadonlySet<string> = new Set(['$gt', '$gte', '$lt', '$lte']);

/** @throws Error for a question that the port does not know. */
export function checkFindOptions({ filter = {}, sort = [], skip = 0, limit }: FindOptions): void {
  checkFilter(filter);
  for (const [field] of sort) segmentsOf(field);
  checkPage(skip, limit);
}

/** @throws RangeError */
export function checkPage(skip: number, limit: number | undefined): void {
  if (!Number.isSafeInteger(skip) || skip < 0) throw new RangeError(`skip cannot be ${skip}`);
  if (limit !== undefined && (!Number.isSafeInteger(limit) || limit < 1))
    throw new RangeError(`limit cannot be ${limit}`);
}

/**
 * @throws Error for an operator or an operand outside the port's vocabulary, though the engine may know it.
 */
export function checkFilter(filter: Filter): void {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || field === '$or') checkParts(field, condition as readonly Filter[]);
    else if (field.startsWith('$')) throw unknownOperator(field);
    else {
      segmentsOf(field);
      if (isOperators(condition))
        for (const [operator, operand] of Object.entries(condition)) checkOperand(field, operator, operand);
    }
  }
}

function checkParts(operator: string, parts: readonly Filter[]): void {
  if (!Array.isArray(parts) || parts.length === 0)
    throw new Error(`${operator} takes a list of at least one filter`);
  for (const part of parts) checkFilter(part);
}

function checkOperand(field: string, operator: string, operand: Json): void {
  if (operator === '$in') {
    if (!Array.isArray(operand)) throw new Error(`$in of ${field} takes a list`);
  } else if (RANGES.has(operator)) {
    if (typeof operand !== 'number' && typeof operand !== 'string')
      throw new Error(`${operator} takes a number or a string`);
  } else if (operator !== '$ne' && operator !== '$exists') throw unknownOperator(operator);
}

export const isOperators = (condition: Json): condition is { readonly [operator: string]: Json } =>
  typeof condition === 'object' &&
  condition !== null &&
  !Array.isArray(condition) &&
  (Object.keys(condition)[0] ?? '').startsWith('$');

export const unknownOperator = (operator: string) =>
  new Error(
    `the read store does not know ${operator}; it knows equality, $in, $gt, $gte, $lt, $lte, $ne, $exists, $and, $or`,
  );
