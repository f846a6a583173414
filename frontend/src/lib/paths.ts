/** Address of every screen: pattern for the router, and `pathTo` fills in its parts. */
export const pages = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  signupSuccess: '/signup/success',
  forgotPassword: '/forgot-password',
  checkEmail: '/check-email',
  resetPassword: '/users/request-password-reset/:token',
  confirm: '/confirm/:token',
  emailChange: '/settings/email/:token',
  googleCallback: '/auth/google/callback',
  about: '/about',
  privacy: '/privacy',
  cookies: '/cookies',
  imprint: '/imprint',
  contact: '/contact',
  terms: '/terms',
  blog: '/blog',
  article: '/blog/:id',
  sharedStory: '/shared/stories/:uuid',
  dashboard: '/dashboard',
  stories: '/stories',
  createStory: '/stories/create',
  story: '/stories/:uuid',
  characters: '/characters',
  createCharacter: '/characters/create',
  editCharacter: '/characters/:uuid/edit',
  settings: '/settings',
  settingsPart: '/settings/:part',
  deleteAccount: '/delete-account',
  subscriptions: '/subscriptions',
  payments: '/subscriptions/payments',
  checkoutProcessing: '/subscriptions/processing',
  checkoutSuccess: '/subscriptions/success',
  checkoutLeft: '/subscriptions/left',
} as const;

type Parts<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parts<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export function pathTo<Pattern extends string>(
  pattern: Pattern,
  parts: Readonly<Record<Parts<Pattern>, string>>,
): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_whole, name: string) =>
    encodeURIComponent((parts as Record<string, string>)[name] ?? ''),
  );
}

/** The story wizard with its hero chosen. */
export const storyAbout = (hero: string) => `${pages.createStory}?hero=${hero}`;

/** Pages of visitors, made at build time: documents of their own, outside the app. */
export const publicPages = [
  pages.landing,
  pages.about,
  pages.privacy,
  pages.cookies,
  pages.imprint,
  pages.contact,
  pages.terms,
  pages.blog,
] as const;
const isArticle = (path: string) => /^\/blog\/[^/]+$/.test(path);
/** Whether an address, with or without its `?` and `#`, is one of them. */
export function isPublicPage(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return publicPages.some((page) => page === path) || isArticle(path);
}
