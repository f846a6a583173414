import { NAME_PART_MIN, PASSWORD_MIN } from '../constants.ts';
import { locales } from '../languages.ts';
import { aliasName, code, line, nameLine, oneOf, yup } from '../validation/fields.ts';
import { isPushAddress, isPushKey, isPushSecret } from './push.ts';
import { deletionReasons, roles } from './vocabulary.ts';

const PASSWORD_MAX = 256;
const special = /[^\p{L}\p{N}\s]/u;

/**
 * Local part, one @, a domain with a dot: what mail servers accept in practice; the confirmation mail proves
 * the rest.
 */
export const email = () =>
  line(254)
    .required()
    .matches(/^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(\.[^\s@<>"(),:;[\]\\.]+)+$/, code('emailInvalid'));

const namePart = () => nameLine(100).required().min(NAME_PART_MIN, code('nameTooShort'));
const anyPassword = () =>
  yup.string().strict().required().max(PASSWORD_MAX).min(PASSWORD_MIN, code('passwordTooShort'));

/**
 * What is easily guessed is refused beside that (`passwordWeakness`), which takes a list to know. SPEC 5: signup asks for a
 * special character, reset and change for an uppercase letter too.
 */
export const signupPassword = () => anyPassword().matches(special, code('passwordNeedsSpecial'));
export const resetPassword = () => signupPassword().matches(/\p{Lu}/u, code('passwordNeedsUppercase'));
const confirmation = () =>
  yup
    .string()
    .strict()
    .required()
    .oneOf([yup.ref('password')], code('passwordsDiffer'));

/** Required where the other field is missing. */
const unlessThere = ([other]: unknown[], schema: yup.StringSchema) =>
  other === undefined ? schema.required() : schema;

export const signupSchema = yup.object({
  firstName: namePart(),
  lastName: namePart(),
  email: email(),
  password: signupPassword(),
  confirmPassword: confirmation(),
  termsAccepted: yup.boolean().strict().required(code('termsRequired')).oneOf([true], code('termsRequired')),
  language: oneOf(locales),
});
/**
 * What is sent to POST /api/token; its failures all read 'Wrong email or password', so length alone is
 * checked.
 */
export const tokenSchema = yup.object({
  grant_type: oneOf(['password']).required(),
  username: yup.string().strict().required().max(254),
  password: yup.string().strict().required().max(PASSWORD_MAX),
});
/** SPEC 5: what the login form checks before it sends. */
export const loginFormSchema = yup.object({ email: email(), password: anyPassword() });
/** `{name: true}` is the parent's consent: an outside voice is told the names of the characters in a story. */
const spokenName = yup
  .object({ alias: aliasName(), name: yup.boolean().strict().oneOf([true]) })
  .nullable()
  .default(undefined)
  .test('oneOfTwo', code('wrongType'), (value) => !value || !value.alias !== !value.name);
export const profileSchema = yup.object({
  firstName: namePart().optional(),
  lastName: namePart().optional(),
  language: oneOf(locales),
  termsAccepted: yup.boolean().strict().oneOf([true]),
  useOutsideModels: yup.boolean().strict(),
  offlineFallback: yup.boolean().strict(),
  spokenName,
});
/** The choice as a form asks for it: nothing, one alias for the hero, or the names. */
export const spokenChoices = ['none', 'alias', 'name'] as const;
export const spokenChoiceSchema = yup.object({
  choice: oneOf(spokenChoices).required(),
  alias: yup
    .string()
    .when('choice', ([choice], schema) => (choice === 'alias' ? aliasName().required() : schema)),
});
export const logoutSchema = yup.object({ everywhere: yup.boolean().strict() });
/** What the return address is called with; `iss` where Google says who answers. */
const fromGoogle = () => yup.string().strict().max(2_000);
/** The exact return address: which ones there are the house knows. */
export const googleStartSchema = yup.object({ redirect_uri: yup.string().strict().required().max(500) });
export const googleCallbackSchema = yup.object({
  code: fromGoogle().required(),
  state: fromGoogle().required(),
  iss: fromGoogle(),
  language: oneOf(locales),
});
/** A fresh answer of Google's, or the ticket of `googleAddressKnown`. */
export const googleLinkSchema = yup.object({
  ticket: fromGoogle(),
  code: fromGoogle().when('ticket', unlessThere),
  state: fromGoogle().when('ticket', unlessThere),
  iss: fromGoogle(),
});
/** The password, or a fresh answer of Google's. */
export const proofSchema = yup.object({
  googleCode: fromGoogle(),
  state: fromGoogle().when('googleCode', ([code], schema) =>
    code === undefined ? schema : schema.required(),
  ),
  iss: fromGoogle(),
  password: yup.string().strict().max(PASSWORD_MAX).when('googleCode', unlessThere),
});
export const passwordChangeSchema = yup.object({
  currentPassword: yup.string().strict().required().max(PASSWORD_MAX),
  password: resetPassword(),
  confirmPassword: confirmation(),
});
export const emailOnlySchema = yup.object({ email: email() });
/** What the settings check before they ask for another address: at `current` no mail would arrive. */
export const newEmailSchema = (current: string) =>
  yup.object({
    email: email().test(
      'unchanged',
      code('emailUnchanged'),
      (wished) => wished.toLowerCase() !== current.toLowerCase(),
    ),
  });
export const resetPasswordSchema = yup.object({ password: resetPassword(), confirmPassword: confirmation() });
export const deleteAccountSchema = yup.object({
  reason: oneOf(deletionReasons).required(code('selectReason')),
  comment: yup.string().strict().max(2000),
});

/** As `PushSubscription.toJSON()` has them; a browser sends more, which is not looked at. */
export const pushSchema = yup.object({
  endpoint: line(2000)
    .required()
    .test('address', code('wrongType'), (text) => isPushAddress(text)),
  keys: yup
    .object({
      p256dh: line(100)
        .required()
        .test('point', code('wrongType'), (text) => isPushKey(text)),
      auth: line(100)
        .required()
        .test('secret', code('wrongType'), (text) => isPushSecret(text)),
    })
    .required(),
});

// Asked by our own processes.
export const pushGoneSchema = yup.object({
  sessionId: line(100).required(),
  endpoint: line(2000).required(),
});
export const mailWorkSchema = yup.object({ toOldAddress: yup.boolean().strict() });
const claimStream = () =>
  yup
    .string()
    .strict()
    .matches(/^emailClaim-[0-9a-f]{64}$/, code('wrongType'));
/** Without `claimStream`: the claim of a deleted account. */
export const releaseClaimSchema = yup.object({ claimStream: claimStream() });
export const settleClaimSchema = yup.object({
  claimStream: claimStream().required(),
  keyId: line(32).required(),
});
export const roleSchema = yup.object({
  email: email(),
  role: oneOf(roles).required(),
  held: yup.boolean().strict().required(),
});
