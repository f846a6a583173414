import { locales } from '../languages.ts';
import { plans } from '../subscriptions/plans.ts';
import { code, oneOf, yup } from '../validation/fields.ts';
import { pagingSchema } from '../validation/paging.ts';
import { buckets } from './buckets.ts';
import { accountOrders } from './views.ts';

const MOST_DAYS = 3 * 366;
const MS_A_DAY = 86_400_000;

/** `YYYY-MM-DD` of this calendar. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^2\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(value);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
const day = () =>
  yup
    .string()
    .strict()
    .required()
    .test('day', code('notADay'), (value) => value === undefined || isDay(value));
/** Of two days; what is no day is refused already. */
const daysBetween = (from: unknown, to: unknown) =>
  isDay(from) && isDay(to) ? (Date.parse(to) - Date.parse(from)) / MS_A_DAY : 0;

/** Days are UTC, both included; three years at most. */
export const costsSchema = yup.object({
  from: day(),
  to: day()
    .test('order', code('beforeStart'), (to, { parent: { from } }) => daysBetween(from, to) >= 0)
    .test('length', code('tooLong'), (to, { parent: { from } }) => daysBetween(from, to) < MOST_DAYS),
});
export const usageSchema = costsSchema.shape({
  bucket: yup.string().oneOf(buckets).default('day'),
  plan: oneOf(plans),
  language: oneOf(locales),
});
export const accountsSchema = pagingSchema.shape({
  sort: yup.string().oneOf(accountOrders).default('newest'),
});
export const failureIdSchema = yup.object({ id: yup.string().required().max(300) });
