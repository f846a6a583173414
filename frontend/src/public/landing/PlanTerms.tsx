import { type Plan, planTable } from '@storylark/contracts/subscriptions/plans';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import { landingMessages } from './landingMessages.ts';

/** Names of plans are the same in all languages. */
const names: Record<Plan, string> = {
  free: 'Free',
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
};
const voices = {
  basic: landingMessages.voicesBasic,
  standard: landingMessages.voicesStandard,
  all: landingMessages.voicesAll,
};

/** One plan in the ledger: its price by month and by year, what it holds, and the way to it. */
export function PlanTerms({ plan }: { plan: Plan }) {
  const { formatMessage: say } = useIntl();
  const { money } = useFormats();
  const terms = planTable[plan];
  const isFree = terms.price.month === 0;
  const lines = [
    say(landingMessages.stories, { count: terms.stories }),
    say(landingMessages.characters, { count: terms.characters }),
    say(voices[terms.voices]),
    ...(terms.premiumEffects ? [say(landingMessages.premiumEffects)] : []),
    ...(terms.relationships ? [say(landingMessages.relationships)] : []),
  ];
  return (
    <li>
      {plan === 'standard' && <Mark>{say(landingMessages.forFamilies)}</Mark>}
      <h3>{names[plan]}</h3>
      <p className="month">
        <Price>{isFree ? money(0).replace(/[.,]00/, '') : money(terms.price.month)}</Price>{' '}
        <span className="small muted">{say(isFree ? landingMessages.noCard : landingMessages.perMonth)}</span>
      </p>
      {!isFree && (
        <p className="year">
          <Price>{money(terms.price.year / 12)}</Price>{' '}
          <span className="small muted">
            {say(landingMessages.perYear, { sum: money(terms.price.year) })}
          </span>
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <ButtonLink className="visitor" look={plan === 'standard' ? 'main' : 'quiet'} wide to={pages.signup}>
        {isFree ? say(landingMessages.startFree) : say(landingMessages.choose, { plan: names[plan] })}
      </ButtonLink>
      {!isFree && (
        <ButtonLink
          className="member"
          look={plan === 'standard' ? 'main' : 'quiet'}
          wide
          to={pages.subscriptions}
        >
          {say(landingMessages.choose, { plan: names[plan] })}
        </ButtonLink>
      )}
    </li>
  );
}

const Price = styled.span`
  font: 400 2.1rem/1 ${theme.fontDisplay};
  font-variant-numeric: lining-nums;
`;
const Mark = styled.span`
  position: absolute;
  top: -1px;
  left: ${theme.s5};
  transform: translateY(-50%);
  padding: 0.25rem 0.7rem;
  background: ${theme.lamp};
  color: ${theme.onLamp};
  border-radius: ${theme.round};
  font-weight: 700;
  font-size: ${theme.tMicro};
`;
