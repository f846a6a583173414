import { locales } from '../languages.ts';
import { plans } from '../subscriptions/plans.ts';
import { code, oneOf, yup } from '../validation/fields.ts';
import { pagingSchema } from '../validation/paging.ts';
import { buckets } from './buckets.ts';
import { accountOrders } from './views.ts';

const MOST_DAYS = 3 * 366;
const MS_A_DAY = 86_400_000;

/** `YYYY-MM-DD` of this calendar. */
const day = () =>
  yup
    .string()
    .strict()
    .matches(/^2\d{3}-\d{2}-\d{2}$/, code('notADay'))
    .test('day', code('notADay'), (value) => {
      if (value === undefined) return true;
      const at = Date.parse(value);
      return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
    });

/** Days are UTC, both included; three years at most. */
export const usageSchema = yup.object({
  from: day().required(),
  to: day()
    .required()
    .test('order', code('beforeStart'), (to, { parent: { from } }) => !(String(to) < String(from)))
    .test(
      'length',
      code('tooLong'),
      (to, { parent: { from } }) =>
        !(Date.parse(String(to)) - Date.parse(String(from)) > MOST_DAYS * MS_A_DAY),
    ),
  bucket: oneOf(buckets).default('day'),
  plan: oneOf(plans),
  language: oneOf(locales),
});
export const accountsSchema = pagingSchema.shape({ sort: oneOf(accountOrders).default('newest') });
export const failureIdSchema = yup.object({ id: yup.string().required().max(300) });
