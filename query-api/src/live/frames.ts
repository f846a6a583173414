import type { FeedDocument } from '@storylark/contracts/documents';

/** One frame of an event stream; its id is where a reader resumes. */
export const frameOf = ({ event, data }: Pick<FeedDocument, 'event' | 'data'>, id: string) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
/** Sets the place to resume from without saying anything. */
export const placeFrame = (id: string) => `id: ${id}\n\n`;
/** What the browser knows is too old to be brought up to date: it fetches anew. */
export const reloadFrame = (id: string) => `id: ${id}\nevent: reload\ndata: {}\n\n`;
/** This stream gives way to a newer one of the same account: who hears it does not come back by itself. */
export const GIVE_WAY = 'event: giveWay\ndata: {}\n\n';
export const HEARTBEAT = ': \n\n';

/** Of a row of the feed, by its id. */
export const positionOf = (rowId: string): number => Number(rowId.slice(rowId.lastIndexOf('/') + 1));
