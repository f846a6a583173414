import { defineMessages } from '../../i18n/defineMessages.ts';

export const landingMessages = defineMessages({
  title: { id: 'landing.title', defaultMessage: 'A bedtime story with your child in it' },
  lead: {
    id: 'landing.lead',
    defaultMessage:
      'Draw the hero once. Choose a place and a small lesson. Storylark writes, narrates and illustrates a new story, to listen to or to read aloud yourself.',
  },
  description: {
    id: 'landing.description',
    defaultMessage:
      'Personal audio stories in which your child is the hero: written, narrated and illustrated for one evening. The first story is free.',
  },
  firstStory: { id: 'landing.firstStory', defaultMessage: 'Make the first story free' },
  toDashboard: { id: 'landing.toDashboard', defaultMessage: 'Go to my stories' },
  hearSample: { id: 'landing.hearSample', defaultMessage: 'Hear a sample' },
  seeHow: { id: 'landing.seeHow', defaultMessage: 'See how it works' },
  factTypes: { id: 'landing.factTypes', defaultMessage: '<b>{count}</b> kinds of story' },
  factPlaces: { id: 'landing.factPlaces', defaultMessage: '<b>{count}</b> places to go' },
  factLanguages: { id: 'landing.factLanguages', defaultMessage: '<b>{count}</b> languages' },
  factVoices: { id: 'landing.factVoices', defaultMessage: '<b>{count}</b> narrators' },
  factDownload: { id: 'landing.factDownload', defaultMessage: '<b>MP3</b> to keep and take along' },
  factRating: {
    id: 'landing.factRating',
    defaultMessage: '<b>{stars}/5</b> from {reviews, plural, one {# review} other {# reviews}} ({source})',
  },
  faceTitle: { id: 'landing.faceTitle', defaultMessage: 'The same face on every page' },
  faceText: {
    id: 'landing.faceText',
    defaultMessage:
      'Hair, freckles, glasses, the blue jumper: you draw your child once, and the hero looks the same tonight, next week and on the moon. Brothers, sisters, grandparents and the stuffed rabbit can come too.',
  },
  faceBeach: {
    id: 'landing.faceBeach',
    defaultMessage: 'Emil, a boy with red hair and glasses, on an island',
  },
  faceTree: { id: 'landing.faceTree', defaultMessage: 'The same Emil at a tree house by night' },
  faceMoon: { id: 'landing.faceMoon', defaultMessage: 'The same Emil on the moon' },
  readTitle: { id: 'landing.readTitle', defaultMessage: 'You read, or the lark does' },
  readText: {
    id: 'landing.readText',
    defaultMessage:
      'The words arrive first, so you can begin at once. When the narration is ready, each sentence lights up as it is spoken. A sleep timer lowers the sound slowly and never breaks off mid-sentence.',
  },
  readSample: {
    id: 'landing.readSample',
    defaultMessage:
      'Amara held the lantern a little lower. <mark>The shelves leaned in, the way grown-ups do when they are about to tell a secret.</mark> Juniper sat down on her own tail and waited.',
  },
  quietTitle: { id: 'landing.quietTitle', defaultMessage: 'Quietly in your hands' },
  quietText: {
    id: 'landing.quietText',
    defaultMessage:
      'Nothing frightening by design: places and lessons come from a list that people chose, not from an open prompt.',
  },
  promiseRead: {
    id: 'landing.promiseRead',
    defaultMessage:
      '<b>Read it before they hear it.</b> The text is there first, so you can always look before anybody listens.',
  },
  promiseBack: {
    id: 'landing.promiseBack',
    defaultMessage:
      '<b>A failed story costs nothing.</b> It is given back to you by itself, and you can see that it was.',
  },
  promisePrivate: {
    id: 'landing.promisePrivate',
    defaultMessage:
      '<b>Your child’s details stay here.</b> No adverts. Delete the account and the details can no longer be read by anyone, us included.',
  },
  promiseAi: {
    id: 'landing.promiseAi',
    defaultMessage: '<b>Made with AI, and we say so.</b> Each story tells you what computers made of it.',
  },
  howTitle: { id: 'landing.howTitle', defaultMessage: 'Three small choices, then lights down' },
  howHero: { id: 'landing.howHero', defaultMessage: 'Draw the hero' },
  howHeroText: {
    id: 'landing.howHeroText',
    defaultMessage: 'Hair, eyes, freckles, courage. The portrait changes under your thumb.',
  },
  howEvening: { id: 'landing.howEvening', defaultMessage: 'Choose the evening' },
  howEveningText: {
    id: 'landing.howEveningText',
    defaultMessage: 'Adventure or bedtime, treasure island or Grandma’s house, patience or brushing teeth.',
  },
  howPlay: { id: 'landing.howPlay', defaultMessage: 'Press play, or read' },
  howPlayText: {
    id: 'landing.howPlayText',
    defaultMessage:
      'The text comes first, then the voice, then the pictures. Close the page if you like: we go on.',
  },
  pricingTitle: { id: 'landing.pricingTitle', defaultMessage: 'Plans that fit a month of evenings' },
  billing: { id: 'landing.billing', defaultMessage: 'Billing' },
  monthly: { id: 'landing.monthly', defaultMessage: 'Monthly' },
  yearly: { id: 'landing.yearly', defaultMessage: 'Yearly, save {percent}' },
  noCard: { id: 'landing.noCard', defaultMessage: 'no card needed' },
  perMonth: { id: 'landing.perMonth', defaultMessage: 'a month, VAT included' },
  perYear: { id: 'landing.perYear', defaultMessage: 'a month, {sum} once a year, VAT included' },
  forFamilies: { id: 'landing.forFamilies', defaultMessage: 'For families' },
  stories: {
    id: 'landing.stories',
    defaultMessage: '{count, plural, one {# story} other {# stories}} a month',
  },
  characters: {
    id: 'landing.characters',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
  },
  voicesBasic: { id: 'landing.voicesBasic', defaultMessage: 'Basic voices' },
  voicesStandard: { id: 'landing.voicesStandard', defaultMessage: 'Standard voices' },
  voicesAll: { id: 'landing.voicesAll', defaultMessage: 'All voices' },
  relationships: {
    id: 'landing.relationships',
    defaultMessage: 'Family and friends as characters, with relationships',
  },
  premiumEffects: { id: 'landing.premiumEffects', defaultMessage: 'Premium sound effects' },
  startFree: { id: 'landing.startFree', defaultMessage: 'Start free' },
  choose: { id: 'landing.choose', defaultMessage: 'Choose {plan}' },
  cancelAnyDay: {
    id: 'landing.cancelAnyDay',
    defaultMessage:
      'Cancel any day. You keep access until the paid period ends, and your stories stay yours.',
  },
  shelfTitle: { id: 'landing.shelfTitle', defaultMessage: 'Listen at the shelf' },
  shelfRegion: { id: 'landing.shelfRegion', defaultMessage: 'Sample stories' },
  shelfBack: { id: 'landing.shelfBack', defaultMessage: 'Earlier stories' },
  shelfOn: { id: 'landing.shelfOn', defaultMessage: 'Further stories' },
  playSample: { id: 'landing.playSample', defaultMessage: 'Play a sample of “{title}”, {seconds} seconds' },
  pauseSample: { id: 'landing.pauseSample', defaultMessage: 'Pause “{title}”' },
  teaserMeta: { id: 'landing.teaserMeta', defaultMessage: '{type} · {minutes} min · with {hero}' },
  typeAdventure: { id: 'landing.typeAdventure', defaultMessage: 'Adventure' },
  typeFantasy: { id: 'landing.typeFantasy', defaultMessage: 'Fantasy' },
  typeEveryday: { id: 'landing.typeEveryday', defaultMessage: 'Everyday' },
  typeBedtime: { id: 'landing.typeBedtime', defaultMessage: 'Bedtime' },
  typeEducational: { id: 'landing.typeEducational', defaultMessage: 'Learning' },
  voicesTitle: { id: 'landing.voicesTitle', defaultMessage: 'What parents say' },
  ctaTitle: { id: 'landing.ctaTitle', defaultMessage: 'It will be bedtime soon.' },
  ctaText: {
    id: 'landing.ctaText',
    defaultMessage: 'The first story and the first hero are free. No card, no countdown.',
  },
});
