import {
  type LessonId,
  lessons,
  type NarratorVoice,
  type SettingGroup,
  type StoryType,
} from '@storylark/contracts/stories/vocabulary';
import type { Message } from '../../../i18n/defineMessages.ts';
import type { StepId } from './steps.ts';
import { wizardMessages as words } from './wizardMessages.ts';

export const stepNames: Record<StepId, Message> = {
  character: words.stepCharacter,
  storyType: words.stepStoryType,
  setting: words.stepSetting,
  lesson: words.stepLesson,
  review: words.stepReview,
};
export const questions: Record<StepId, Message> = {
  character: words.askCharacter,
  storyType: words.askStoryType,
  setting: words.askSetting,
  lesson: words.askLesson,
  review: words.askReview,
};
export const typeHints: Record<StoryType, Message> = {
  adventure: words.type_adventure,
  fantasy: words.type_fantasy,
  everyday: words.type_everyday,
  bedtime: words.type_bedtime,
  educational: words.type_educational,
};
export const suitsWords: Record<StoryType, Message> = {
  adventure: words.suits_adventure,
  fantasy: words.suits_fantasy,
  everyday: words.suits_everyday,
  bedtime: words.suits_bedtime,
  educational: words.suits_educational,
};
export const groupNames: Record<SettingGroup, Message> = {
  wideWorld: words.group_wideWorld,
  water: words.group_water,
  spaceScience: words.group_spaceScience,
  magic: words.group_magic,
  home: words.group_home,
  outAndAbout: words.group_outAndAbout,
  animals: words.group_animals,
  night: words.group_night,
};
export const narratorNames: Record<NarratorVoice, Message> = {
  male: words.narrator_male,
  female: words.narrator_female,
};

type LessonGroup = 'value' | 'habit' | 'awareness';
export const lessonGroupNames: Record<LessonGroup, Message> = {
  value: words.lessons_value,
  habit: words.lessons_habit,
  awareness: words.lessons_awareness,
};
const habits: readonly LessonId[] = [
  'brushingTeeth',
  'brushingHair',
  'takingBath',
  'sayingPleaseThankYou',
  'eatingVegetables',
  'cleanUpRoom',
];
const awareness: readonly LessonId[] = ['autism', 'trisomy', 'adhd', 'blind', 'deaf', 'wheelchair'];
export const lessonGroups: Record<LessonGroup, readonly LessonId[]> = {
  value: lessons.filter((lesson) => !habits.includes(lesson) && !awareness.includes(lesson)),
  habit: habits,
  awareness,
};
