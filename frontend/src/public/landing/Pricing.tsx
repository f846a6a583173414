import { plans, planTable } from '@storylark/contracts/subscriptions/plans';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../ui/theme.ts';
import { Band } from './band.ts';
import { landingMessages } from './landingMessages.ts';
import { PlanTerms } from './PlanTerms.tsx';

const { price } = planTable.standard;
const savedPercent = Math.round(100 - (price.year / (price.month * 12)) * 100);

/** Which prices are shown is a pair of radios that CSS listens to. */
export function Pricing() {
  const intl = useIntl();
  const { percent } = useFormats();
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
        {plans.map((plan) => (
          <PlanTerms key={plan} plan={plan} />
        ))}
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
