import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import ParentalGate from './ParentalGate.tsx';

function gate(history = ['/dashboard', '/settings']) {
  return render(
    <IntlProvider locale="en">
      <MemoryRouter initialEntries={history}>
        <Routes>
          <Route path="/settings" element={<ParentalGate>the parents’ room</ParentalGate>} />
          <Route path="/dashboard" element="the dashboard" />
        </Routes>
      </MemoryRouter>
    </IntlProvider>,
  );
}
const sumShown = () => {
  const [first = 0, second = 0] =
    (screen.getByText(/^What is/).textContent ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { first, second, sum: first + second };
};
const field = () => screen.getByLabelText('Your answer');
function answer(value: number | string) {
  fireEvent.change(field(), { target: { value: String(value) } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
}

afterEach(() => void jest.useRealTimers());

describe('the parents’ gate', () => {
  it('asks for the sum of two digits from 1 to 9, the field focused', () => {
    for (let i = 0; i < 20; i++) {
      const { unmount } = gate();
      const { first, second } = sumShown();
      for (const digit of [first, second]) expect(digit >= 1 && digit <= 9).toBe(true);
      expect(field()).toHaveFocus();
      unmount();
    }
  });

  it('opens with the right answer and stays open in this tab for ten minutes', () => {
    jest.useFakeTimers();
    const { unmount } = gate();
    answer(sumShown().sum);
    expect(screen.getByText('the parents’ room')).toBeVisible();
    unmount();
    jest.setSystemTime(Date.now() + 9.9 * 60_000);
    gate().unmount();
    expect(window.sessionStorage.length).toBe(1);
    jest.setSystemTime(Date.now() + 0.2 * 60_000);
    gate();
    expect(screen.queryByText('the parents’ room')).toBeNull();
  });

  it('says that an answer is wrong, empties the red field and keeps the question', () => {
    gate();
    const before = sumShown();
    answer(before.sum + 1);
    expect(screen.getByRole('alert')).toHaveTextContent('Incorrect answer. Please try again.');
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(sumShown()).toEqual(before);
    answer('');
    expect(screen.queryByText('the parents’ room')).toBeNull();
  });

  it('pauses for 30 s after three misses, whatever is answered', () => {
    jest.useFakeTimers();
    gate();
    const { sum } = sumShown();
    for (const _ of [1, 2, 3]) answer(sum + 1);
    expect(screen.getByRole('alert')).toHaveTextContent('wait 30 seconds');
    answer(sum);
    expect(screen.queryByText('the parents’ room')).toBeNull();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    answer(sumShown().sum);
    expect(screen.getByText('the parents’ room')).toBeVisible();
  });

  it('goes back one page on cancel', async () => {
    window.history.pushState(null, '', '/stories');
    render(
      <IntlProvider locale="en">
        <BrowserRouter>
          <Routes>
            <Route path="/stories" element={<Link to="/settings">in</Link>} />
            <Route path="/settings" element={<ParentalGate>the parents’ room</ParentalGate>} />
            <Route path="/dashboard" element="the dashboard" />
          </Routes>
        </BrowserRouter>
      </IntlProvider>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'in' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('link', { name: 'in' })).toBeVisible();
    expect(window.location.pathname).toBe('/stories');
  });

  it('goes to the dashboard on cancel where there is no way back', () => {
    gate(['/settings']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('the dashboard')).toBeVisible();
  });
});
