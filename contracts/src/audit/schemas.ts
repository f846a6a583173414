import { pagingSchema } from '../validation/paging.ts';
import { isoTime, oneOf, uuid, yup } from '../validation/fields.ts';

export const auditAccountParams = yup.object({ accountId: uuid().required() });
/** The beginning of an account's id, or all of it. */
export const auditSearchSchema = pagingSchema.shape({
  search: yup
    .string()
    .lowercase()
    .matches(/^[0-9a-f-]{0,36}$/, { message: 'notAUuid', excludeEmptyString: true })
    .default(''),
});
export const auditAtSchema = yup.object({ at: isoTime() });
export const auditDifferenceSchema = yup.object({ from: isoTime().required(), to: isoTime().required() });
export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const auditExportSchema = yup.object({ format: oneOf(exportFormats).required() });
