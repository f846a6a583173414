import type { Envelope } from '@storylark/contracts/sealing';
import type { Json } from '../json.ts';
import type { SubjectId } from '../vault/keyVault.ts';
import { box, unbox } from './aesGcm.ts';

const boundText = (bound: string, subject: SubjectId): string => JSON.stringify([bound, subject]);

/** The value under the subject's key, readable only in the place that `bound` names. */
export const seal = (key: Buffer, bound: string, subject: SubjectId, value: Json): Envelope => ({
  subject,
  bound,
  box: box(key, boundText(bound, subject), Buffer.from(JSON.stringify(value))).toString('base64'),
});

/** @throws Error when it is not the key it was sealed with, or any part of the envelope was changed. */
export const open = ({ subject, bound, box: boxed }: Envelope, key: Buffer): Json =>
  JSON.parse(unbox(key, boundText(bound, subject), Buffer.from(boxed, 'base64')).toString()) as Json;
