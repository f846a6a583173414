import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import * as yup from 'yup';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';

const REQUIRED = 'This is needed.';
const schema = yup.object({
  first: yup.string().required('required'),
  second: yup.string().required('required'),
});

/** A form whose further check of each value of the first field ends when that value is let go. */
function open() {
  const held = new Map<string, (found: Record<string, string>) => void>();
  render(
    <IntlProvider locale="en">
      <Form
        initial={{ first: '', second: '' }}
        schema={schema}
        beyondSchema={({ first, second }) =>
          first === ''
            ? Promise.resolve({})
            : new Promise((resolve) => held.set(`${first}/${second}`, resolve))
        }
        onSubmit={() => {}}
      >
        <Field name="first" label="First" />
        <Field name="second" label="Second" />
        <button type="submit">Send</button>
      </Form>
    </IntlProvider>,
  );
  return {
    user: userEvent.setup(),
    let: async (values: string) => {
      await waitFor(() => expect(held.has(values)).toBe(true));
      held.get(values)?.({});
    },
  };
}

describe('a form', () => {
  it('says nothing of a value that is still being checked: no line comes and goes under a finger', async () => {
    const { user, let: end } = open();
    await user.type(screen.getByLabelText('First'), 'a');
    await end('a/');
    await user.type(screen.getByLabelText('Second'), 'b');
    await user.tab();
    expect(screen.queryByText(REQUIRED)).toBeNull();
    await end('a/b');
    await waitFor(() => expect(screen.getByLabelText('Second')).toHaveValue('b'));
    expect(screen.queryByText(REQUIRED)).toBeNull();
  });

  it('goes by the newest check, also where an older one ends later', async () => {
    const { user, let: end } = open();
    await user.type(screen.getByLabelText('First'), 'a');
    await user.clear(screen.getByLabelText('First'));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getAllByText(REQUIRED)).toHaveLength(2));
    await end('a/');
    await user.tab();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
  });
});
