import { defineMessages } from '../../../i18n/defineMessages.ts';

export const wizardMessages = defineMessages({
  making: { id: 'stories.wizard.making', defaultMessage: 'New story' },
  stepCharacter: { id: 'stories.wizard.stepCharacter', defaultMessage: 'Hero' },
  stepStoryType: { id: 'stories.wizard.stepStoryType', defaultMessage: 'Kind of story' },
  stepSetting: { id: 'stories.wizard.stepSetting', defaultMessage: 'Place' },
  stepLesson: { id: 'stories.wizard.stepLesson', defaultMessage: 'Lesson' },
  stepReview: { id: 'stories.wizard.stepReview', defaultMessage: 'Review' },
  askCharacter: { id: 'stories.wizard.askCharacter', defaultMessage: 'Who is the story about?' },
  askStoryType: { id: 'stories.wizard.askStoryType', defaultMessage: 'What kind of story shall it be?' },
  askSetting: { id: 'stories.wizard.askSetting', defaultMessage: 'Where does it happen?' },
  askLesson: { id: 'stories.wizard.askLesson', defaultMessage: 'What is it about?' },
  askReview: { id: 'stories.wizard.askReview', defaultMessage: 'Shall {name}’s story begin?' },
  askOutside: {
    id: 'stories.wizard.askOutside',
    defaultMessage: 'Shall AI models help with your stories?',
  },
  outsideEither: {
    id: 'stories.wizard.outsideEither',
    defaultMessage:
      'Your story begins with either answer; without them our own studio makes it alone. You can change your answer in the settings.',
  },
  outsideYes: { id: 'stories.wizard.outsideYes', defaultMessage: 'Yes, they may help' },
  outsideNo: { id: 'stories.wizard.outsideNo', defaultMessage: 'No, the studio alone' },
  outsideUnsaved: {
    id: 'stories.wizard.outsideUnsaved',
    defaultMessage:
      'Your story is being made, but perhaps without your answer about AI models: we did not hear that it was saved. You find it in the settings.',
  },
  kept: { id: 'stories.wizard.kept', defaultMessage: 'Saved on this device as you go' },
  comeAlong: {
    id: 'stories.wizard.comeAlong',
    defaultMessage:
      '{count, plural, one {{names} comes along with {name}.} other {{names} come along with {name}.}}',
  },
  heroGone: {
    id: 'stories.wizard.heroGone',
    defaultMessage:
      '{name} is no longer among your characters. Please choose another hero; your other answers are kept.',
  },
  charactersFailed: { id: 'stories.wizard.charactersFailed', defaultMessage: 'Failed to fetch characters' },
  needsFamily: {
    id: 'stories.wizard.needsFamily',
    defaultMessage:
      'A story begins with one of your characters, and they can only be shown with a connection. The questions come by themselves as soon as it is back.',
  },
  noHero: { id: 'stories.wizard.noHero', defaultMessage: 'Who shall be the hero?' },
  noHeroText: {
    id: 'stories.wizard.noHeroText',
    defaultMessage:
      'A story needs a main character. Drawing one takes two minutes, then the story can begin.',
  },
  drawFirst: { id: 'stories.wizard.drawFirst', defaultMessage: 'Draw the first hero' },
  toStories: { id: 'stories.wizard.toStories', defaultMessage: 'To my stories' },
  chooseRest: { id: 'stories.wizard.chooseRest', defaultMessage: 'Choose the rest for me' },
  nightWithTimer: {
    id: 'stories.wizard.nightWithTimer',
    defaultMessage: 'Dark screen while the timer runs',
  },
  playsByItself: {
    id: 'stories.wizard.playsByItself',
    defaultMessage: 'It plays by itself as soon as it is told. Some phones want one more tap, on Play.',
  },
  moreTypes: { id: 'stories.wizard.moreTypes', defaultMessage: 'More' },
  type_adventure: {
    id: 'stories.wizard.type_adventure',
    defaultMessage: 'Setting out, finding a way, coming home.',
  },
  type_fantasy: { id: 'stories.wizard.type_fantasy', defaultMessage: 'Wonders with rules of their own.' },
  type_everyday: {
    id: 'stories.wizard.type_everyday',
    defaultMessage: 'What a day with children is made of.',
  },
  type_bedtime: {
    id: 'stories.wizard.type_bedtime',
    defaultMessage: 'Slow, warm, and quieter towards the end.',
  },
  type_educational: {
    id: 'stories.wizard.type_educational',
    defaultMessage: 'Something to find out on the way.',
  },
  searchPlaces: { id: 'stories.wizard.searchPlaces', defaultMessage: 'Search places' },
  searchHint: { id: 'stories.wizard.searchHint', defaultMessage: 'Search {count} places' },
  groups: { id: 'stories.wizard.groups', defaultMessage: 'Groups of places' },
  placesFound: {
    id: 'stories.wizard.placesFound',
    defaultMessage: '{count, plural, =0 {No place found} one {# place found} other {# places found}}',
  },
  searchLessons: { id: 'stories.wizard.searchLessons', defaultMessage: 'Search lessons' },
  lessonHint: { id: 'stories.wizard.lessonHint', defaultMessage: 'Search {count} lessons' },
  lessonGroups: { id: 'stories.wizard.lessonGroups', defaultMessage: 'Groups of lessons' },
  lessonsFound: {
    id: 'stories.wizard.lessonsFound',
    defaultMessage: '{count, plural, =0 {No lesson found} one {# lesson found} other {# lessons found}}',
  },
  suits_adventure: { id: 'stories.wizard.suits_adventure', defaultMessage: 'Suits an adventure' },
  suits_fantasy: { id: 'stories.wizard.suits_fantasy', defaultMessage: 'Suits a fantasy story' },
  suits_everyday: { id: 'stories.wizard.suits_everyday', defaultMessage: 'Suits an everyday story' },
  suits_bedtime: { id: 'stories.wizard.suits_bedtime', defaultMessage: 'Suits a bedtime story' },
  suits_educational: {
    id: 'stories.wizard.suits_educational',
    defaultMessage: 'Suits a story to learn from',
  },
  group_wideWorld: { id: 'stories.wizard.group_wideWorld', defaultMessage: 'The wide world' },
  group_water: { id: 'stories.wizard.group_water', defaultMessage: 'Sea and river' },
  group_spaceScience: { id: 'stories.wizard.group_spaceScience', defaultMessage: 'Space and science' },
  group_magic: { id: 'stories.wizard.group_magic', defaultMessage: 'Magic lands' },
  group_home: { id: 'stories.wizard.group_home', defaultMessage: 'Home and family' },
  group_outAndAbout: { id: 'stories.wizard.group_outAndAbout', defaultMessage: 'Out and about' },
  group_animals: { id: 'stories.wizard.group_animals', defaultMessage: 'Among animals' },
  group_night: { id: 'stories.wizard.group_night', defaultMessage: 'Night and dreams' },
  lessons_value: { id: 'stories.wizard.lessons_value', defaultMessage: 'Values' },
  lessons_habit: { id: 'stories.wizard.lessons_habit', defaultMessage: 'Everyday habits' },
  lessons_awareness: { id: 'stories.wizard.lessons_awareness', defaultMessage: 'Understanding each other' },
  length: { id: 'stories.wizard.length', defaultMessage: 'Length' },
  lengthOf: { id: 'stories.wizard.lengthOf', defaultMessage: '{length}, {from} to {to} min' },
  language: { id: 'stories.wizard.language', defaultMessage: 'Language of the story' },
  narrator: { id: 'stories.wizard.narrator', defaultMessage: 'Narrator' },
  narrator_female: { id: 'stories.wizard.narrator_female', defaultMessage: 'A woman' },
  narrator_male: { id: 'stories.wizard.narrator_male', defaultMessage: 'A man' },
  voice: { id: 'stories.wizard.voice', defaultMessage: 'Voice' },
  voiceNotInPlan: { id: 'stories.wizard.voiceNotInPlan', defaultMessage: '{voice} (not in your plan)' },
  samplePlay: { id: 'stories.wizard.samplePlay', defaultMessage: 'Hear the voice<sr> {voice}</sr>' },
  sampleStop: { id: 'stories.wizard.sampleStop', defaultMessage: 'Stop<sr> {voice}</sr>' },
  uses: {
    id: 'stories.wizard.uses',
    defaultMessage:
      '{limit, plural, one {This is the one story of your month.} other {This is {next} of your # stories.}}',
  },
  change: { id: 'stories.wizard.change', defaultMessage: 'Change<sr> {what}</sr>' },
  create: { id: 'stories.wizard.create', defaultMessage: 'Create the story' },
  goOnTitle: { id: 'stories.wizard.goOnTitle', defaultMessage: 'Go on with {name}?' },
  goOnText: { id: 'stories.wizard.goOnText', defaultMessage: 'Your last answers are still on this device.' },
  goOn: { id: 'stories.wizard.goOn', defaultMessage: 'Go on' },
  startAnew: { id: 'stories.wizard.startAnew', defaultMessage: 'Start anew' },
});
