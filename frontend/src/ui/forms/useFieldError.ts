import { useField } from 'formik';
import { useIssueText } from '../../i18n/useFailureText.ts';
import type { FieldIssue } from '../../lib/failure.ts';

/**
 * A field of a `Form` with its error in the language of the screen, once the field was left or the form was
 * sent; `found` from the first letter on, as it is.
 */
export function useFieldError<T>(name: string) {
  const [field, meta, helpers] = useField<T>(name);
  const issueText = useIssueText();
  const issue = meta.touched && meta.error ? (meta.error as string | FieldIssue) : undefined;
  return { field, helpers, found: meta.error, error: issue === undefined ? undefined : issueText(issue) };
}
