import { code, nameLine, uuid, yup } from '../validation/fields.ts';

/** GET /api/users/me/passkeys. */
export type PasskeysView = {
  /** Oldest first. */
  passkeys: readonly { uuid: string; name: string; addedAt: string }[];
  recoveryCodesLeft: number;
};
/**
 * What stands between two steps. `options` is plain JSON for the browser's own `navigator.credentials`; as
 * `facts` of `secondFactorNeeded` it asks for a passkey, as an answer it offers to make one.
 */
export type SecondStepChallenge = { ticket: string; options: object };
/** What follows from a new passkey. `recoveryCodes`: shown this once, and only with an account's first. */
export type PasskeyAddedView = { uuid: string; recoveryCodes: readonly string[] | null };
export type RecoveryCodesView = { recoveryCodes: readonly string[] };

/** base64url, as the browser's own JSON of a credential has it. */
const bytes = (max: number) =>
  yup
    .string()
    .strict()
    .required()
    .max(max)
    .matches(/^[A-Za-z0-9_-]+$/, code('wrongType'));
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: yup.string().strict().required().oneOf(['public-key']),
};
const recoveryCode = () => yup.string().strict().max(60);
const ticket = () => bytes(1_000);

const passkeyName = () => nameLine(60).required();
export const passkeyParam = yup.object({ uuid: uuid().required() });
export const addPasskeySchema = yup.object({
  ticket: ticket(),
  name: passkeyName(),
  attestation: yup
    .object({
      ...credential,
      response: yup.object({
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(24_000),
        transports: yup.array().of(yup.string().strict().required().max(20)).max(10),
      }),
    })
    .required(),
});

/** What screens check before they ask. */
export const passkeyNameSchema = yup.object({ name: passkeyName() });
export const recoveryCodeSchema = yup.object({ recoveryCode: recoveryCode().required() });

/** One of the two; where both are sent, the code counts. */
export const secondStepSchema = yup.object({
  ticket: ticket(),
  recoveryCode: recoveryCode(),
  assertion: yup
    .object({
      ...credential,
      response: yup.object({
        clientDataJSON: bytes(8_000),
        authenticatorData: bytes(8_000),
        signature: bytes(8_000),
      }),
    })
    .default(undefined)
    .when('recoveryCode', ([other], schema) => (other === undefined ? schema.required() : schema)),
});
