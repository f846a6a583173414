import { internalPaths } from '@storylark/contracts/internalPaths';
import { intervals, plans } from '@storylark/contracts/subscriptions/plans';
import { CommandFailed, withInstallation } from './withInstallation.ts';

type Answer = {
  held: string;
  shown: string;
  periodEnd: string | null;
  downgrade: { plan: string; effectiveAt: string } | null;
};

// npm run plan -- <email> <plan> [month|year]
await withInstallation(async ({ post }, [email, plan, interval = 'month']) => {
  if (!email || !plans.some((one) => one === plan) || !intervals.some((one) => one === interval))
    throw new CommandFailed(`Usage: npm run plan -- <email> ${plans.join('|')} [${intervals.join('|')}]`);
  const { held, downgrade } = await post<Answer>(internalPaths.plan, { email, plan, interval }).catch(
    (error: unknown) => {
      throw String(error).includes('notFound')
        ? new CommandFailed(`There is no account with the address ${email}.`)
        : error;
    },
  );
  return downgrade
    ? `${email} has ${held} until ${downgrade.effectiveAt}, then ${downgrade.plan}.`
    : `${email} has ${held} now.`;
});
