import { email } from '../accounts/schemas.ts';
import { code, nameLine, yup } from '../validation/fields.ts';

/** What a visitor writes to the people who run the house. */
export const contactSchema = yup.object({
  name: nameLine(100),
  email: email(),
  message: yup.string().strict().trim().required().max(5000, code('tooLong')),
});

/** An error in a browser: class and stack only, since a message may quote a name or a text. */
export const browserErrorSchema = yup.object({
  type: yup.string().strict().required().max(100),
  stack: yup.string().strict().max(10_000),
});
