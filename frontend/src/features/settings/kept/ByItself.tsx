import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { dropByThemselves, whyNotNow } from '../../../offline/keepByItself.ts';
import { useKeepingSetting } from '../../../offline/keepingSetting.ts';
import { Switch } from '../reading/Switch.tsx';
import { keptMessages } from './keptMessages.ts';

/** Whether stories are kept without being told to, and what stands in the way of it just now. */
export function ByItself({ accountId }: { accountId: string }) {
  const intl = useIntl();
  const [on, change] = useKeepingSetting();
  const [why, setWhy] = useState<'saveData' | 'tight' | null>(null);
  useEffect(() => {
    let here = true;
    void whyNotNow().then((found) => here && setWhy(found));
    return () => {
      here = false;
    };
  }, []);
  function choose(next: boolean) {
    change(next);
    if (!next) void dropByThemselves(accountId);
  }
  return (
    <>
      <Switch
        label={intl.formatMessage(keptMessages.byItself)}
        hint={intl.formatMessage(keptMessages.byItselfHint)}
        on={on}
        onChange={choose}
      />
      {on && why && <Callout>{intl.formatMessage(keptMessages[why])}</Callout>}
    </>
  );
}
