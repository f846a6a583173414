import { Formik, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Failure } from '../../lib/failure.ts';
import { type Findings, findingsIn, type FormSchema, schemaErrors, standingIssues } from './formErrors.ts';
import { theme } from '../theme.ts';

type Props<V extends FormikValues> = {
  initial: V;
  schema: FormSchema;
  /** What no schema says, by field; where the schema says something of a field, that counts. */
  beyondSchema?: (values: V) => Promise<Record<string, string>>;
  /** What the server said of the last attempt: its issues go beside their fields. */
  failure?: Failure | null;
  onSubmit: (values: V) => void;
  /** Told of every change, for drafts. */
  onChange?: (values: V) => void;
  children: ReactNode;
};

/** Checks a field when it is left and then on each key; sending leads to the first field that is wrong. */
export function Form<V extends FormikValues>({
  initial,
  schema,
  beyondSchema,
  failure = null,
  onSubmit,
  onChange,
  children,
}: Props<V>) {
  const sent = useRef<V | null>(null);
  const newest = useRef<Promise<Findings>>(undefined);
  const issues = failure?.kind === 'refused' ? failure.fields : {};
  const check = async (values: V) =>
    findingsIn(values, {
      ...standingIssues(issues, sent.current, values),
      ...(await beyondSchema?.(values)),
      ...(await schemaErrors(schema, values)),
    });
  /** A check that a newer one has overtaken finds what that one finds: it may end later. */
  const newestFindings = async (): Promise<Findings> => {
    const awaited = newest.current;
    const found = await awaited!;
    return awaited === newest.current ? found : newestFindings();
  };
  return (
    <Formik<V>
      initialValues={initial}
      validate={(values) => {
        newest.current = check(values);
        return newestFindings();
      }}
      onSubmit={(values, { setSubmitting }) => {
        sent.current = values;
        onSubmit(values);
        setSubmitting(false);
      }}
    >
      <Body failure={failure} onChange={onChange}>
        {children}
      </Body>
    </Formik>
  );
}

type BodyProps<V> = {
  failure: Failure | null;
  onChange: ((values: V) => void) | undefined;
  children: ReactNode;
};

function Body<V extends FormikValues>({ failure, onChange, children }: BodyProps<V>) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, submitCount, isValidating, validateForm, values, initialValues } =
    useFormikContext<V>();
  const settled = useRef(0);
  const leading = useRef(false);

  useEffect(() => {
    if (!failure) return;
    void validateForm().then((errors) => {
      if (Object.keys(errors).length === 0) showFailure(form.current);
      else leading.current = !focusWrong(form.current);
    });
  }, [failure, validateForm]);
  // What the server said of a field may be marked some renders later: the first that shows it leads there.
  useEffect(() => {
    if (leading.current && focusWrong(form.current)) leading.current = false;
  });
  useEffect(() => {
    if (isValidating || submitCount === settled.current) return;
    settled.current = submitCount;
    focusFirstError(form.current);
  }, [isValidating, submitCount]);
  useEffect(() => {
    if (values !== initialValues) onChange?.(values);
  }, [values, initialValues, onChange]);

  return (
    <Stack ref={form} noValidate onSubmit={handleSubmit}>
      {children}
    </Stack>
  );
}

/** After the next painting: the errors are marked by then. */
const focusFirstError = (form: HTMLFormElement | null) => requestAnimationFrame(() => focusWrong(form));

/**
 * A group of pictures may be higher than the window: what is said of it stands at its head, and that is
 * shown.
 */
function focusWrong(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  if (wrong?.role === 'radiogroup') wrong.scrollIntoView({ block: 'start' });
  return wrong !== null && wrong !== undefined;
}

/** What concerns no field is said above the button, which it may have pushed out of sight. */
const showFailure = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => {
    for (const part of ['[type="submit"]', '[role="alert"]'])
      form?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
  });

const Stack = styled.form`
  display: grid;
  gap: ${theme.s4};
`;
