import type { StoryView } from '@storylark/contracts/stories/views';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Lark } from '../../../ui/art/Lark.tsx';
import { theme } from '../../../ui/theme.ts';
import { makingMessages } from './makingMessages.ts';
import { stageOf, stages } from './progressOf.ts';
import { useUsualTime } from './useUsualTime.ts';

type Props = { story: Pick<StoryView, 'state' | 'expectedSeconds' | 'progress'>; elapsed: number };

/**
 * Four posts, the lark at the one at work; each later one says how long it usually takes, if that is known.
 */
export function Steps({ story: { state, expectedSeconds, progress }, elapsed }: Props) {
  const intl = useIntl();
  const formats = useFormats();
  const at = stageOf(state);
  const usual = useUsualTime();
  const aside = (index: number) => {
    const stage = stages[index];
    if (index < at) return intl.formatMessage(makingMessages.done);
    if (index === at) return formats.length(elapsed);
    return stage && expectedSeconds ? usual(expectedSeconds[stage]) : '';
  };
  return (
    <List aria-label={intl.formatMessage(makingMessages.steps)} $done={at / stages.length}>
      {[...stages, 'ready' as const].map((step, index) => (
        <li key={step} {...(index === at && { 'aria-current': 'step' as const })}>
          {index === at ? <Lark /> : <span className={index < at ? 'post past' : 'post'} />}
          <span>{intl.formatMessage(makingMessages[step], { count: progress.picturesTotal })}</span>
          <span className="small num">{aside(index)}</span>
        </li>
      ))}
    </List>
  );
}

const hop = keyframes`
  0%, 80%, 100% { transform: none; }
  88% { transform: translateY(-5px) rotate(-6deg); }
`;
const List = styled.ol<{ $done: number }>`
  position: relative;
  display: grid;
  gap: 0.35rem;
  &::before {
    content: '';
    position: absolute;
    left: 1.16rem;
    top: 1.4rem;
    bottom: 1.4rem;
    width: 4px;
    border-radius: 4px;
    background: linear-gradient(${theme.song} ${({ $done }) => 14 + $done * 86}%, ${theme.line} 0);
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem 1fr auto;
    gap: ${theme.s3};
    align-items: center;
    min-height: 3rem;
    color: ${theme.ink2};
  }
  & > [aria-current] {
    color: ${theme.ink};
    font-weight: 700;
  }
  .post {
    justify-self: center;
    width: 1.3rem;
    height: 1.3rem;
    border: 3px solid ${theme.edge};
    border-radius: 50%;
    background: ${theme.paper};
  }
  .past {
    border-color: ${theme.song};
    background: ${theme.song};
  }
  svg {
    width: 2.6rem;
    height: 2.6rem;
    margin-top: -0.9rem;
    color: ${theme.ink};
    @media (prefers-reduced-motion: no-preference) {
      animation: ${hop} 2.8s ${theme.easeLark} infinite;
    }
  }
  @media ${theme.upToTablet} {
    gap: 0;
    & > li {
      min-height: 2.4rem;
    }
  }
`;
