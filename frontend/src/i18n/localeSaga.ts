import { call, put, takeLatest } from 'redux-saga/effects';
import { writeLanguage } from '../lib/storage.ts';
import { toast } from '../notices/noticesSlice.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import { i18nMessages } from './i18nMessages.ts';
import { localeAsked, localeLoaded } from './localeSlice.ts';

/** A choice of language holds at once and for ever; what is entered and where one is stays. */
export function* localeSaga() {
  yield takeLatest(localeAsked, function* change({ payload: locale }) {
    try {
      const catalogue: Catalogue = yield call(loadCatalogue, locale);
      writeLanguage(locale);
      yield put(localeLoaded({ locale, catalogue }));
    } catch {
      // the file did not come: the former language stays
      yield put(toast({ tone: 'bad', message: i18nMessages.notLoaded, goneWith: [localeLoaded.type] }));
    }
  });
}
