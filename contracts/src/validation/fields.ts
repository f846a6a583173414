import * as yup from 'yup';
import type { ValidationCode } from './messages.ts';

/** yup says codes, never sentences: the form and the API translate the same ones. */
export const code = (value: ValidationCode): ValidationCode => value;

yup.setLocale({
  mixed: {
    required: code('required'),
    notType: code('wrongType'),
    oneOf: code('notInList'),
    defined: code('required'),
    notNull: code('required'),
  },
  string: { min: code('tooShort'), max: code('tooLong'), uuid: code('notAUuid') },
  number: { min: code('tooSmall'), max: code('tooBig'), integer: code('notWhole') },
  array: { max: code('tooLong') },
  object: { noUnknown: code('wrongType') },
});

/** No control character, no separator of lines or paragraphs; a lone surrogate cannot be stored. */
const printable = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
/**
 * One line of text, trimmed; what is no string stays what it is and is refused (yup alone would turn 7 into
 * '7').
 */
export const line = (max: number) =>
  yup
    .string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? original.trim() : original))
    .max(max)
    .matches(printable, { message: code('wrongType'), excludeEmptyString: true });

/**
 * What a name may be made of. Not: what begins markup or a path, and what is not seen itself but changes how
 * the rest reads (signs of direction, spaces without width, letters without a shape). A joiner, which Persian
 * and Sinhala names need, stands between two signs; a choice of variant behind one.
 */
const plainSign = /[^<>/\\\p{Cf}\p{DI}]/u;
const joiner = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{Emoji}])/u;
const variant = /(?<=[\p{L}\p{Emoji}])\p{VS}/u;
const nameSigns = new RegExp(
  `^(?:${[plainSign, joiner, variant].map(({ source }) => source).join('|')})*$`,
  'u',
);
/** `&lt;`, `&#60;` and the like. */
const noEntity = /^(?!.*&#?[\p{L}\p{N}]+;)/u;
/** The name of a person or a thing, as somebody typed it, which reads the same wherever it is shown. */
export const nameLine = (max: number) =>
  line(max)
    .matches(nameSigns, { message: code('nameHasSigns'), excludeEmptyString: true })
    .matches(noEntity, { message: code('nameHasSigns'), excludeEmptyString: true });
/** A name that a narrator has to say. */
export const sayableName = () =>
  nameLine(60)
    .matches(/^\P{N}*$/u, code('nameHasDigits'))
    .matches(/\p{L}/u, { message: code('nameNeedsLetter'), excludeEmptyString: true });
/** What stands for a name where one leaves the house: nothing in it that leads somewhere. */
export const aliasName = () =>
  sayableName().matches(/^(?!.*(?:@|\p{L}\.\p{L}{2}|www\.))/iu, {
    message: code('nameHasLink'),
    excludeEmptyString: true,
  });
export const uuid = () =>
  yup
    .string()
    .strict()
    .matches(
      /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/,
      code('notAUuid'),
    );
export const oneOf = <T extends string>(values: readonly T[]) => yup.string().strict().oneOf(values);
export { yup };

/** 30 February would silently become 2 March. */
const isOfCalendar = (time: string) =>
  !Number.isNaN(Date.parse(time)) && new Date(time).toISOString().startsWith(time.slice(0, 10));
/** ISO time in UTC. */
export const isoTime = () =>
  yup
    .string()
    .strict()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/, code('notADate'))
    .test('date', code('notADate'), (value) => value == null || isOfCalendar(value));
