import { FORM_PAGES, type PageName, PAGES, POLL_FORM_PAGES } from '@quorum/domain/pages';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { PAGE_NAMES, pageAt, paths } from '../lib/paths.ts';
import { HomePage } from '../pages/HomePage.tsx';
import {
  AboutPage,
  ChangelogPage,
  CreatePage,
  CreatePollPage,
  DevelopersPage,
  EventPage,
  GuidePage,
  ManagePage,
  MePage,
  NotFoundPage,
  NotificationsPage,
  OrganisePage,
  PollPage,
  ReportsPage,
  SeriesPage,
  TakeOverPage,
  TakeOverPollPage,
  TokensPage,
  WebhooksPage,
} from '../pages/lazyPages.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { appText } from './appText.ts';

interface LoadablePage {
  element: ReactElement;
  load: () => Promise<unknown>;
}

type LazyPage = ComponentType<{ fallback?: ReactNode }> & Pick<LoadablePage, 'load'>;

const Loading = () => <Spinner label={appText.loadingPage} isWholePage />;

const lazy = (Page: LazyPage): LoadablePage => ({ element: <Page fallback={<Loading />} />, load: Page.load });

const pages: Record<PageName, LoadablePage> = {
  home: { element: <HomePage />, load: () => Promise.resolve() },
  create: lazy(CreatePage),
  event: lazy(EventPage),
  manage: lazy(ManagePage),
  series: lazy(SeriesPage),
  createPoll: lazy(CreatePollPage),
  poll: lazy(PollPage),
  organise: lazy(OrganisePage),
  takeOver: lazy(TakeOverPage),
  takeOverPoll: lazy(TakeOverPollPage),
  about: lazy(AboutPage),
  guide: lazy(GuidePage),
  changelog: lazy(ChangelogPage),
  developers: lazy(DevelopersPage),
  reports: lazy(ReportsPage),
  notifications: lazy(NotificationsPage),
  tokens: lazy(TokensPage),
  webhooks: lazy(WebhooksPage),
  me: lazy(MePage),
};
const notFound = lazy(NotFoundPage);

/** Where the server alone has a page, such as without a connection: the event has the same form. */
const ToEvent = () => {
  const { urlHash = '' } = useParams();
  return <Navigate to={paths.event(urlHash)} replace />;
};

const ToPoll = () => {
  const { urlHash = '' } = useParams();
  return <Navigate to={paths.poll(urlHash)} replace />;
};

/** Resolves once the page at `path` renders without a wait. */
export const loadPage = async (path: string): Promise<void> => {
  const name = pageAt(path);
  await (name ? pages[name] : notFound).load();
};

/** A page that only development has. */
export interface ExtraPage {
  path: string;
  Page: ComponentType;
}

export const Pages = ({ extra }: { extra: readonly ExtraPage[] }) => (
  <Routes>
    {PAGE_NAMES.map((name) => (
      <Route key={name} path={PAGES[name]} element={pages[name].element} />
    ))}
    {Object.values(FORM_PAGES).map((path) => (
      <Route key={path} path={path} element={<ToEvent />} />
    ))}
    {Object.values(POLL_FORM_PAGES).map((path) => (
      <Route key={path} path={path} element={<ToPoll />} />
    ))}
    {extra.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={notFound.element} />
  </Routes>
);
