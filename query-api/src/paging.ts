import { CHARACTER_PAGE_SIZE, LIST_LIMIT_MAX } from '@storylark/contracts/constants';
import { yup } from '@storylark/contracts/validation/fields';

/** `skip` from 0, `limit` 1 to 100: every list takes them. */
export const pagingSchema = yup.object({
  skip: yup.number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: yup.number().integer().min(1).max(LIST_LIMIT_MAX).default(CHARACTER_PAGE_SIZE),
});
