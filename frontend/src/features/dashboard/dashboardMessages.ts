import type { SlotReturnReason } from '@storylark/contracts/subscriptions/events';
import { defineMessages, type Message } from '../../i18n/defineMessages.ts';

export const dashboardMessages = defineMessages({
  title: { id: 'dashboard.title', defaultMessage: 'Home' },
  welcome: {
    id: 'dashboard.welcome',
    defaultMessage:
      '{part, select, morning {Good morning, {name}} afternoon {Good afternoon, {name}} other {Good evening, {name}}}',
  },
  tonight: {
    id: 'dashboard.tonight',
    defaultMessage: '{part, select, evening {Tonight with {name}} other {Today with {name}}}',
  },
  turn: {
    id: 'dashboard.turn',
    defaultMessage:
      'It is {name}’s turn: {before} had the last {times, plural, one {one} =2 {two} =3 {three} other {#}}.',
  },
  hearKept: { id: 'dashboard.hearKept', defaultMessage: 'Hear “{title}”' },
  make: { id: 'dashboard.make', defaultMessage: 'Make a story' },
  newStoriesOn: { id: 'dashboard.newStoriesOn', defaultMessage: 'New stories on {day}' },
  seePlans: { id: 'dashboard.seePlans', defaultMessage: 'See the plans' },
  fetchFailed: { id: 'dashboard.fetchFailed', defaultMessage: 'Failed to fetch data' },

  whoIsHero: { id: 'dashboard.whoIsHero', defaultMessage: 'Who shall be the hero?' },
  drawFirst: { id: 'dashboard.drawFirst', defaultMessage: 'Draw the first hero' },
  heroIsReady: {
    id: 'dashboard.heroIsReady',
    defaultMessage: 'The hero is drawn. Now a place and a small lesson, and the story can begin.',
  },
  makeFirst: { id: 'dashboard.makeFirst', defaultMessage: 'Make the first story' },

  stopped: {
    id: 'dashboard.stopped',
    defaultMessage:
      '{when, select, today {You stopped today at {at} of {length}} yesterday {You stopped yesterday at {at} of {length}} unknown {You stopped at {at} of {length}} other {You stopped on {day} at {at} of {length}}}',
  },
  goOn: { id: 'dashboard.goOn', defaultMessage: 'Go on listening' },
  notHeardYet: { id: 'dashboard.notHeardYet', defaultMessage: 'New, and not heard yet' },
  hearAgain: { id: 'dashboard.hearAgain', defaultMessage: 'To hear once more' },
  listen: { id: 'dashboard.listen', defaultMessage: 'Listen' },
  read: { id: 'dashboard.read', defaultMessage: 'Read' },
  untitled: { id: 'dashboard.untitled', defaultMessage: 'A new story' },
  untitledWith: { id: 'dashboard.untitledWith', defaultMessage: 'A story with {hero}' },

  making: { id: 'dashboard.making', defaultMessage: 'In the making' },
  shelf: { id: 'dashboard.shelf', defaultMessage: 'Newest on the shelf' },
  allStories: { id: 'dashboard.allStories', defaultMessage: 'All stories' },
  coverMeta: { id: 'dashboard.coverMeta', defaultMessage: '{day} · {minutes} min' },

  month: { id: 'dashboard.month', defaultMessage: 'This month' },
  storiesUsed: {
    id: 'dashboard.storiesUsed',
    defaultMessage: '<b>{used} of {limit, plural, one {# story} other {# stories}}</b> used',
  },
  charactersUsed: {
    id: 'dashboard.charactersUsed',
    defaultMessage: '<b>{used} of {limit, plural, one {# character} other {# characters}}</b>',
  },
  left: { id: 'dashboard.left', defaultMessage: '{left} left' },
  storiesMeter: { id: 'dashboard.storiesMeter', defaultMessage: 'Stories used' },
  charactersMeter: { id: 'dashboard.charactersMeter', defaultMessage: 'Characters used' },
  quota: {
    id: 'dashboard.quota',
    defaultMessage: '{plan} plan: {percent} of this month’s stories used. New stories on {day}.',
  },
  usedUp: {
    id: 'dashboard.usedUp',
    defaultMessage:
      '{used} of {limit, plural, one {# story} other {# stories}} this month. There are new ones on {day}.',
  },
  planName: {
    id: 'dashboard.planName',
    defaultMessage: '{plan, select, basic {Basic} standard {Standard} premium {Premium} other {Free}}',
  },

  habits: { id: 'dashboard.habits', defaultMessage: 'What you come back to' },
  soFar: { id: 'dashboard.soFar', defaultMessage: 'So far' },
  favouritePlace: { id: 'dashboard.favouritePlace', defaultMessage: 'Favourite place' },
  favouriteLesson: { id: 'dashboard.favouriteLesson', defaultMessage: 'Favourite lesson' },
  totalStories: { id: 'dashboard.totalStories', defaultMessage: 'Stories so far' },
  totalCharacters: { id: 'dashboard.totalCharacters', defaultMessage: 'Characters' },
  narrationMade: { id: 'dashboard.narrationMade', defaultMessage: 'Narration made' },
  hours: {
    id: 'dashboard.hours',
    defaultMessage: '{hours, plural, one {{shown} hour} other {{shown} hours}}',
  },
  lastListened: { id: 'dashboard.lastListened', defaultMessage: 'Last listened' },
  lastListenedAt: {
    id: 'dashboard.lastListenedAt',
    defaultMessage:
      '{when, select, today {Today, {time}} yesterday {Yesterday, {time}} other {{day}, {time}}}',
  },
  never: { id: 'dashboard.never', defaultMessage: 'Not yet' },
});

/** The parent's story came back to the quota: when and why. */
export const givenBackMessages = defineMessages({
  failed: {
    id: 'dashboard.givenBack.failed',
    defaultMessage: 'One story failed on {day} and was given back.',
  },
  stopped: {
    id: 'dashboard.givenBack.stopped',
    defaultMessage: 'You stopped one story on {day}; it was given back.',
  },
  deletedBeforeNarration: {
    id: 'dashboard.givenBack.deletedBeforeNarration',
    defaultMessage: 'You deleted one story on {day} before it was told; it was given back.',
  },
  characterDeleted: {
    id: 'dashboard.givenBack.characterDeleted',
    defaultMessage: 'One story ended on {day} because its hero was deleted; it was given back.',
  },
  notRequested: {
    id: 'dashboard.givenBack.notRequested',
    defaultMessage: 'One story was not begun on {day}; it was given back.',
  },
  accountDeleted: {
    id: 'dashboard.givenBack.accountDeleted',
    defaultMessage: 'One story was given back on {day}.',
  },
}) satisfies Record<SlotReturnReason, Message>;
