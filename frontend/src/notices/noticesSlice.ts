import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import { tokenFound } from '../session/sessionSlice.ts';

export type Words = { message: MessageDescriptor; values?: Readonly<Record<string, string | number>> };
/** `reload`: in the top bar; it stays, and offers to load the page anew. Others are shown before it. */
export type Notice = Words & { tone: 'good' | 'bad' | 'note'; reload?: true };
type Numbered = Notice & { id: number };

/**
 * What the app says in passing. `bar`: the top bar, one at a time, in order. `toasts`: waiting to be shown by
 * Toasts. Nothing important is only here.
 */
export type NoticesState = { bar: readonly Numbered[]; toasts: readonly Numbered[]; next: number };

const slice = createSlice({
  name: 'notices',
  initialState: (): NoticesState => ({ bar: [], toasts: [], next: 1 }),
  reducers: {
    notice: (state, { payload }: PayloadAction<Notice>) =>
      payload.reload && state.bar.some(({ reload }) => reload)
        ? state
        : { ...state, bar: [...state.bar, { ...payload, id: state.next }], next: state.next + 1 },
    noticeClosed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      bar: state.bar.filter(({ id }) => id !== payload),
    }),
    toast: (state, { payload }: PayloadAction<Notice>) => ({
      ...state,
      toasts: [...state.toasts, { ...payload, id: state.next }],
      next: state.next + 1,
    }),
    toastShown: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
  },
  // The bar speaks to visitors: of a session that ended, of what to do before the login. Whoever is in has
  // done with that.
  extraReducers: (builder) =>
    void builder.addCase(tokenFound, (state) => ({
      ...state,
      bar: state.bar.filter(({ reload }) => reload),
    })),
});

export const { notice, noticeClosed, toast, toastShown } = slice.actions;
export const noticesReducer = slice.reducer;
export const selectTopNotice = ({ notices: { bar } }: { notices: NoticesState }) =>
  bar.find(({ reload }) => !reload) ?? bar[0] ?? null;
export const selectToasts = (state: { notices: NoticesState }) => state.notices.toasts;
