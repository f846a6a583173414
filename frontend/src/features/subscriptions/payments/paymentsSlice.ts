import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import type { Failure } from '../../../lib/failure.ts';
import type { Page } from '../../../lib/page.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';

/** Newest first; `total`: how many there are at the house. */
type PaymentsState = { items: readonly InvoiceView[]; total: number } & (
  { status: 'unknown' | 'loading' | 'ready' } | { status: 'failed'; failure: Failure }
);

const initialState: PaymentsState = { status: 'unknown', items: [], total: 0 };

const slice = createSlice({
  name: 'payments',
  initialState: (): PaymentsState => initialState,
  reducers: {
    /** From the newest on; what is shown stays until they are here. */
    paymentsAsked: ({ items, total }): PaymentsState => ({ status: 'loading', items, total }),
    moreAsked: ({ items, total }): PaymentsState => ({ status: 'loading', items, total }),
    paymentsLoaded: (_state, { payload }: PayloadAction<Page<InvoiceView>>): PaymentsState => ({
      status: 'ready',
      ...payload,
    }),
    /** One that came meanwhile has moved the others on: none is shown twice. */
    moreLoaded: ({ items }, { payload }: PayloadAction<Page<InvoiceView>>): PaymentsState => {
      const shown = new Set(items.map(({ id, kind }) => `${kind} ${id}`));
      const more = payload.items.filter(({ id, kind }) => !shown.has(`${kind} ${id}`));
      return { status: 'ready', items: [...items, ...more], total: payload.total };
    },
    paymentsFailed: ({ items, total }, { payload }: PayloadAction<Failure>): PaymentsState => ({
      status: 'failed',
      failure: payload,
      items,
      total,
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { paymentsAsked, moreAsked, paymentsLoaded, moreLoaded, paymentsFailed } = slice.actions;
export const paymentsReducer = slice.reducer;
type Root = { payments: PaymentsState };
export const selectPayments = (state: Root) => state.payments;
