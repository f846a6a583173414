import { reconcileAll } from '@storylark/command-api/subscriptions/reconcile/reconcileAll';
import { CommandFailed, withInstallation } from './withInstallation.ts';

// npm run reconcile              everybody who was ever led to a page to pay on
// npm run reconcile -- <account>
await withInstallation(async ({ post }, [accountId, ...more]) => {
  if (more.length > 0) throw new CommandFailed('Usage: npm run reconcile [-- <account>]');
  const { agrees, text } = await reconcileAll(post, accountId);
  if (!agrees) throw new CommandFailed(text);
  return text;
});
