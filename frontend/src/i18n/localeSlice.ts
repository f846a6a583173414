import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@storylark/contracts/languages';
import type { Catalogue } from './catalogue.ts';

/** The language on the screen with its texts: they change together, when the texts are there. */
type LocaleState = { locale: Locale; catalogue: Catalogue };

const slice = createSlice({
  name: 'locale',
  initialState: (): LocaleState => ({ locale: 'en', catalogue: {} }),
  reducers: {
    /** Somebody chose a language; `localeSaga` fetches its texts. */
    localeAsked: (_state, _action: PayloadAction<Locale>) => {},
    localeLoaded: (_state, { payload }: PayloadAction<LocaleState>) => payload,
  },
});

export const { localeAsked, localeLoaded } = slice.actions;
export const localeReducer = slice.reducer;
export const selectLocale = (state: { locale: LocaleState }) => state.locale.locale;
export const selectCatalogue = (state: { locale: LocaleState }) => state.locale.catalogue;
