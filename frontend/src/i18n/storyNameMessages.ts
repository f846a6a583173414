import type {
  LessonId,
  StoryLength,
  StoryType,
  storyTypesOnTheWire,
  VoiceId,
} from '@storylark/contracts/stories/vocabulary';
import { defineMessages, type Message } from './defineMessages.ts';

/** What the kinds of story are called; of a story that came from the server, ask `storyTypeName`. */
export const storyTypeNames = defineMessages({
  adventure: { id: 'storyNames.type.adventure', defaultMessage: 'Adventure' },
  fantasy: { id: 'storyNames.type.fantasy', defaultMessage: 'Fantasy' },
  everyday: { id: 'storyNames.type.everyday', defaultMessage: 'Everyday' },
  bedtime: { id: 'storyNames.type.bedtime', defaultMessage: 'Bedtime' },
  educational: { id: 'storyNames.type.educational', defaultMessage: 'Learning' },
}) satisfies Record<StoryType, Message>;
export const storyTypeName = (type: (typeof storyTypesOnTheWire)[number]) =>
  storyTypeNames[type === 'everyday-life' ? 'everyday' : type];

export const lessonNames = defineMessages({
  friendship: { id: 'storyNames.lesson.friendship', defaultMessage: 'Friendship' },
  honesty: { id: 'storyNames.lesson.honesty', defaultMessage: 'Honesty' },
  kindness: { id: 'storyNames.lesson.kindness', defaultMessage: 'Kindness' },
  courage: { id: 'storyNames.lesson.courage', defaultMessage: 'Courage' },
  perseverance: { id: 'storyNames.lesson.perseverance', defaultMessage: 'Perseverance' },
  responsibility: { id: 'storyNames.lesson.responsibility', defaultMessage: 'Responsibility' },
  sharing: { id: 'storyNames.lesson.sharing', defaultMessage: 'Sharing' },
  respect: { id: 'storyNames.lesson.respect', defaultMessage: 'Respect' },
  patience: { id: 'storyNames.lesson.patience', defaultMessage: 'Patience' },
  teamwork: { id: 'storyNames.lesson.teamwork', defaultMessage: 'Teamwork' },
  bravery: { id: 'storyNames.lesson.bravery', defaultMessage: 'Bravery' },
  empathy: { id: 'storyNames.lesson.empathy', defaultMessage: 'Empathy' },
  gratitude: { id: 'storyNames.lesson.gratitude', defaultMessage: 'Gratitude' },
  forgiveness: { id: 'storyNames.lesson.forgiveness', defaultMessage: 'Forgiveness' },
  generosity: { id: 'storyNames.lesson.generosity', defaultMessage: 'Generosity' },
  tolerance: { id: 'storyNames.lesson.tolerance', defaultMessage: 'Tolerance' },
  humor: { id: 'storyNames.lesson.humor', defaultMessage: 'Humour' },
  creativity: { id: 'storyNames.lesson.creativity', defaultMessage: 'Creativity' },
  flexibility: { id: 'storyNames.lesson.flexibility', defaultMessage: 'Flexibility' },
  acceptingMistakes: { id: 'storyNames.lesson.acceptingMistakes', defaultMessage: 'Accepting mistakes' },
  brushingTeeth: { id: 'storyNames.lesson.brushingTeeth', defaultMessage: 'Brushing teeth' },
  brushingHair: { id: 'storyNames.lesson.brushingHair', defaultMessage: 'Brushing hair' },
  takingBath: { id: 'storyNames.lesson.takingBath', defaultMessage: 'Taking a bath' },
  sayingPleaseThankYou: {
    id: 'storyNames.lesson.sayingPleaseThankYou',
    defaultMessage: 'Saying please and thank you',
  },
  eatingVegetables: { id: 'storyNames.lesson.eatingVegetables', defaultMessage: 'Eating vegetables' },
  cleanUpRoom: { id: 'storyNames.lesson.cleanUpRoom', defaultMessage: 'Tidying the room' },
  autism: { id: 'storyNames.lesson.autism', defaultMessage: 'Autism' },
  trisomy: { id: 'storyNames.lesson.trisomy', defaultMessage: 'Down syndrome' },
  adhd: { id: 'storyNames.lesson.adhd', defaultMessage: 'ADHD' },
  blind: { id: 'storyNames.lesson.blind', defaultMessage: 'Blindness' },
  deaf: { id: 'storyNames.lesson.deaf', defaultMessage: 'Deafness' },
  wheelchair: { id: 'storyNames.lesson.wheelchair', defaultMessage: 'Using a wheelchair' },
}) satisfies Record<LessonId, Message>;

export const lengthNames = defineMessages({
  short: { id: 'storyNames.length.short', defaultMessage: 'Short' },
  normal: { id: 'storyNames.length.normal', defaultMessage: 'Normal' },
  long: { id: 'storyNames.length.long', defaultMessage: 'Long' },
}) satisfies Record<StoryLength, Message>;

export const voiceNames = defineMessages({
  f1: { id: 'storyNames.voice.f1', defaultMessage: 'Lamplight, clear and calm' },
  f2: { id: 'storyNames.voice.f2', defaultMessage: 'Skylark, light and lively' },
  f3: { id: 'storyNames.voice.f3', defaultMessage: 'Hearth, deep and unhurried' },
  m1: { id: 'storyNames.voice.m1', defaultMessage: 'Harbour, steady and calm' },
  m2: { id: 'storyNames.voice.m2', defaultMessage: 'Meadow, light and lively' },
  m3: { id: 'storyNames.voice.m3', defaultMessage: 'Old oak, deep and unhurried' },
}) satisfies Record<VoiceId, Message>;
