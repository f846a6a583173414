import { internalPaths } from '@storylark/contracts/internalPaths';
import { intervals, plans } from '@storylark/contracts/subscriptions/plans';
import { CommandFailed, withInstallation } from './withInstallation.ts';

type Answer = {
  held: string;
  shown: string;
  periodEnd: string | null;
  downgrade: { plan: string; effectiveAt: string } | null;
};

const refused = (email: string) => ({
  notFound: `There is no account with the address ${email}.`,
  alreadySubscribed:
    `${email} pays for the plan it has: another one set here would be gone when the payment provider is asked ` +
    `next. Its owner changes it on the plans page. npm run plan -- ${email} free ends it at once, here and at ` +
    'the provider, and pays nothing back; after that you can set any plan.',
});

// npm run plan -- <email> <plan> [month|year]
await withInstallation(async ({ post }, [email, plan, interval = 'month']) => {
  if (!email || !plans.some((one) => one === plan) || !intervals.some((one) => one === interval))
    throw new CommandFailed(`Usage: npm run plan -- <email> ${plans.join('|')} [${intervals.join('|')}]`);
  const { held, downgrade } = await post<Answer>(internalPaths.plan, { email, plan, interval }).catch(
    (error: unknown) => {
      const said = Object.entries(refused(email)).find(([code]) => String(error).includes(code));
      throw said ? new CommandFailed(said[1]) : error;
    },
  );
  return downgrade
    ? `${email} has ${held} until ${downgrade.effectiveAt}, then ${downgrade.plan}.`
    : `${email} has ${held} now.`;
});
