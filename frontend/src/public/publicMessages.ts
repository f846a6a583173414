import { defineMessages } from '../i18n/defineMessages.ts';

/** Header, footer and the pages of words. */
export const publicMessages = defineMessages({
  features: { id: 'public.features', defaultMessage: 'Features' },
  howItWorks: { id: 'public.howItWorks', defaultMessage: 'How it works' },
  plans: { id: 'public.plans', defaultMessage: 'Plans' },
  testimonials: { id: 'public.testimonials', defaultMessage: 'Parents' },
  blog: { id: 'public.blog', defaultMessage: 'Blog' },
  mainNav: { id: 'public.mainNav', defaultMessage: 'Main' },
  menu: { id: 'public.menu', defaultMessage: 'Menu' },
  signIn: { id: 'public.signIn', defaultMessage: 'Sign in' },
  dashboard: { id: 'public.dashboard', defaultMessage: 'Dashboard' },
  company: { id: 'public.company', defaultMessage: 'Company' },
  legal: { id: 'public.legal', defaultMessage: 'Legal' },
  about: { id: 'public.about', defaultMessage: 'About' },
  contact: { id: 'public.contact', defaultMessage: 'Contact' },
  imprint: { id: 'public.imprint', defaultMessage: 'Imprint' },
  terms: { id: 'public.terms', defaultMessage: 'Terms' },
  privacy: { id: 'public.privacy', defaultMessage: 'Privacy' },
  cookies: { id: 'public.cookies', defaultMessage: 'Cookies' },
  elsewhere: { id: 'public.elsewhere', defaultMessage: '{company} elsewhere' },
  footerNote: {
    id: 'public.footerNote',
    defaultMessage:
      'Stories are made with AI and marked as such. A parent can read every story before a child hears it.',
  },
  version: { id: 'public.version', defaultMessage: '© {year} {company} · Version {version}' },
  updated: { id: 'public.updated', defaultMessage: 'As of {date}' },
  unset: {
    id: 'public.unset',
    defaultMessage: 'still to be filled in by the operator: {name} in frontend/src/brand.ts',
  },
  unsetNote: {
    id: 'public.unsetNote',
    defaultMessage:
      'This installation has not been opened to the public yet: its operator still has to fill in who runs it, in frontend/src/brand.ts. The places are marked below.',
  },
  table: { id: 'public.table', defaultMessage: 'Table' },
  blogTitle: { id: 'public.blogTitle', defaultMessage: 'Notes for quiet evenings' },
  blogText: {
    id: 'public.blogText',
    defaultMessage: 'On reading aloud, listening, sleep, privacy, and how our stories come to be.',
  },
  minutes: {
    id: 'public.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} to read',
  },
  readNext: { id: 'public.readNext', defaultMessage: 'Read next' },
  allArticles: { id: 'public.allArticles', defaultMessage: 'All articles' },
  contactTitle: { id: 'public.contactTitle', defaultMessage: 'Write to us' },
  contactText: {
    id: 'public.contactText',
    defaultMessage:
      'A person reads every message. Please leave out details of children; we do not need them to help.',
  },
  contactMail: {
    id: 'public.contactMail',
    defaultMessage: 'If you prefer your own mail program: <mail>{address}</mail>.',
  },
  contactNoScript: {
    id: 'public.contactNoScript',
    defaultMessage: 'The form needs JavaScript, which is off in this browser.',
  },
  contactNoMail: {
    id: 'public.contactNoMail',
    defaultMessage: 'The operator’s address is in the <imprint>imprint</imprint>.',
  },
  name: { id: 'public.name', defaultMessage: 'Your name (if you like)' },
  email: { id: 'public.email', defaultMessage: 'Email address for our answer' },
  message: { id: 'public.message', defaultMessage: 'Your message' },
  send: { id: 'public.send', defaultMessage: 'Send' },
  sending: { id: 'public.sending', defaultMessage: 'Sending...' },
  sent: {
    id: 'public.sent',
    defaultMessage: 'Thank you. Your message has arrived, and we will answer by mail.',
  },
  limited: {
    id: 'public.limited',
    defaultMessage: 'That was a lot of messages in a short time. Please try again in an hour.',
  },
  notSent: {
    id: 'public.notSent',
    defaultMessage: 'Your message could not be sent. It is still here; please try again in a moment.',
  },
  offline: {
    id: 'public.offline',
    defaultMessage: 'Network error. Please check your internet connection and try again',
  },
});
