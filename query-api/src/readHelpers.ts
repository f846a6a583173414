import type { ConfigView } from '@storylark/contracts/accounts/views';
import {
  type Helper,
  helpers,
  HELPERS_ID,
  type HelpersDocument,
  type HelperView,
} from '@storylark/contracts/stories/helpers';
import type { Document, ReadStore } from '@storylark/platform/readStore/readStore';

/** Who helps with stories, as the generators said when they started. */
export async function readHelpers(readStore: Pick<ReadStore, 'collection'>): Promise<ConfigView['helpers']> {
  const stored = await readStore.collection<HelpersDocument & Document>(helpers).get(HELPERS_ID);
  const shown = (helper: Helper | null | undefined): HelperView | null =>
    helper
      ? {
          host: helper.host,
          model: helper.model,
          inTheHouse: helper.inTheHouse,
          retentionDays: helper.retentionDays,
        }
      : null;
  return {
    text: shown(stored?.roles.text),
    speech: shown(stored?.roles.speech),
    images: shown(stored?.roles.image),
  };
}
export type Helpers = () => Promise<ConfigView['helpers']>;
