import { paths } from '@storylark/contracts/paths';
import type { StoryItem } from '@storylark/contracts/stories/views';
import type { PlanView, SlotView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/page.ts';

export const createSubscriptionsApi = (http: Http) => ({
  plans: () => http.call<readonly PlanView[]>('GET', paths.plans),
  current: () => http.call<SubscriptionView>('GET', paths.currentSubscription),
  slots: () => http.call<Page<SlotView>>('GET', paths.slots),
  stories: () => http.call<Page<StoryItem>>('GET', paths.stories),
});
export type SubscriptionsApi = ReturnType<typeof createSubscriptionsApi>;
