import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { begun, ended, noAttempt, type Attempt, type AttemptOn } from '../../../lib/attempt.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Page } from '../../../lib/page.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';

/** Newest first; `total`: how many there are at the house; `paper`: the last one fetched, by its line. */
type PaymentsState = { items: readonly InvoiceView[]; total: number; paper: AttemptOn } & (
  { status: 'unknown' | 'loading' | 'ready' } | { status: 'failed'; failure: Failure }
);

const initialState: PaymentsState = { status: 'unknown', items: [], total: 0, paper: noAttempt };
const kept = ({ items, total, paper }: PaymentsState) => ({ items, total, paper });

const slice = createSlice({
  name: 'payments',
  initialState: (): PaymentsState => initialState,
  reducers: {
    /** From the newest on; what is shown stays until they are here. */
    paymentsAsked: (state): PaymentsState => ({ ...kept(state), status: 'loading' }),
    moreAsked: (state): PaymentsState => ({ ...kept(state), status: 'loading' }),
    paymentsLoaded: ({ paper }, { payload }: PayloadAction<Page<InvoiceView>>): PaymentsState => ({
      status: 'ready',
      paper,
      ...payload,
    }),
    /** One that came meanwhile has moved the others on: none is shown twice. */
    moreLoaded: ({ items, paper }, { payload }: PayloadAction<Page<InvoiceView>>): PaymentsState => {
      const shown = new Set(items.map(({ id, kind }) => `${kind} ${id}`));
      const more = payload.items.filter(({ id, kind }) => !shown.has(`${kind} ${id}`));
      return { status: 'ready', items: [...items, ...more], total: payload.total, paper };
    },
    paymentsFailed: (state, { payload }: PayloadAction<Failure>): PaymentsState => ({
      ...kept(state),
      status: 'failed',
      failure: payload,
    }),
    paperAsked: (state, { payload: id }: PayloadAction<string>): PaymentsState => ({
      ...state,
      paper: begun(id),
    }),
    paperEnded: (
      state,
      { payload: { id, end } }: PayloadAction<{ id: string; end: Attempt }>,
    ): PaymentsState => ({ ...state, paper: ended(state.paper, id, end) }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { paymentsAsked, moreAsked, paymentsLoaded, moreLoaded, paymentsFailed } = slice.actions;
export const { paperAsked, paperEnded } = slice.actions;
export const paymentsReducer = slice.reducer;
type Root = { payments: PaymentsState };
export const selectPayments = (state: Root) => state.payments;
