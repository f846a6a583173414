import { PASSWORD_MIN } from '@storylark/contracts/constants';
import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { FieldFrame, Input } from './FieldFrame.tsx';
import { passwordStrength } from './passwordStrength.ts';
import { bold } from '../linkTo.tsx';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';
import { useFieldError } from './useFieldError.ts';

const tests = {
  ruleLength: (password: string) => password.length >= PASSWORD_MIN,
  ruleSpecial: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  ruleUppercase: (password: string) => /\p{Lu}/u.test(password),
};
export type PasswordRule = keyof typeof tests;
const strengths = { weak: 'strengthWeak', fair: 'strengthFair', strong: 'strengthStrong' } as const;

type Props = {
  name: string;
  label: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** Shown before typing, ticked as they are met. */ rules?: readonly PasswordRule[];
  /** Told when one begins or ends to look at it. */ onShown?: (shown: boolean) => void;
};

/** A password that can be looked at. */
export function PasswordField({ name, label, autoComplete, rules = [], onShown }: Props) {
  const intl = useIntl();
  const { field, found, error } = useFieldError<string>(name);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const turn = () => {
    setShown(!shown);
    onShown?.(!shown);
  };
  return (
    <FieldFrame
      label={label}
      error={error}
      {...(rules.length > 0
        ? { below: (id: string) => <Rules id={id} rules={rules} password={field.value} found={found} /> }
        : {})}
    >
      {(wiring) => (
        <Box>
          <Input
            {...field}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            look="bare"
            icon
            aria-label={intl.formatMessage(shown ? uiMessages.hidePassword : uiMessages.showPassword)}
            onClick={turn}
          >
            <Icon aria-hidden />
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}

type RulesProps = {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
  found: string | undefined;
};

function Rules({ id, rules, password, found }: RulesProps) {
  const intl = useIntl();
  const strength =
    found === 'passwordCommon' || found === 'passwordPersonal' ? 'weak' : passwordStrength(password);
  return (
    <List id={id}>
      {rules.map((name) => {
        const met = tests[name](password);
        const rule = intl.formatMessage(uiMessages[name]);
        return (
          <li key={name} data-met={met}>
            {met ? <Check aria-hidden /> : <Circle aria-hidden />}
            <span aria-hidden>{rule}</span>
            <span className="sr">
              {intl.formatMessage(met ? uiMessages.ruleMet : uiMessages.ruleOpen, { rule })}
            </span>
          </li>
        );
      })}
      {password !== '' && (
        <li>
          {intl.formatMessage(uiMessages.strength, {
            level: intl.formatMessage(uiMessages[strengths[strength]]),
            b: bold,
          })}
        </li>
      )}
    </List>
  );
}

const Box = styled.div`
  position: relative;
  & > input {
    padding-right: 3.4rem;
  }
  & > button {
    position: absolute;
    right: 0.25rem;
    top: 50%;
    translate: 0 -50%;
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${theme.s1};
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
  & > li {
    display: flex;
    gap: 0.4rem;
    align-items: flex-start;
  }
  & .lucide {
    margin-top: 0.1em;
  }
  & > [data-met='true'] {
    color: ${theme.ok};
  }
`;
