import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import { SkipLink } from './SkipLink.tsx';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';
import { type WizardStep, WizardProgress } from './WizardProgress.tsx';

type Props = {
  /** Of all steps, in order; `to` of the earlier ones makes their posts links. */
  steps: readonly WizardStep[];
  /** Counted from 0. */
  current: number;
  /** Of a step that asks in several parts: the one shown. */
  part?: string | undefined;
  question: string;
  /** What the wizard makes, for the document's title. */
  making: string;
  closeTo: string;
  onBack: (() => void) | null;
  onNext: () => void;
  /** The last step's verb. */
  nextLabel?: string;
  busy?: boolean;
  /** What went wrong with it, or what stands in its way: said where the thumb is. */
  said?: ReactNode;
  /** What has been chosen so far. */
  summary?: ReactNode;
  children: ReactNode;
};

/** One question per screen: close, song line with a post per step, the question, and a foot that stays. */
export function WizardFrame(props: Props) {
  const {
    steps,
    current,
    part,
    question,
    making,
    closeTo,
    onBack,
    onNext,
    nextLabel,
    busy = false,
    said,
    summary,
    children,
  } = props;
  const intl = useIntl();
  const { search } = useLocation();
  // Each question, and each part of one, begins at its top, however far the last one was read.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the place is the occasion
  useEffect(() => void window.scrollTo(0, 0), [search]); // newer browsers answer with a promise
  const main = useRef<HTMLElement>(null);
  const partBefore = useRef(part);
  // Between two parts no heading is new: the question takes the focus once it is drawn. Tabs keep theirs, and
  // name the part themselves.
  useEffect(() => {
    if (partBefore.current === part) return;
    partBefore.current = part;
    if (document.activeElement?.matches('[role=tab]')) return;
    requestAnimationFrame(() =>
      main.current?.querySelector<HTMLElement>('[role=radiogroup]')?.focus({ preventScroll: true }),
    );
  }, [part]);
  const step = current + 1;
  const name = steps[current]?.name ?? '';
  const count = { step, steps: steps.length };
  return (
    <Frame>
      <SkipLink />
      <header>
        <ButtonLink look="bare" icon to={closeTo} aria-label={intl.formatMessage(uiMessages.wizardClose)}>
          <X aria-hidden />
        </ButtonLink>
        <WizardProgress steps={steps} current={current} />
        <span className="small muted num">{intl.formatMessage(uiMessages.wizardStep, count)}</span>
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        <PageHeading
          title={[
            ...(part ? [part] : []),
            intl.formatMessage(uiMessages.titleStep, { ...count, name }),
            making,
          ].join(' · ')}
        >
          {question}
        </PageHeading>
        {children}
      </main>
      <footer>
        <Said>{said}</Said>
        <div>
          {onBack && (
            <Button onClick={onBack}>
              <ArrowLeft aria-hidden /> {intl.formatMessage(uiMessages.back)}
            </Button>
          )}
          <Summary>{summary}</Summary>
          <Button look="main" big busy={busy} onClick={onNext}>
            {nextLabel ?? intl.formatMessage(uiMessages.next)} <ArrowRight aria-hidden />
          </Button>
        </div>
      </footer>
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  & > header {
    display: flex;
    align-items: center;
    gap: ${theme.s4};
    width: 100%;
    max-width: ${theme.page};
    margin: auto;
    padding: ${theme.s3} ${theme.s4};
    & > :first-child {
      margin-left: -0.75rem;
    }
  }
  & > main {
    width: 100%;
    max-width: ${theme.page};
    margin: 0 auto;
    padding: ${theme.s4} ${theme.s4} ${theme.s7};
  }
  & > footer {
    position: sticky;
    bottom: 0;
    z-index: 10;
    background: ${theme.paper};
    border-top: 2px solid ${theme.line};
    & > :last-child {
      display: flex;
      flex-wrap: wrap; /* with large letters the two buttons stand one above the other */
      align-items: center;
      gap: ${theme.s3};
      max-width: ${theme.page};
      margin: auto;
      padding: ${theme.s3} ${theme.s4} calc(${theme.s3} + env(safe-area-inset-bottom));
    }
    & > :last-child > :last-child {
      min-width: 9rem;
    }
    @media ${theme.upToPhone} {
      & > :last-child > :last-child {
        flex: 1;
      }
    }
    @media ${theme.upToNarrow} {
      & > :last-child > :last-child > .lucide {
        display: none; /* its room is the words', lest they break within */
      }
    }
  }
`;
const Said = styled.div`
  &:empty {
    display: none;
  }
  max-width: ${theme.page};
  margin: auto;
  padding: ${theme.s3} ${theme.s4} 0;
  max-height: 28dvh; /* long words in large letters leave the question in sight, and never push the button out */
  overflow-y: auto;
`;
const Summary = styled.p`
  flex: 1;
  min-width: 0;
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
  @media ${theme.upToPhone} {
    display: none;
  }
`;
