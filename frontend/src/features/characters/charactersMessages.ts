import { defineMessages } from '../../i18n/defineMessages.ts';

export const charactersMessages = defineMessages({
  title: { id: 'characters.title', defaultMessage: 'My characters' },
  used: { id: 'characters.used', defaultMessage: '{used} of {limit} in your {plan} plan' },
  planName: {
    id: 'characters.planName',
    defaultMessage: '{plan, select, free {Free} basic {Basic} standard {Standard} other {Premium}}',
  },
  add: { id: 'characters.add', defaultMessage: 'New character' },
  makeStory: { id: 'characters.makeStory', defaultMessage: 'Make a story' },
  makeStoryAbout: { id: 'characters.makeStoryAbout', defaultMessage: '{words} about {name}' },
  someoneNew: { id: 'characters.someoneNew', defaultMessage: 'Someone new' },
  placesLeft: {
    id: 'characters.placesLeft',
    defaultMessage: '{left, plural, one {One place left} other {# places left}}',
  },
  tabs: { id: 'characters.tabs', defaultMessage: 'Characters' },
  mainTab: { id: 'characters.mainTab', defaultMessage: 'Main' },
  sideTab: { id: 'characters.sideTab', defaultMessage: 'Side' },
  tabName: { id: 'characters.tabName', defaultMessage: '{tab}<sr> characters</sr>' },
  emptyMain: { id: 'characters.emptyMain', defaultMessage: 'No main character yet. Draw the first hero.' },
  emptySide: { id: 'characters.emptySide', defaultMessage: 'Nobody at the hero’s side yet.' },
  drawFirst: { id: 'characters.drawFirst', defaultMessage: 'Draw the first hero' },
  beingDrawn: { id: 'characters.beingDrawn', defaultMessage: 'Being drawn' },
  readyAlready: { id: 'characters.readyAlready', defaultMessage: 'Ready for a story already' },
  years: { id: 'characters.years', defaultMessage: '{age, plural, one {# year} other {# years}}, {trait}' },
  kindAndTrait: { id: 'characters.kindAndTrait', defaultMessage: '{kind}, {trait}' },
  menu: { id: 'characters.menu', defaultMessage: 'More for {name}' },
  edit: { id: 'characters.edit', defaultMessage: 'Edit' },
  relationships: { id: 'characters.relationships', defaultMessage: 'Relationships' },
  remove: { id: 'characters.remove', defaultMessage: 'Delete' },
  fetchFailed: { id: 'characters.fetchFailed', defaultMessage: 'Failed to fetch characters' },
  togetherTitle: { id: 'characters.togetherTitle', defaultMessage: 'Who belongs together' },
  tie: {
    id: 'characters.tie',
    defaultMessage:
      '{type, select, sibling {<b>{other}</b> and <b>{name}</b> are siblings} friend {<b>{other}</b> and <b>{name}</b> are friends} parent {<b>{other}</b> is a parent of <b>{name}</b>} grandparent {<b>{other}</b> is a grandparent of <b>{name}</b>} spouse {<b>{other}</b> and <b>{name}</b> are partners} child {<b>{other}</b> is a child of <b>{name}</b>} son {<b>{other}</b> is the son of <b>{name}</b>} daughter {<b>{other}</b> is the daughter of <b>{name}</b>} grandchild {<b>{other}</b> is a grandchild of <b>{name}</b>} other {<b>{other}</b> and <b>{name}</b> belong together}}',
  },
  limitTitle: { id: 'characters.limitTitle', defaultMessage: 'Character Limit Reached' },
  limitPlan: {
    id: 'characters.limitPlan',
    defaultMessage:
      'Your plan is {plan}. A larger plan has room for more characters; those you have stay as they are.',
  },
  seePlans: { id: 'characters.seePlans', defaultMessage: 'See the plans' },
  stay: { id: 'characters.stay', defaultMessage: 'Back to my characters' },
  deleteTitle: { id: 'characters.deleteTitle', defaultMessage: 'Delete {name}?' },
  deletePlain: {
    id: 'characters.deletePlain',
    defaultMessage: 'The drawing and everything you entered for {name} go for good.',
  },
  deleteChoice: { id: 'characters.deleteChoice', defaultMessage: 'And the stories?' },
  deleteWith: {
    id: 'characters.deleteWith',
    defaultMessage:
      '{gender, select, girl {Delete {name} and her {count, plural, one {story} other {# stories}}} other {Delete {name} and his {count, plural, one {story} other {# stories}}}}',
  },
  deleteKeep: {
    id: 'characters.deleteKeep',
    defaultMessage:
      '{count, plural, one {Keep the story; {name} stays in it} other {Keep the stories; {name} stays in them}}',
  },
  untitled: { id: 'characters.untitled', defaultMessage: 'Untitled story' },
  andMore: {
    id: 'characters.andMore',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  counting: { id: 'characters.counting', defaultMessage: 'Looking for the stories of {name}...' },
  countFailed: { id: 'characters.countFailed', defaultMessage: 'The stories of {name} could not be loaded.' },
  deleteFailed: { id: 'characters.deleteFailed', defaultMessage: 'Failed to delete character' },
  deleted: { id: 'characters.deleted', defaultMessage: '{name} was deleted.' },
  notFound: { id: 'characters.notFound', defaultMessage: 'Character not found' },
});
