import { defineMessages } from '../i18n/defineMessages.ts';

export const appMessages = defineMessages({
  mainNav: { id: 'app.mainNav', defaultMessage: 'Main' },
  home: { id: 'app.home', defaultMessage: 'Home' },
  stories: { id: 'app.stories', defaultMessage: 'My stories' },
  characters: { id: 'app.characters', defaultMessage: 'My characters' },
  plans: { id: 'app.plans', defaultMessage: 'Plans' },
  settings: { id: 'app.settings', defaultMessage: 'Settings' },
  usage: { id: 'app.usage', defaultMessage: 'Usage' },
  logout: { id: 'app.logout', defaultMessage: 'Log out' },
  openMenu: { id: 'app.openMenu', defaultMessage: 'Open menu' },
  menu: { id: 'app.menu', defaultMessage: 'Menu' },
  pageNotReached: { id: 'app.pageNotReached', defaultMessage: 'This page could not be loaded.' },
  lostTitle: { id: 'app.lostTitle', defaultMessage: 'This page has flown off' },
  lostText: {
    id: 'app.lostText',
    defaultMessage: 'The address leads nowhere. Your stories and characters are where you left them.',
  },
  toDashboard: { id: 'app.toDashboard', defaultMessage: 'Go to my home' },
  toStart: { id: 'app.toStart', defaultMessage: 'Go to the start page' },
  partStopped: {
    id: 'app.partStopped',
    defaultMessage: 'A part of Storylark has stopped working. What is saved stays saved.',
  },
  brokenTitle: { id: 'app.brokenTitle', defaultMessage: 'Something broke on our side' },
  brokenText: {
    id: 'app.brokenText',
    defaultMessage: 'This screen could not be shown. What is saved stays saved.',
  },
});
