import type { RouteObject } from 'react-router-dom';
import { RequireLogin } from '../gates/RequireLogin.tsx';
import { RequireTerms } from '../gates/RequireTerms.tsx';
import { VisitorsOnly } from '../gates/VisitorsOnly.tsx';
import { pages, publicPages } from '../lib/paths.ts';
import type { App } from './createApp.ts';
import { LeaveApp } from './LeaveApp.tsx';
import { screenOf } from './screen.tsx';

/** Every screen and what stands before it. A screen's code comes with its first visit. */
export function createRoutes(app: App): RouteObject[] {
  const screen = screenOf(app);
  const leaving = <LeaveApp leave={app.leave} notFound={screen(() => import('./NotFoundPage.tsx'))} />;
  return [
    {
      element: <VisitorsOnly />,
      children: [
        { path: pages.login, element: screen(() => import('../features/auth/LoginPage.tsx')) },
        { path: pages.signup, element: screen(() => import('../features/auth/SignupPage.tsx')) },
        { path: pages.signupSuccess, element: screen(() => import('../features/auth/SignupSuccessPage.tsx')) },
        { path: pages.forgotPassword, element: screen(() => import('../features/auth/ForgotPasswordPage.tsx')) },
        { path: pages.checkEmail, element: screen(() => import('../features/auth/CheckEmailPage.tsx')) },
        { path: pages.landing, element: leaving },
      ],
    },
    ...publicPages.filter((path) => path !== pages.landing).map((path) => ({ path, element: leaving })),
    { path: pages.article, element: leaving },
    // Links of mails work whoever is logged in here.
    { path: pages.resetPassword, element: screen(() => import('../features/auth/ResetPasswordPage.tsx')) },
    { path: pages.confirm, element: screen(() => import('../features/auth/ConfirmPage.tsx')) },
    { path: pages.emailChange, element: screen(() => import('../features/settings/EmailChangePage.tsx')) },
    {
      element: <RequireLogin />,
      children: [
        {
          element: <RequireTerms />,
          children: [
            {
              element: screen(() => import('./LoggedInLayout.tsx')),
              children: [
                { path: pages.dashboard, element: screen(() => import('../features/dashboard/DashboardPage.tsx')) },
                { path: pages.stories, element: screen(() => import('../features/stories/StoriesPage.tsx')) },
                { path: pages.characters, element: screen(() => import('../features/characters/CharactersPage.tsx')) },
              ],
            },
            {
              element: screen(() => import('../gates/ParentalGate.tsx')),
              children: [
                {
                  element: screen(() => import('./LoggedInLayout.tsx')),
                  children: [
                    { path: pages.settings, element: screen(() => import('../features/settings/SettingsPage.tsx')) },
                    { path: pages.subscriptions, element: screen(() => import('../features/subscriptions/PlansPage.tsx')) },
                    { path: pages.deleteAccount, element: screen(() => import('../features/settings/DeleteAccountPage.tsx')) },
                  ],
                },
              ],
            },
            { path: pages.story, element: screen(() => import('../features/story/StoryPage.tsx')) },
            { path: pages.createStory, element: screen(() => import('../features/stories/CreateStoryPage.tsx')) },
            { path: pages.createCharacter, element: screen(() => import('../features/characters/CreateCharacterPage.tsx')) },
            { path: pages.editCharacter, element: screen(() => import('../features/characters/EditCharacterPage.tsx')) },
          ],
        },
      ],
    },
    { path: '*', element: screen(() => import('./NotFoundPage.tsx')) },
  ];
}
