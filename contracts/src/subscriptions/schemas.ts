import { oneOf, yup } from '../validation/fields.ts';
import { cancelReasons } from './billingEvents.ts';
import { BEGINS_AT_ONCE } from '../constants.ts';
import { intervals, paidPlans } from './plans.ts';

/** What is bought, or changed to. */
export const termsSchema = yup.object({
  plan: oneOf(paidPlans).required(),
  interval: oneOf(intervals).required(),
});
/** `beginsAtOnce`: the version of the sentence by which the parent asks for that. */
export const checkoutSchema = termsSchema.shape({ beginsAtOnce: oneOf([BEGINS_AT_ONCE]) });
export const upgradeSchema = termsSchema.shape({ quoteId: yup.string().strict().max(200).required() });
export const cancelSchema = yup.object({ why: oneOf(cancelReasons) });

/** Asked by our own processes: a place in the log; absent: from its beginning. */
export const billedAccountsSchema = yup.object({ after: yup.number().strict().integer().min(0) });

/** Asked by our own processes: ISO time. */
export const billingNewsSchema = yup.object({
  since: yup
    .string()
    .strict()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    .required(),
});
