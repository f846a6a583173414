import { charactersStream } from '@storylark/contracts/characters/events';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { allowanceStream } from '@storylark/contracts/subscriptions/events';
import { allowanceDecider } from './allowance/allowanceDecider.ts';
import { castOf } from './characters/castOf.ts';
import { characterRoutes } from './characters/characterRoutes.ts';
import { portraitRoutes } from './characters/portraitRoutes.ts';
import { charactersDecider } from './characters/charactersDecider.ts';
import type { CommandMetaOf } from './commandMeta.ts';
import { listeningRoutes } from './listening/listeningRoutes.ts';
import { createRecentlyUsed } from './stories/recentlyUsed.ts';
import { shareIdRoutes } from './stories/shareIdRoutes.ts';
import { storyRoutes, type StoryDeps } from './stories/storyRoutes.ts';
import { storyWorkRoutes, type StoryWorkDeps } from './stories/storyWorkRoutes.ts';
import { createPlans } from './subscriptions/createPlans.ts';
import { paymentRoutes, type PaymentDeps } from './subscriptions/paymentRoutes.ts';
import { subscriptionRoutes, type SubscriptionDeps } from './subscriptions/subscriptionRoutes.ts';

export type ProductDeps = {
  commands: CommandHandler;
  metaOf: CommandMetaOf;
  /** Address of a blob, signed. */
  mediaUrl: (key: string) => string;
} & Pick<StoryDeps, 'newShareId' | 'publicUrl' | 'openingsOf'> &
  Pick<StoryWorkDeps, 'openedAtOf' | 'outsideTermsOf'> &
  Pick<SubscriptionDeps, 'accountIdOf'> &
  Omit<PaymentDeps, 'allowanceOf'>;

/** Characters, stories, listening and plans: what each asks of the others is handed to it here. */
export function productRoutes(deps: ProductDeps): Route[] {
  const { commands, metaOf, mediaUrl, newShareId, publicUrl, openingsOf, accountIdOf } = deps;
  const { planOf, windowOf } = createPlans(commands);
  const castFor: StoryDeps['castOf'] = async (accountId, heroId) =>
    castOf((await commands.load(charactersDecider, charactersStream(accountId))).state, heroId);
  const recentlyUsed = createRecentlyUsed({ commands, windowOf });
  return [
    ...characterRoutes({ commands, metaOf, planOf, mediaUrl }),
    ...portraitRoutes({ commands, metaOf, planOf }),
    ...storyRoutes({
      commands,
      metaOf,
      castOf: castFor,
      windowOf,
      recentlyUsed,
      newShareId,
      publicUrl,
      openingsOf,
    }),
    ...storyWorkRoutes({ ...deps, planOf, windowOf }),
    ...shareIdRoutes({ commands, metaOf }),
    ...listeningRoutes({ commands, metaOf }),
    ...subscriptionRoutes({ commands, metaOf, accountIdOf }),
    ...paymentRoutes({
      ...deps,
      allowanceOf: async (accountId, window) =>
        (await commands.load(allowanceDecider, allowanceStream(accountId, window))).state,
    }),
  ];
}
