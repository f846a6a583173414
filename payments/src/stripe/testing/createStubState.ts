import type * as Stub from './stubObjects.ts';

export type Card = 'good' | 'declined' | 'confirm';

type Start = {
  startMs: number;
  apiVersion: string;
  /** Origin of the pages that people are led to. */
  pagesUrl: string;
};

/** Everything the stub holds, in the order in which it was made. */
export function createStubState({ startMs, apiVersion, pagesUrl }: Start) {
  let count = 0;
  let seconds = Math.floor(startMs / 1000);
  const state = {
    customers: new Map<string, Stub.StubCustomer>(),
    products: new Map<string, Stub.StubProduct>(),
    prices: new Map<string, Stub.StubPrice>(),
    sessions: new Map<string, Stub.StubSession>(),
    /** What a session sells, by its id. */
    sold: new Map<string, { price: string; metadata: Record<string, string> }>(),
    subscriptions: new Map<string, Stub.StubSubscription>(),
    schedules: new Map<string, Stub.StubSchedule>(),
    invoices: new Map<string, Stub.StubInvoice>(),
    intents: new Map<string, Stub.StubIntent>(),
    charges: new Map<string, Stub.StubCharge>(),
    refunds: new Map<string, Stub.StubRefund>(),
    disputes: new Map<string, Stub.StubDispute>(),
    events: new Map<string, Stub.StubEvent>(),
    configurations: new Map<string, Stub.StubConfiguration>(),
    endpoints: new Map<string, Stub.StubEndpoint>(),
    portals: new Map<string, Stub.StubPortal>(),
    /** By customer; one that is not here is good. */
    cards: new Map<string, Card>(),
    /** Gone at Stripe, and since when; their invoices stay. */
    deleted: new Map<string, number>(),
  };
  return {
    ...state,
    pagesUrl,
    now: () => seconds,
    setNow: (to: number) => (seconds = to),
    newId: (prefix: string) => `${prefix}_${(count += 1).toString().padStart(6, '0')}`,
    /** Told to whoever listens: the object as it is at this moment. */
    emit(type: string, object: unknown) {
      const id = `evt_${(count += 1).toString().padStart(6, '0')}`;
      state.events.set(id, {
        id,
        object: 'event',
        api_version: apiVersion,
        created: seconds,
        data: { object: structuredClone(object) },
        type,
      });
    },
  };
}
export type StubState = ReturnType<typeof createStubState>;

/** What Stripe answers instead of an object. */
export class StubError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  constructor(status: number, type: string, code?: string, message = code ?? type) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

export const invalid = (message: string) => new StubError(400, 'invalid_request_error', undefined, message);

export function need<T>(kind: ReadonlyMap<string, T>, id: string): T {
  const found = kind.get(id);
  if (!found) throw new StubError(404, 'invalid_request_error', 'resource_missing', `no such ${id}`);
  return found;
}
