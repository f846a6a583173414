import type { Feature } from '../../lib/feature.ts';
import { createAuditApi } from './auditApi.ts';
import { auditSaga } from './auditSaga.ts';
import { auditReducer } from './auditSlice.ts';

export const feature: Feature = {
  name: 'audit',
  reducer: auditReducer,
  saga: ({ http }) => auditSaga(createAuditApi(http)),
};
