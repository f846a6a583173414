import { type Schema, ValidationError } from 'yup';

/** What a schema refuses of a value, sorted: `field code`, or the code alone where the whole is meant. */
export function faultsOf(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return faults.map(({ path, message }) => `${path ?? ''} ${message}`.trim()).sort();
  }
}
