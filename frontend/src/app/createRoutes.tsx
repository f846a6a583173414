import { Navigate, type RouteObject } from 'react-router-dom';
import { AdminsOnly } from '../gates/AdminsOnly.tsx';
import { AuditorsOnly } from '../gates/AuditorsOnly.tsx';
import { RequireLogin } from '../gates/RequireLogin.tsx';
import { RequireTerms } from '../gates/RequireTerms.tsx';
import { VisitorsOnly } from '../gates/VisitorsOnly.tsx';
import { staffPages } from '../lib/staffPages.ts';
import { pages, publicPages } from '../lib/paths.ts';
import type { App } from './createApp.ts';
import { LeaveApp } from './LeaveApp.tsx';
import { screenOf } from './screen.tsx';

/** Every screen and what stands before it. A screen's code comes with its first visit. */
export function createRoutes(app: App): RouteObject[] {
  const screen = screenOf(app);
  const leaving = (
    <LeaveApp leave={app.leave} notFound={screen(() => import('./NotFoundPage.tsx')).element} />
  );
  /** Fetched when it is drawn, and so by nobody whom a gate sends away. */
  const guarded = (load: Parameters<typeof screen>[0]) => ({ element: screen(load).element });
  return [
    {
      element: <VisitorsOnly />,
      children: [
        { path: pages.login, ...screen(() => import('../features/auth/LoginPage.tsx')) },
        { path: pages.signup, ...screen(() => import('../features/auth/SignupPage.tsx')) },
        { path: pages.signupSuccess, ...screen(() => import('../features/auth/SignupSuccessPage.tsx')) },
        { path: pages.forgotPassword, ...screen(() => import('../features/auth/ForgotPasswordPage.tsx')) },
        { path: pages.checkEmail, ...screen(() => import('../features/auth/CheckEmailPage.tsx')) },
        { path: pages.landing, element: leaving },
      ],
    },
    ...publicPages.filter((path) => path !== pages.landing).map((path) => ({ path, element: leaving })),
    { path: pages.article, element: leaving },
    { path: pages.sharedStory, element: leaving },
    // Whoever comes back from there may be in already, and prove who they are.
    { path: pages.googleCallback, ...screen(() => import('../features/auth/GoogleCallbackPage.tsx')) },
    // Links of mails work whoever is logged in here.
    { path: pages.resetPassword, ...screen(() => import('../features/auth/ResetPasswordPage.tsx')) },
    { path: pages.confirm, ...screen(() => import('../features/auth/ConfirmPage.tsx')) },
    { path: pages.emailChange, ...screen(() => import('../features/settings/access/EmailChangePage.tsx')) },
    {
      element: <RequireLogin />,
      children: [
        {
          element: <RequireTerms />,
          children: [
            {
              ...screen(() => import('./LoggedInLayout.tsx')),
              children: [
                { path: pages.dashboard, ...screen(() => import('../features/dashboard/DashboardPage.tsx')) },
                { path: pages.stories, ...screen(() => import('../features/stories/StoriesPage.tsx')) },
                {
                  path: pages.characters,
                  ...screen(() => import('../features/characters/CharactersPage.tsx')),
                },
                // Whoever comes back from paying is asked nothing more.
                {
                  path: pages.checkoutProcessing,
                  ...screen(() => import('../features/subscriptions/checkout/CheckoutPage.tsx')),
                },
                {
                  path: pages.checkoutSuccess,
                  ...screen(() => import('../features/subscriptions/checkout/CheckoutPage.tsx')),
                },
                {
                  path: pages.checkoutLeft,
                  ...screen(() => import('../features/subscriptions/checkout/LeftPage.tsx')),
                },
              ],
            },
            {
              ...screen(() => import('../gates/ParentalGate.tsx')),
              children: [
                {
                  ...screen(() => import('./LoggedInLayout.tsx')),
                  children: [
                    {
                      path: pages.settings,
                      ...screen(() => import('../features/settings/SettingsPage.tsx')),
                    },
                    {
                      path: pages.settingsPart,
                      ...screen(() => import('../features/settings/PartPage.tsx')),
                    },
                    {
                      path: pages.subscriptions,
                      ...screen(() => import('../features/subscriptions/PlansPage.tsx')),
                    },
                    {
                      path: pages.payments,
                      ...screen(() => import('../features/subscriptions/payments/PaymentsPage.tsx')),
                    },
                    {
                      path: pages.deleteAccount,
                      ...screen(() => import('../features/settings/deletion/DeleteAccountPage.tsx')),
                    },
                  ],
                },
              ],
            },
            {
              element: <AuditorsOnly notFound={screen(() => import('./NotFoundPage.tsx')).element} />,
              children: [
                {
                  ...guarded(() => import('../features/audit/AuditLayout.tsx')),
                  children: [
                    {
                      path: staffPages.audit,
                      ...guarded(() => import('../features/audit/AccountsPage.tsx')),
                    },
                    {
                      path: staffPages.auditAccount,
                      ...guarded(() => import('../features/audit/BillingPage.tsx')),
                    },
                  ],
                },
              ],
            },
            {
              element: <AdminsOnly notFound={screen(() => import('./NotFoundPage.tsx')).element} />,
              children: [
                {
                  ...guarded(() => import('../features/admin/AdminLayout.tsx')),
                  children: [
                    { path: staffPages.usage, ...guarded(() => import('../features/admin/UsagePage.tsx')) },
                    { path: staffPages.usageStats, element: <Navigate to={staffPages.usage} replace /> },
                    {
                      path: staffPages.accounts,
                      ...guarded(() => import('../features/admin/AccountsPage.tsx')),
                    },
                    {
                      path: staffPages.costs,
                      ...guarded(() => import('../features/admin/costs/CostsPage.tsx')),
                    },
                    {
                      path: staffPages.failures,
                      ...guarded(() => import('../features/admin/FailuresPage.tsx')),
                    },
                  ],
                },
              ],
            },
            { path: pages.story, ...screen(() => import('../features/story/StoryPage.tsx')) },
            { path: pages.createStory, ...screen(() => import('../features/stories/CreateStoryPage.tsx')) },
            {
              path: pages.createCharacter,
              ...screen(() => import('../features/characters/CreateCharacterPage.tsx')),
            },
            {
              path: pages.editCharacter,
              ...screen(() => import('../features/characters/EditCharacterPage.tsx')),
            },
          ],
        },
      ],
    },
    { path: '*', ...screen(() => import('./NotFoundPage.tsx')) },
  ];
}
