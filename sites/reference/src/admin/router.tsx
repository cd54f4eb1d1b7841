import { type ComponentType, createElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Loading } from './parts/Loading.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { Entrance } from './signIn/Entrance.tsx';
import { Guard } from './signIn/Guard.tsx';

/** A screen whose code is fetched when it is first opened. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Screens that need an operator who is signed in. */
const screens: RouteObject[] = [
  screen('dashboard', () => import('./dashboard/Dashboard.tsx').then((file) => file.Dashboard)),
  screen('partners', () => import('./partners/PartnerList.tsx').then((file) => file.PartnerList)),
  screen('partners/new', () => import('./partners/NewPartner.tsx').then((file) => file.NewPartner)),
  screen('partners/import', () =>
    import('./partners/ImportPartners.tsx').then((file) => file.ImportPartners),
  ),
  screen('partner-docs', () =>
    import('./partnerDocs/OpenPartnerDocs.tsx').then((file) => file.OpenPartnerDocs),
  ),
  screen('partners/:id', () => import('./partners/PartnerPage.tsx').then((file) => file.PartnerPage)),
  screen('questions/:set?', () => import('./questions/QuestionsPage.tsx').then((file) => file.QuestionsPage)),
  screen('questions/:set/:id', () =>
    import('./questions/QuestionPage.tsx').then((file) => file.QuestionPage),
  ),
  screen('questions/:set/:id/visitor', () =>
    import('./questions/VisitorPreview.tsx').then((file) => file.VisitorPreview),
  ),
  screen('sessions', () => import('./sessions/Sessions.tsx').then((file) => file.Sessions)),
  screen('sessions/:id', () => import('./sessions/SessionPage.tsx').then((file) => file.SessionPage)),
  screen('withdrawals', () => import('./withdrawals/Withdrawals.tsx').then((file) => file.Withdrawals)),
  screen('shapes', () => import('./shapes/Gallery.tsx').then((file) => file.Gallery)),
  screen('shapes/:token', () => import('./shapes/ShapeScreen.tsx').then((file) => file.ShapeScreen)),
  screen('audit', () => import('./audit/AuditLog.tsx').then((file) => file.AuditLog)),
  screen('operators', () => import('./operators/Operators.tsx').then((file) => file.Operators)),
  screen('account', () => import('./account/Account.tsx').then((file) => file.Account)),
  screen('statistics', () => import('./statistics/StatisticsPage.tsx').then((file) => file.StatisticsPage)),
  screen('statistics/:set/:id', () =>
    import('./statistics/QuestionStatisticsPage.tsx').then((file) => file.QuestionStatisticsPage),
  ),
];

/** Screens for visitors who aren't signed in. */
const entrances: RouteObject[] = [
  screen('login', () => import('./signIn/Login.tsx').then((file) => file.Login)),
  screen('forgot', () => import('./signIn/Forgot.tsx').then((file) => file.Forgot)),
  screen('setup', () => import('./signIn/SetUp.tsx').then((file) => file.SetUp)),
  screen('reset', () => import('./signIn/Reset.tsx').then((file) => file.Reset)),
];

/** Every address below `/admin`. */
export const router = createBrowserRouter(
  [
    {
      errorElement: createElement(RouteFailure),
      hydrateFallbackElement: createElement(Loading),
      children: [
        { element: createElement(Entrance), children: entrances },
        {
          element: createElement(Guard),
          children: [
            {
              element: createElement(Shell),
              children: [
                { index: true, element: createElement(Navigate, { to: '/dashboard', replace: true }) },
                ...screens,
                { path: '*', element: createElement(NotFound) },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
