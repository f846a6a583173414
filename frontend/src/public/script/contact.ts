type Words = Readonly<Record<string, string>>;
type Field = HTMLInputElement | HTMLTextAreaElement;
type Finding = { loc?: readonly string[]; type?: string; msg?: string };

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * The contact form: sends what is entered, puts what is wrong beside its field, and loses nothing that was
 * typed. The words stand in the page.
 */
export function startContact(send: typeof fetch = (...asked) => fetch(...asked)) {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  const outcome = document.querySelector<HTMLElement>('[data-outcome]');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (form && outcome && button) bringToLife(form, outcome, button, send);
}

function bringToLife(
  form: HTMLFormElement,
  outcome: HTMLElement,
  button: HTMLButtonElement,
  send: typeof fetch,
) {
  const words = JSON.parse(form.dataset['words'] ?? '{}') as Words;
  const fields = [...form.elements].filter(isField);
  const label = button.textContent ?? '';
  button.disabled = false;

  function mark(field: Field, message: string) {
    const line = document.getElementById(`${field.name}-error`);
    line?.toggleAttribute('hidden', message === '');
    line?.querySelector('span')?.replaceChildren(message);
    if (message) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  const fault = (field: Field) => {
    if (field.required && field.value.trim() === '') return words['required'] ?? '';
    return field.type === 'email' && field.validity.typeMismatch ? (words['emailInvalid'] ?? '') : '';
  };
  /** Marks each field and leads to the first that is wrong. */
  function show(faults: ReadonlyMap<Field, string>) {
    for (const field of fields) mark(field, faults.get(field) ?? '');
    fields.find((field) => faults.get(field))?.focus();
  }
  function say(name: string) {
    outcome.dataset['tone'] = name === 'sent' ? 'good' : 'bad';
    outcome.textContent = words[name] ?? '';
  }
  function busy(now: boolean) {
    button.setAttribute('aria-disabled', String(now));
    button.setAttribute('aria-busy', String(now));
    button.textContent = now ? (button.dataset['busyLabel'] ?? label) : label;
  }
  const findingsIn = async (response: Response) => {
    const { detail } = (await response.json()) as { detail?: unknown };
    const findings = Array.isArray(detail) ? (detail as Finding[]) : [];
    return new Map(
      fields.flatMap((field) => {
        const found = findings.find(({ loc }) => loc?.at(-1) === field.name);
        return found ? [[field, words[found.type ?? ''] ?? found.msg ?? ''] as const] : [];
      }),
    );
  };

  for (const field of fields) {
    field.addEventListener('blur', () => field.value !== '' && mark(field, fault(field)));
    field.addEventListener('input', () => field.hasAttribute('aria-invalid') && mark(field, fault(field)));
  }
  async function submit() {
    if (button.getAttribute('aria-busy') === 'true') return;
    outcome.textContent = '';
    const faults = new Map(fields.map((field) => [field, fault(field)]));
    show(faults);
    if ([...faults.values()].some((message) => message !== '')) return;
    busy(true);
    try {
      const response = await send('/api/contact', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'Accept-Language': document.documentElement.lang,
        },
        body: JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]))),
      });
      if (response.ok) {
        form.reset();
        form.hidden = true;
        say('sent');
        outcome.focus();
        return;
      }
      const found = response.status === 422 ? await findingsIn(response) : null;
      if (found?.size) show(found);
      else say(response.status === 429 ? 'limited' : 'notSent');
    } catch {
      say(navigator.onLine ? 'notSent' : 'offline');
    } finally {
      busy(false);
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
}
