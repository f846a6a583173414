import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckoutStateView } from '@storylark/contracts/subscriptions/views';
import type { Failure } from '../../../lib/failure.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';

/** `failure`: of the last look, where it was not answered; what was seen before it stays. */
type CheckoutState = { id: string | null; seen: CheckoutStateView | null; failure: Failure | null };

const initialState: CheckoutState = { id: null, seen: null, failure: null };

const slice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The screen of a checkout is shown; null: it is left. */
    watched: (_state, { payload: id }: PayloadAction<string | null>): CheckoutState => ({
      ...initialState,
      id,
    }),
    looked: (state, { payload: seen }: PayloadAction<CheckoutStateView>): CheckoutState => ({
      ...state,
      seen,
      failure: null,
    }),
    notAnswered: (state, { payload: failure }: PayloadAction<Failure>): CheckoutState => ({
      ...state,
      failure,
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { watched, looked, notAnswered } = slice.actions;
export const checkoutReducer = slice.reducer;
type Root = { checkout: CheckoutState };
export const selectCheckout = (state: Root) => state.checkout;
