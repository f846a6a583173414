import type { Json } from '../json.ts';
import type { SqlValue } from '../sqlite/openDatabase.ts';
import { isOperators, unknownOperator } from './checkFindOptions.ts';
import { elementSql, fieldSql, pathSql, segmentsOf, type ValueSql } from './fieldSql.ts';
import type { Filter } from './readStore.ts';

export type Sql = { sql: string; params: SqlValue[] };
type Test = (value: ValueSql) => Sql;

/**
 * A filter as a condition on column `doc`, with MongoDB's meaning: null also finds what is missing, ranges
 * stay within a type, an array fits when it or one of its elements does, and a dotted field looks into arrays
 * of objects. Fields for which `neverArray` answers true are compared directly, so that their index is used.
 * @throws Error for an operator outside the port's vocabulary.
 */
export function filterSql(filter: Filter, neverArray: (field: string) => boolean): Sql {
  return joined(
    'AND',
    Object.entries(filter).map(([field, condition]) => {
      if (field === '$and' || field === '$or') {
        const parts = condition as readonly Filter[];
        if (!Array.isArray(parts) || parts.length === 0)
          throw new Error(`${field} takes a list of at least one filter`);
        return joined(
          field === '$and' ? 'AND' : 'OR',
          parts.map((one) => filterSql(one, neverArray)),
        );
      }
      if (field.startsWith('$')) throw unknownOperator(field);
      return fieldCondition(field, condition, neverArray(field));
    }),
  );
}

function fieldCondition(field: string, condition: Json, direct: boolean): Sql {
  const segments = segmentsOf(field);
  const found = (test: Test): Sql => (direct ? test(fieldSql(segments)) : anywhere(segments, 'doc', test));
  if (!isOperators(condition)) return found(equals(condition));
  return joined(
    'AND',
    Object.entries(condition).map(([operator, operand]) => {
      switch (operator) {
        case '$in':
          if (!Array.isArray(operand)) throw new Error(`$in of ${field} takes a list`);
          return found(isOneOf(operand));
        case '$ne':
          return not(found(equals(operand)));
        case '$exists': {
          const exists = found(({ type }) => ({ sql: `${type} IS NOT NULL`, params: [] }));
          return operand ? exists : not(exists);
        }
        case '$gt':
        case '$gte':
        case '$lt':
        case '$lte':
          return found(range(operator, operand));
        default:
          throw unknownOperator(operator);
      }
    }),
  );
}

/** The value at a path, and the values found where arrays stand on the way or at its end. */
function anywhere(segments: readonly string[], json: string, test: Test): Sql {
  const arrayAt = (length: number) => `json_type(${json},${pathSql(segments.slice(0, length))}) = 'array'`;
  const inArray = (length: number, of: (alias: string) => Sql): Sql => {
    const alias = `${json === 'doc' ? 'e' : json.replace('.value', '_')}${length}`;
    const { sql, params } = of(alias);
    return {
      sql: `EXISTS (SELECT 1 FROM json_each(${json},${pathSql(segments.slice(0, length))}) AS ${alias} WHERE ${sql})`,
      params,
    };
  };
  const cases: Sql[] = [];
  for (let length = 1; length < segments.length; length += 1) {
    const inside = inArray(length, (alias) => {
      const { sql, params } = anywhere(segments.slice(length), `${alias}.value`, test);
      return { sql: `${alias}.type = 'object' AND ${sql}`, params };
    });
    cases.push({ sql: `WHEN ${arrayAt(length)} THEN ${inside.sql}`, params: inside.params });
  }
  const here = test(fieldSql(segments, json));
  const elements = inArray(segments.length, (alias) => test(elementSql(alias)));
  const last = joined('OR', [
    here,
    { sql: `(${arrayAt(segments.length)} AND ${elements.sql})`, params: elements.params },
  ]);
  if (cases.length === 0) return last;
  return {
    sql: `CASE ${cases.map(({ sql }) => sql).join(' ')} ELSE ${last.sql} END`,
    params: [...cases.flatMap(({ params }) => params), ...last.params],
  };
}

const equals =
  (wanted: Json): Test =>
  ({ key, type, json }) => {
    if (wanted === null) return { sql: `${key} IS NULL`, params: [] };
    if (typeof wanted === 'boolean') return { sql: `${key} = ${wanted ? `x'03'` : `x'02'`}`, params: [] };
    if (typeof wanted !== 'object') return { sql: `${key} = ?`, params: [wanted] };
    return { sql: `(${type} IN ('object', 'array') AND ${json} = ?)`, params: [JSON.stringify(wanted)] };
  };

const isOneOf =
  (wanted: readonly Json[]): Test =>
  (value) => {
    const isPlain = (one: Json) => typeof one === 'string' || typeof one === 'number';
    const plain = wanted.filter(isPlain);
    const others = wanted.filter((one) => !isPlain(one)).map((one) => equals(one)(value));
    // One parameter, so that lists of every length share a prepared statement.
    if (plain.length > 0)
      others.push({
        sql: `${value.key} IN (SELECT value FROM json_each(?))`,
        params: [JSON.stringify(plain)],
      });
    return joined('OR', others);
  };

const sqlOf = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/** Bounded on the other side by the smallest key of the next type. */
const range =
  (operator: keyof typeof sqlOf, bound: Json): Test =>
  ({ key }) => {
    const upwards = operator === '$gt' || operator === '$gte';
    if (typeof bound === 'number')
      return { sql: `(${key} ${sqlOf[operator]} ?${upwards ? ` AND ${key} < ''` : ''})`, params: [bound] };
    if (typeof bound === 'string')
      return {
        sql: `(${key} ${sqlOf[operator]} ? AND ${key} ${upwards ? `< x''` : `>= ''`})`,
        params: [bound],
      };
    throw new Error(`${operator} takes a number or a string`);
  };

const not = ({ sql, params }: Sql): Sql => ({ sql: `NOT coalesce(${sql}, 0)`, params });

function joined(word: 'AND' | 'OR', parts: readonly Sql[]): Sql {
  const [first, second] = parts;
  if (!first) return { sql: word === 'AND' ? '1' : '0', params: [] };
  if (!second) return first;
  return {
    sql: `(${parts.map(({ sql }) => sql).join(` ${word} `)})`,
    params: parts.flatMap(({ params }) => params),
  };
}
