import { CHARACTER_PAGE_SIZE, LIST_LIMIT_MAX } from '../constants.ts';
import { yup } from './fields.ts';

/** Digits and nothing else: yup alone would take `5abc`, `0x10`, and the first of several. */
const wholeNumber = () =>
  yup.number().transform((_value, sent: unknown) => {
    if (sent === undefined) return undefined;
    return typeof sent === 'string' && /^\d{1,16}$/.test(sent) ? Number(sent) : Number.NaN;
  });

/** `skip` from 0, `limit` 1 to 100: every list takes them. */
export const pagingSchema = yup.object({
  skip: wholeNumber().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: wholeNumber().min(1).max(LIST_LIMIT_MAX).default(CHARACTER_PAGE_SIZE),
});
