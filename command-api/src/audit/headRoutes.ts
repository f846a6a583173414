import { headMadeAnswer } from '@storylark/contracts/audit/answers';
import { internalPaths } from '@storylark/contracts/internalPaths';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';

export type HeadDeps = {
  signNext: () => Promise<boolean>;
  /** PEM. */
  publicKey: string;
};

export const headRoutes = ({ signNext, publicKey }: HeadDeps): Route[] => [
  route({
    method: 'POST',
    path: internalPaths.auditHead,
    summary: 'Signs the next head over what was appended since the last one',
    auth: 'service',
    answers: {
      200: { description: 'Whether one was made: if so, another may be due', schema: headMadeAnswer },
    },
    handle: async () => ({ body: { made: await signNext(), publicKey } }),
  }),
];
