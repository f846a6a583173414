import { validationMessages } from '@storylark/contracts/validation/messages';
import type { Locale } from '@storylark/contracts/languages';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Input, inputShape } from '../ui/forms/FieldFrame.tsx';
import { linkTo } from '../ui/linkTo.tsx';
import { theme } from '../ui/theme.ts';
import { Column } from './content/Prose.ts';
import { publicMessages } from './publicMessages.ts';

const fields = [
  { name: 'name', label: publicMessages.name, autoComplete: 'name', maxLength: 100 },
  {
    name: 'email',
    label: publicMessages.email,
    autoComplete: 'email',
    maxLength: 254,
    type: 'email',
    inputMode: 'email',
    required: true,
  },
] as const;

/**
 * A form that script/contact.ts brings to life; its words stand in the page, in the page's language. Without
 * a script: the address.
 */
export function ContactView({ supportMail }: { supportMail: string | null }) {
  const intl = useIntl();
  const language = intl.locale as Locale;
  const say = intl.formatMessage;
  const mail = (words: ReactNode) => (
    <a key="mail" href={`mailto:${supportMail}`}>
      {words}
    </a>
  );
  const words = Object.fromEntries(
    (['required', 'emailInvalid', 'tooLong', 'wrongType'] as const).map((code) => [
      code,
      validationMessages[code][language],
    ]),
  );
  const said = {
    sent: publicMessages.sent,
    limited: publicMessages.limited,
    notSent: publicMessages.notSent,
    offline: publicMessages.offline,
  };
  const outcomes = Object.fromEntries(Object.entries(said).map(([name, message]) => [name, say(message)]));
  return (
    <Column as="div">
      <header>
        <h1>{say(publicMessages.contactTitle)}</h1>
        <p>{say(publicMessages.contactText)}</p>
        <noscript>
          <p>{say(publicMessages.contactNoScript)}</p>
        </noscript>
        <p>
          {supportMail === null
            ? say(publicMessages.contactNoMail, { imprint: linkTo(pages.imprint) })
            : say(publicMessages.contactMail, { address: supportMail, mail })}
        </p>
      </header>
      <Form noValidate method="post" data-contact data-words={JSON.stringify({ ...words, ...outcomes })}>
        {fields.map(({ label, ...field }) => (
          <Labelled key={field.name} name={field.name} label={say(label)}>
            <Input {...field} id={field.name} aria-describedby={`${field.name}-error`} />
          </Labelled>
        ))}
        <Labelled name="message" label={say(publicMessages.message)}>
          <Area
            id="message"
            name="message"
            rows={8}
            maxLength={5000}
            required
            aria-describedby="message-error"
          />
        </Labelled>
        <Button type="submit" disabled look="main" big data-busy-label={say(publicMessages.sending)}>
          {say(publicMessages.send)}
        </Button>
      </Form>
      <Outcome role="status" data-outcome tabIndex={-1} />
    </Column>
  );
}

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {children}
      <Wrong id={`${name}-error`} hidden>
        <CircleAlert aria-hidden />
        <span />
      </Wrong>
    </div>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
  &[hidden] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  & > div {
    display: grid;
    gap: ${theme.s2};
    width: 100%;
  }
  & label {
    font-weight: 650;
  }
`;
const Area = styled.textarea`
  ${inputShape}
  resize: vertical;
`;
const Wrong = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.4rem;
  color: ${theme.danger};
  font-size: ${theme.tSmall};
  font-weight: 600;
  &[hidden] {
    display: none;
  }
`;
const Outcome = styled.p`
  &:not(:empty) {
    margin-top: ${theme.s5};
    padding: ${theme.s3} ${theme.s4};
    border-radius: ${theme.cutM};
    background: ${theme.dangerSoft};
  }
  &[data-tone='good'] {
    background: ${theme.okSoft};
  }
`;
