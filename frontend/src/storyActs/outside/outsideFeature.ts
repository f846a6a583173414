import type { Feature } from '../../lib/feature.ts';
import { createOutsideApi } from './outsideApi.ts';
import { outsideSaga } from './outsideSaga.ts';
import { outsideReducer } from './outsideSlice.ts';

/** For the `needs` of every feature whose screens ask or tell who helps with stories. */
export const outside: Feature = {
  name: 'outside',
  reducer: outsideReducer,
  saga: ({ http }) => outsideSaga(createOutsideApi(http)),
};
