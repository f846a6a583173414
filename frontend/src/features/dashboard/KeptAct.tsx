import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pages, pathTo } from '../../lib/paths.ts';
import { type KeptName, keptNames } from '../../offline/keptStories.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Acts } from './actLooks.ts';
import { dashboardMessages } from './dashboardMessages.ts';

/** Without a network: the newest story on this device; `children` where there is none. */
export function KeptAct({ wide, children }: { wide: boolean; children: ReactNode }) {
  const intl = useIntl();
  const accountId = useSelector(selectUser)?.uuid ?? '';
  const [newest, setNewest] = useState<KeptName | null>(null);
  useEffect(() => {
    let here = true;
    void keptNames(accountId).then(([first]) => here && setNewest(first ?? null));
    return () => {
      here = false;
    };
  }, [accountId]);
  if (!newest) return children;
  return (
    <Acts $wide={wide}>
      <ButtonLink look="lamp" big to={`${pathTo(pages.story, { uuid: newest.uuid })}?goOn=1`}>
        <Play aria-hidden />
        <span>
          {intl.formatMessage(dashboardMessages.hearKept, {
            title: newest.title ?? intl.formatMessage(dashboardMessages.untitled),
          })}
        </span>
      </ButtonLink>
    </Acts>
  );
}
