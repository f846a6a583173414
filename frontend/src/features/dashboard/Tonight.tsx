import type { TonightView } from '@storylark/contracts/stories/tonight';
import { Moon } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { tonightAddress } from '../../lib/tonight.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { dashboardMessages } from './dashboardMessages.ts';
import { Acts, Lines } from './actLooks.ts';
import { MakeLink } from './MakeLink.tsx';
import { Turn } from './Turn.tsx';
import type { PartOfDay } from './whenOf.ts';

/** With somebody to tell of, and a story left to tell. */
export type TellableTonight = TonightView & {
  hero: NonNullable<TonightView['hero']>;
  story: NonNullable<TonightView['story']>;
};
export const isTellable = (tonight: TonightView | null): tonight is TellableTonight =>
  tonight !== null && tonight.hero !== null && tonight.story !== null;

/** For whoever wants to decide nothing: who is next, and one press to a story that fits. */
export function Tonight({
  tonight,
  part,
  first,
  wide,
}: {
  tonight: TellableTonight;
  part: PartOfDay;
  first: boolean;
  wide: boolean;
}) {
  const intl = useIntl();
  const line = useId();
  const { hero, story } = tonight;
  return (
    <Lines>
      <Turn id={line} tonight={tonight} />
      <Acts $wide={wide}>
        <ButtonLink
          look="lamp"
          big
          to={tonightAddress(hero, story)}
          aria-describedby={tonight.turn ? line : undefined}
        >
          <Moon aria-hidden />
          <span>
            {intl.formatMessage(dashboardMessages.tonight, {
              part,
              name: hero.name,
            })}
          </span>
        </ButtonLink>
        <MakeLink first={first} look="quiet" />
      </Acts>
    </Lines>
  );
}
