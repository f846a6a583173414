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
  deleteAccount: '/delete-account',
  subscriptions: '/subscriptions',
  subscriptionSuccess: '/subscriptions/success',
} as const;

type Parts<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parts<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export function pathTo<Pattern extends string>(pattern: Pattern, parts: Readonly<Record<Parts<Pattern>, string>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_whole, name: string) => encodeURIComponent((parts as Record<string, string>)[name] ?? ''));
}
