import { email } from '../accounts/schemas.ts';
import { code, nameLine, yup } from '../validation/fields.ts';

/** What a visitor writes to the people who run the house. */
export const contactSchema = yup.object({
  name: nameLine(100),
  email: email(),
  message: yup.string().strict().trim().required().max(5000, code('tooLong')),
});

const place = {
  lineNumber: yup.number().integer().min(0),
  columnNumber: yup.number().integer().min(0),
};
const LONGEST_ADDRESS = 2_000;
const address = yup.string().strict().max(LONGEST_ADDRESS);
/** So many reports are taken at once: a page that breaks a rule over and over tells nothing new. */
export const VIOLATIONS_MAX = 20;

/**
 * What browsers say was against the Content-Security-Policy: a list (Reporting API), or one by itself under
 * `csp-report`. Only where it was and what it was against: the rest quotes the page.
 */
export const violationsSchema = yup
  .array(
    yup.object({
      type: yup.string().strict().max(50),
      body: yup
        .object({ effectiveDirective: address, blockedURL: address, sourceFile: address, ...place })
        .default(undefined),
      'csp-report': yup
        .object({
          'violated-directive': address,
          'effective-directive': address,
          'blocked-uri': address,
          'source-file': address,
          'line-number': place.lineNumber,
          'column-number': place.columnNumber,
        })
        .default(undefined),
    }),
  )
  .transform((_value, original: unknown) => (Array.isArray(original) ? original : [original]))
  .required()
  .max(VIOLATIONS_MAX);

/** An error in a browser: class and stack only, since a message may quote a name or a text. */
export const browserErrorSchema = yup.object({
  type: yup.string().strict().required().max(100),
  stack: yup.string().strict().max(10_000),
});
