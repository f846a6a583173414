import { type Interval, isHigher, type Plan } from '@storylark/contracts/subscriptions/plans';
import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';
import { changesMessages } from './changes/changesMessages.ts';
import { offerOf } from './changes/offerOf.ts';
import { Offer } from './Offer.tsx';
import { Price } from './Price.tsx';
import { subscriptionsMessages, voicesMessages } from './subscriptionsMessages.ts';

type Props = {
  plans: readonly PlanView[];
  current: SubscriptionView;
  /** Whether a plan can be bought here at all. */
  isForSale: boolean;
  interval: Interval;
  /** The plan with the room that was missing, where one came from there. */
  wanted: Plan | null;
};

/** All plans beside one another; below one another, the own one comes first. */
export function Ledger({ plans, current, isForSale, interval, wanted }: Props) {
  const intl = useIntl();
  const offers = plans.map(({ plan }) => {
    const offer = offerOf(current, plan, interval);
    return offer === 'start' && !isForSale ? null : offer;
  });
  const larger = plans
    .filter(({ plan }, at) => isHigher(plan, current.plan) && offers[at])
    .map(({ plan }) => plan);
  const mark = larger.find((plan) => plan === wanted);
  const main = mark ?? larger[0];
  return (
    <Book>
      {plans.map((plan, at) => (
        <li key={plan.plan} aria-current={plan.isCurrent || undefined}>
          {plan.isCurrent && <Mark>{intl.formatMessage(subscriptionsMessages.yourPlan)}</Mark>}
          {plan.plan === mark && <Mark $quiet>{intl.formatMessage(changesMessages.more)}</Mark>}
          <h2>{intl.formatMessage(subscriptionsMessages.planName, { plan: plan.plan })}</h2>
          <Price plan={plan} interval={interval} />
          <ul>
            {contents(plan).map(({ message, count }) => (
              <li key={message.id}>
                <Check aria-hidden /> <span>{intl.formatMessage(message, { count })}</span>
              </li>
            ))}
          </ul>
          {plan.isCurrent && (
            <Used className="small muted">
              <span>
                {intl.formatMessage(subscriptionsMessages.storiesUsed, {
                  used: current.storiesUsed,
                  limit: current.storyLimit,
                })}
              </span>
              <span>
                {intl.formatMessage(subscriptionsMessages.charactersUsed, {
                  used: current.charactersUsed,
                  limit: current.characterLimit,
                })}
              </span>
            </Used>
          )}
          {offers[at] && (
            <Offer
              offer={offers[at]}
              plan={plan.plan}
              interval={interval}
              current={current}
              isMain={plan.plan === main}
            />
          )}
        </li>
      ))}
    </Book>
  );
}

const contents = ({ stories, characters, voices, relationships, premiumEffects }: PlanView) => [
  { message: subscriptionsMessages.stories, count: stories },
  { message: subscriptionsMessages.characters, count: characters },
  { message: voicesMessages[voices], count: 0 },
  ...(relationships ? [{ message: subscriptionsMessages.relationships, count: 0 }] : []),
  ...(premiumEffects ? [{ message: subscriptionsMessages.premiumEffects, count: 0 }] : []),
];

const belowOneAnother = '(max-width: 60rem)';
const Book = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
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
    border-left: 0;
  }
  & > li[aria-current] {
    background: ${theme.lampSoft};
  }
  & > li[aria-current]:first-child {
    border-radius: ${theme.cutL};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > li[aria-current]:last-child {
    border-radius: ${theme.cutL};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & h2 {
    font-size: 1.375rem;
  }
  & ul > li {
    display: flex;
    gap: ${theme.s2};
    padding: 0.22rem 0;
    font-size: ${theme.tSmall};
  }
  & ul .lucide {
    margin-top: 0.1em;
    color: ${theme.ok};
  }
  @media ${belowOneAnother} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      border-left: 0;
      border-top: 2px solid ${theme.line};
    }
    & > li[aria-current],
    & > li[aria-current]:first-child,
    & > li[aria-current]:last-child {
      order: -1;
      border-top: 0;
      border-radius: ${theme.cutL};
    }
  }
`;
const Mark = styled.span<{ $quiet?: boolean }>`
  position: absolute;
  top: -1px;
  left: ${theme.s5};
  translate: 0 -50%;
  padding: 0.25rem 0.7rem;
  background: ${({ $quiet }) => ($quiet ? theme.action : theme.lamp)};
  color: ${({ $quiet }) => ($quiet ? theme.onAction : theme.onLamp)};
  border-radius: ${theme.round};
  font-size: ${theme.tMicro};
  font-weight: 700;
`;
const Used = styled.p`
  display: grid;
  margin-top: auto;
`;
