import { type ComponentType, createElement } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { Loading } from './parts/Loading.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { RouteFailure } from './shell/RouteFailure.tsx';
import { Shell } from './shell/Shell.tsx';

/** A screen whose code is fetched when it is first opened. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Screens that need an operator who is signed in. */
const screens: RouteObject[] = [
  screen('audit', () => import('./audit/AuditLog.tsx').then((file) => file.AuditLog)),
];

/** Every address below `/admin`. */
export const router = createBrowserRouter(
  [
    {
      errorElement: createElement(RouteFailure),
      hydrateFallbackElement: createElement(Loading),
      children: [
        {
          element: createElement(Shell),
          errorElement: createElement(RouteFailure),
          children: [
            { index: true, element: createElement(Navigate, { to: '/dashboard', replace: true }) },
            ...screens,
            { path: '*', element: createElement(NotFound) },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
