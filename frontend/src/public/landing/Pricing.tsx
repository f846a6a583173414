import { type Plan, plans, planTable } from '@storylark/contracts/subscriptions/plans';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import { Band } from './band.ts';
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
const { price } = planTable.standard;
const savedPercent = Math.round(100 - (price.year / (price.month * 12)) * 100);

/** Which prices are shown is a pair of radios that CSS listens to. */
export function Pricing() {
  const intl = useIntl();
  const { money, percent } = useFormats();
  const say = intl.formatMessage;
  return (
    <Section id="pricing" aria-labelledby="pricing-title">
      <Top>
        <h2 id="pricing-title">{say(landingMessages.pricingTitle)}</h2>
        <Choice>
          <legend className="sr">{say(landingMessages.billing)}</legend>
          <label>
            <input type="radio" name="billing" value="month" defaultChecked className="sr" />
            {say(landingMessages.monthly)}
          </label>
          <label>
            <input type="radio" name="billing" value="year" className="sr" />
            {say(landingMessages.yearly, { percent: percent(savedPercent) })}
          </label>
        </Choice>
      </Top>
      <Ledger>
        {plans.map((plan) => {
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
            <li key={plan}>
              {plan === 'standard' && <Mark>{say(landingMessages.forFamilies)}</Mark>}
              <h3>{names[plan]}</h3>
              <p className="month">
                <Price>{isFree ? money(0).replace(/[.,]00/, '') : money(terms.price.month)}</Price>{' '}
                <span className="small muted">
                  {say(isFree ? landingMessages.noCard : landingMessages.perMonth)}
                </span>
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
              <ButtonLink
                className="visitor"
                look={plan === 'standard' ? 'main' : 'quiet'}
                wide
                to={pages.signup}
              >
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
        })}
      </Ledger>
      <p className="small muted">{say(landingMessages.cancelAnyDay)}</p>
    </Section>
  );
}

const Section = styled(Band)`
  & .year,
  &:has([value='year']:checked) .year + ul {
    margin: 0;
  }
  & .year {
    display: none;
  }
  &:has([value='year']:checked) .year {
    display: block;
  }
  &:has([value='year']:checked) .month:has(+ .year) {
    display: none;
  }
  & > .muted {
    margin-top: ${theme.s4};
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3};
  margin-bottom: ${theme.s6};
`;
const Choice = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  padding: 4px;
  background: ${theme.sunken};
  border-radius: 1.75rem;
  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
    padding: 0 1.1rem;
    border-radius: ${theme.round};
    font-weight: 650;
    cursor: pointer;
  }
  & label:has(:checked) {
    background: ${theme.surface};
    box-shadow:
      ${theme.edge1},
      inset 0 0 0 2px ${theme.edge};
  }
  & label:has(:focus-visible) {
    outline: 3px solid ${theme.focus};
    outline-offset: 2px;
  }
`;
const Ledger = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge1};
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${theme.s3};
    padding: ${theme.s5};
    border-left: 2px solid ${theme.line};
  }
  & > li:first-child {
    border: 0;
  }
  & ul > li {
    display: flex;
    gap: 0.5rem;
    padding: 0.22rem 0;
    font-size: ${theme.tSmall};
  }
  & ul .lucide {
    margin-top: 0.1em;
    color: ${theme.ok};
  }
  & > li > a {
    margin-top: auto;
  }
  @media (max-width: 60rem) {
    grid-template-columns: 1fr;
    & > li {
      border-top: 2px solid ${theme.line};
      border-left: 0;
    }
  }
`;
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
