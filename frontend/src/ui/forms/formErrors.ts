import type { FieldIssue } from '../../lib/failure.ts';

/** What the forms need of a yup schema: the schemas of contracts, whose messages are codes. */
export type FormSchema = { validate(values: unknown, options: { abortEarly: false }): Promise<unknown> };
type Invalid = { name: 'ValidationError'; inner: readonly { path?: string; message: string }[] };

const isInvalid = (error: unknown): error is Invalid =>
  error instanceof Error && error.name === 'ValidationError';

/** What is wrong with a field, and the value it was found in: of another value nothing is known yet. */
export type Finding = { issue: string | FieldIssue; of: unknown };
export type Findings = Record<string, Finding>;

export const findingsIn = (
  values: Readonly<Record<string, unknown>>,
  issues: Readonly<Record<string, string | FieldIssue>>,
): Findings =>
  Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, { issue, of: values[name] }]));

/**
 * Code by field. An empty field is only said to be missing, whatever else would be wrong with it.
 * @throws what is no finding of the schema
 */
export async function schemaErrors(schema: FormSchema, values: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isInvalid(error)) throw error;
    const errors: Record<string, string> = {};
    for (const { path = '', message } of error.inner)
      if (errors[path] === undefined || message === 'required') errors[path] = message;
    return errors;
  }
}

/** What the server found wrong holds as long as the value it found is still there. */
export function standingIssues(
  issues: Readonly<Record<string, FieldIssue>>,
  sent: Readonly<Record<string, unknown>> | null,
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldIssue> {
  return Object.fromEntries(
    Object.entries(issues).filter(
      ([name]) => sent !== null && Object.hasOwn(sent, name) && sent[name] === values[name],
    ),
  );
}
