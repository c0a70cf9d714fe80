import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Session } from '../features/session/session.ts';
import { paths } from '../lib/paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';

const HomePage = lazy(async () => ({ default: (await import('../pages/HomePage.tsx')).HomePage }));
const CreatePage = lazy(async () => ({ default: (await import('../pages/CreatePage.tsx')).CreatePage }));
const EventPage = lazy(async () => ({ default: (await import('../pages/EventPage.tsx')).EventPage }));
const AboutPage = lazy(async () => ({ default: (await import('../pages/AboutPage.tsx')).AboutPage }));
const GuidePage = lazy(async () => ({ default: (await import('../pages/GuidePage.tsx')).GuidePage }));
const ChangelogPage = lazy(async () => ({ default: (await import('../pages/ChangelogPage.tsx')).ChangelogPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }));

const pages: RouteObject[] = [
  { path: paths.home(), element: <HomePage /> },
  { path: paths.create(), element: <CreatePage /> },
  { path: '/events/:hash', element: <EventPage /> },
  { path: paths.about(), element: <AboutPage /> },
  { path: paths.guide(), element: <GuidePage /> },
  { path: paths.changelog(), element: <ChangelogPage /> },
];

/** `extra` are pages that only development has. */
export const createRoutes = (session: Session, extra: RouteObject[] = []): RouteObject[] => [
  {
    element: <Root session={session} />,
    // for what fails in the surroundings themselves
    errorElement: <ErrorPage />,
    children: [
      {
        // a page that fails leaves the navigation in place
        errorElement: <ErrorPage />,
        children: [...pages, ...extra, { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];
