import { storyLanguages } from '../languages.ts';
import { code, oneOf, uuid, yup, isoTime } from '../validation/fields.ts';
import {
  genderOfVoice,
  lessons,
  narratorVoices,
  settings,
  storyLengths,
  storyStates,
  storyTypesOnTheWire,
  voiceIds,
} from './vocabulary.ts';

export const createStorySchema = yup.object({
  uuid: uuid().required(),
  characterUuid: uuid().required(code('selectCharacter')),
  storyType: oneOf(storyTypesOnTheWire).required(code('selectStoryType')),
  setting: oneOf(settings).required(code('selectSetting')),
  lesson: oneOf(lessons).required(code('selectLesson')),
  language: oneOf(storyLanguages).required(),
  narratorVoice: oneOf(narratorVoices).required(),
  voiceId: oneOf(voiceIds).test('voiceFits', code('notInList'), (voice, { parent }) => {
    const gender = (parent as { narratorVoice?: unknown }).narratorVoice;
    return voice === undefined || genderOfVoice[voice] === gender;
  }),
  length: oneOf(storyLengths),
});
export const storySorts = ['newest', 'oldest', 'title', 'lastHeard'] as const;
export const listStoriesSchema = yup.object({
  search: yup.string().max(100),
  character: uuid(),
  type: oneOf(storyTypesOnTheWire),
  language: oneOf(storyLanguages),
  state: oneOf(storyStates),
  sort: oneOf(storySorts),
});
export const shareSchema = yup.object({ endsAt: isoTime().nullable(), indexable: yup.boolean().strict() });
export const listenedSchema = yup.object({
  positionSeconds: yup.number().strict().required().min(0).max(86_400),
  finished: yup.boolean().strict().required(),
});
