import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { CancelDialog } from './CancelDialog.tsx';
import type { Wish } from './changesSlice.ts';
import { DowngradeDialog } from './DowngradeDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { StartDialog } from './StartDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Props = { wish: Wish; plans: readonly PlanView[]; current: SubscriptionView };

/** What a wish means, in full, before it is confirmed. */
export default function ChangeDialog({ wish, plans, current }: Props) {
  const chosen = 'plan' in wish ? plans.find(({ plan }) => plan === wish.plan) : undefined;
  switch (wish.kind) {
    case 'start':
      return chosen && <StartDialog chosen={chosen} interval={wish.interval} />;
    case 'upgrade':
      return chosen && <UpgradeDialog chosen={chosen} interval={wish.interval} current={current} />;
    case 'downgrade':
      return chosen && <DowngradeDialog chosen={chosen} interval={wish.interval} current={current} />;
    case 'undoDowngrade':
      return <UndoDialog current={current} />;
    case 'cancel':
      return <CancelDialog current={current} />;
    case 'resume':
      return <ResumeDialog plans={plans} current={current} />;
    case 'withdraw':
      return <WithdrawDialog current={current} />;
  }
}
