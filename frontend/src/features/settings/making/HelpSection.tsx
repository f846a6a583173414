import type { UserView } from '@storylark/contracts/accounts/views';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import { HelperList } from '../../../storyActs/outside/HelperList.tsx';
import {
  type Helpers,
  makingChosen,
  makingOpened,
  selectMaking,
} from '../../../storyActs/outside/outsideSlice.ts';
import { WhatLeaves } from '../../../storyActs/outside/WhatLeaves.tsx';
import { NotDone } from '../NotDone.tsx';
import { Switch } from '../reading/Switch.tsx';
import { Section } from '../Section.tsx';
import { makingMessages } from './makingMessages.ts';

/** Whether they may help, and what happens where they do not deliver. */
export function HelpSection({ helpers, user }: { helpers: Helpers; user: UserView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { wished, saving } = useSelector(selectMaking);
  useEffect(() => void dispatch(makingOpened()), [dispatch]);
  const mayHelp = (wished.useOutsideModels ?? user.useOutsideModels) === true;
  return (
    <Section title={intl.formatMessage(makingMessages.help)}>
      <HelperList helpers={helpers} />
      <div>
        <WhatLeaves helpers={helpers} />
      </div>
      <div>
        <Switch
          label={intl.formatMessage(makingMessages.mayHelp)}
          hint={intl.formatMessage(makingMessages.mayHelpHint)}
          on={mayHelp}
          onChange={(useOutsideModels) => dispatch(makingChosen({ useOutsideModels }))}
        />
        {mayHelp && (
          <Switch
            label={intl.formatMessage(makingMessages.fallback)}
            hint={intl.formatMessage(makingMessages.fallbackHint)}
            on={wished.offlineFallback ?? user.offlineFallback}
            onChange={(offlineFallback) => dispatch(makingChosen({ offlineFallback }))}
          />
        )}
      </div>
      <NotDone title={intl.formatMessage(makingMessages.notSaved)} failure={failureIn(saving)} />
    </Section>
  );
}
