import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import { tokenFound } from '../session/sessionSlice.ts';

export type Words = { message: MessageDescriptor; values?: Readonly<Record<string, string | number>> };
/**
 * `reload`: in the top bar; it stays, and offers to load the page anew. Others are shown before it.
 * `goneWith`: types of the actions with which a toast is no longer true. `link`: where a toast leads.
 */
export type Notice = Words & {
  tone: 'good' | 'bad' | 'note';
  reload?: true;
  goneWith?: readonly string[];
  link?: { to: string; message: MessageDescriptor };
};
type Numbered = Notice & { id: number };

/**
 * What the app says in passing. `bar`: the top bar, one at a time, in order. `toasts`: waiting to be shown by
 * Toasts; `standing`: shown, and true until something happens; `over`: ids to take away. Nothing important is
 * only here.
 */
export type NoticesState = {
  bar: readonly Numbered[];
  toasts: readonly Numbered[];
  standing: readonly Numbered[];
  over: readonly number[];
  next: number;
};

const slice = createSlice({
  name: 'notices',
  initialState: (): NoticesState => ({ bar: [], toasts: [], standing: [], over: [], next: 1 }),
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
      standing: [...state.standing, ...state.toasts.filter(({ id, goneWith }) => id === payload && goneWith)],
    }),
    toastsTakenAway: (state, { payload }: PayloadAction<readonly number[]>) => ({
      ...state,
      over: state.over.filter((id) => !payload.includes(id)),
    }),
  },
  // The bar speaks to visitors: of a session that ended, of what to do before the login. Whoever is in has
  // done with that.
  extraReducers: (builder) =>
    void builder
      .addCase(tokenFound, (state) => ({
        ...state,
        bar: state.bar.filter(({ reload }) => reload),
      }))
      .addMatcher(
        () => true,
        (state, { type }) => {
          const isOver = ({ goneWith }: Numbered) => goneWith?.includes(type) === true;
          const over = state.standing.filter(isOver).map(({ id }) => id);
          return over.length === 0
            ? state
            : {
                ...state,
                standing: state.standing.filter((one) => !isOver(one)),
                over: [...state.over, ...over],
              };
        },
      ),
});

export const { notice, noticeClosed, toast, toastShown, toastsTakenAway } = slice.actions;
export const noticesReducer = slice.reducer;
export const selectTopNotice = ({ notices: { bar } }: { notices: NoticesState }) =>
  bar.find(({ reload }) => !reload) ?? bar[0] ?? null;
export const selectToastsOver = (state: { notices: NoticesState }) => state.notices.over;
export const selectToasts = (state: { notices: NoticesState }) => state.notices.toasts;
