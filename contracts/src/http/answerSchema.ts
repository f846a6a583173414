import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type Is<A> = <T>() => T extends A ? 1 : 2;
type Same<A, B> = Is<Frozen<A>> extends Is<Frozen<B>> ? true : false;

/**
 * The JSON Schema of what a view's type says: `describing<UserView>()(schema)` compiles only where both say
 * the same, field by field.
 */
export const describing =
  <View>() =>
  <S extends TSchema>(
    schema: S & (Same<Static<S>, View> extends true ? unknown : 'not what the view says'),
  ): S =>
    schema;

/** These fields and no others. */
export const closed = <P extends TProperties>(fields: P) =>
  Type.Object(fields, { additionalProperties: false });
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const oneOf = <const T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values] });
export const page = <S extends TSchema>(item: S) => closed({ items: Type.Array(item), total: count() });

export const uuid = () => Type.String({ format: 'uuid' });
/** ISO time. */
export const time = () => Type.String({ format: 'date-time' });
export const day = () => Type.String({ format: 'date' });
export const count = () => Type.Integer({ minimum: 0 });
export const seconds = () => Type.Number({ minimum: 0 });
export const percent = () => Type.Integer({ minimum: 0, maximum: 100 });

/** `{}`: the status says it all. */
export const nothing = closed({});
export { Type } from '@sinclair/typebox';
