import { internalPaths } from '@storylark/contracts/internalPaths';
import { roles } from '@storylark/contracts/accounts/vocabulary';
import { CommandFailed, withInstallation } from './withInstallation.ts';

// npm run role -- <email> admin|auditor [--off]
await withInstallation(async ({ post }, [email, role, off]) => {
  if (!email || !roles.some((one) => one === role) || (off !== undefined && off !== '--off'))
    throw new CommandFailed(`Usage: npm run role -- <email> ${roles.join('|')} [--off]`);
  await post(internalPaths.role, { email, role, held: off === undefined }).catch((error: unknown) => {
    throw String(error).includes('notFound')
      ? new CommandFailed(`There is no account with the address ${email}.`)
      : error;
  });
  return off === undefined ? `${email} is ${role} now.` : `${email} is not ${role} any more.`;
});
