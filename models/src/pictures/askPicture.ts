import OpenAI, { toFile } from 'openai';
import { BadAnswer } from '../calls/modelFailure.ts';
import { noUsage, type Usage } from '../modelTable.ts';
import type { ImageShape } from '../services.ts';
import { sizeOfPng } from './sizeOfPng.ts';

/** A PNG that goes along; `name` is that of its file, and of a placeholder. */
export type Reference = { name: string; png: Uint8Array };
export type PictureQuestion = {
  prompt: string;
  size: '1536x1024' | '1024x1536';
  references: readonly Reference[];
  /** By whom it is asked, as a keyed hash. */
  safetyId: string;
};

/** Bytes and pixels (of a side) beyond which a picture is none of ours. */
const MOST_BYTES = 24_000_000;
const MOST_PIXELS = 4_096;
/** Tokens of what is painted, at the most: of this quality and size it has about 1,600. */
const MOST_OUTPUT = 3_200;
const PER_REFERENCE = 1_500;
const LETTERS_PER_TOKEN = 2.5;

/** What a call may use at most. */
export const mostOf = ({ prompt, references }: PictureQuestion): Usage => ({
  ...noUsage,
  input: Math.ceil(prompt.length / LETTERS_PER_TOKEN),
  imageInput: references.length * PER_REFERENCE,
  imageOutput: MOST_OUTPUT,
});

/** The fields of a request besides its files. Older servers give an address unless they are told otherwise. */
const fieldsOf = (model: string, shape: ImageShape, { prompt, size, safetyId }: PictureQuestion) =>
  ({
    model,
    prompt,
    n: 1,
    size,
    user: safetyId,
    ...(shape === 'gpt'
      ? { quality: 'medium' as const, output_format: 'png' as const }
      : { response_format: 'b64_json' as const }),
  }) as const;

/** What is sent, with the pictures that go along named. */
export const shownRequest = (model: string, shape: ImageShape, question: PictureQuestion): object => ({
  ...fieldsOf(model, shape, question),
  ...(question.references.length > 0 && { image: question.references.map(({ name }) => `${name}.png`) }),
});

/**
 * `POST /images/edits` with the pictures of whom it shows, or `/images/generations` where it shows nobody.
 * @throws BadAnswer when what came is no PNG of a usual size
 */
export async function askPicture(
  client: OpenAI,
  model: string,
  shape: ImageShape,
  question: PictureQuestion,
  options: { signal: AbortSignal },
): Promise<{ value: Uint8Array; usage: Usage }> {
  const fields = fieldsOf(model, shape, question);
  const image = await Promise.all(
    question.references.map(({ name, png }) => toFile(png, `${name}.png`, { type: 'image/png' })),
  );
  const answer =
    image.length > 0
      ? await client.images.edit({ ...fields, image }, options)
      : await client.images.generate(fields, options);
  const usage = usageOf(answer.usage, question);
  const [made] = answer.data ?? [];
  const value = pictureIn(made?.b64_json ?? '');
  if (value === null) throw new BadAnswer('broken', usage);
  return { value, usage };
}

/** A server that counts nothing is taken at what was set aside. */
function usageOf(counted: OpenAI.ImagesResponse.Usage | undefined, question: PictureQuestion): Usage {
  const { input_tokens: all, input_tokens_details: details, output_tokens: imageOutput } = counted ?? {};
  if (all === undefined || imageOutput === undefined) return mostOf(question);
  const imageInput = details?.image_tokens ?? 0;
  return { ...noUsage, input: all - imageInput, imageInput, imageOutput };
}

function pictureIn(base64: string): Uint8Array | null {
  if (base64.length === 0 || base64.length > (MOST_BYTES * 4) / 3) return null;
  const bytes = Buffer.from(base64, 'base64');
  const size = sizeOfPng(bytes);
  return size && Math.max(size.width, size.height) <= MOST_PIXELS ? new Uint8Array(bytes) : null;
}
