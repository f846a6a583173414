import type { TonightView } from '@storylark/contracts/stories/tonight';
import { useIntl } from 'react-intl';
import { dashboardMessages } from './dashboardMessages.ts';

/** Whose turn it is among siblings, and why; nothing where that is not known for sure. */
export function Turn({ id, tonight: { hero, turn } }: { id?: string; tonight: TonightView }) {
  const intl = useIntl();
  return (
    hero &&
    turn && (
      <p id={id} className="small muted">
        {intl.formatMessage(dashboardMessages.turn, { name: hero.name, ...turn })}
      </p>
    )
  );
}
