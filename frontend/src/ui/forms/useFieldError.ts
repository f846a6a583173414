import { useField } from 'formik';
import { useIssueText } from '../../i18n/useFailureText.ts';
import type { Finding } from './formErrors.ts';

/**
 * A field of a `Form` with its error in the language of the screen, once the field was left or the form was
 * sent; `found`, its code, from the first letter on. While a new value is checked nothing is said of it: a line
 * that comes and goes would move what is being pressed.
 */
export function useFieldError<T>(name: string) {
  const [field, meta, helpers] = useField<T>(name);
  const issueText = useIssueText();
  const finding = meta.error as Finding | undefined;
  const found = finding && Object.is(finding.of, field.value) ? finding.issue : undefined;
  const error = meta.touched && found ? issueText(found) : undefined;
  return { field, helpers, found: typeof found === 'object' ? found.type : found, error };
}
