import { FORM_PAGES, type PageName, PAGES, POLL_FORM_PAGES } from '@quorum/domain/pages';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { pageAt, paths } from '../lib/paths.ts';
import { HomePage } from '../pages/HomePage.tsx';
import {
  AboutPage,
  ChangelogPage,
  CreatePage,
  CreatePollPage,
  DeveloperSettingsPage,
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
} from '../pages/lazyPages.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { appText } from '../messages/appText.generated.ts';

type LazyPage = ComponentType<{ fallback?: ReactNode }> & { load: () => Promise<unknown> };

const Loading = () => <Spinner label={appText.loadingPage} isWholePage />;

const lazyPages: Record<Exclude<PageName, 'home'>, LazyPage> = {
  create: CreatePage,
  event: EventPage,
  manage: ManagePage,
  series: SeriesPage,
  createPoll: CreatePollPage,
  poll: PollPage,
  organise: OrganisePage,
  takeOver: TakeOverPage,
  takeOverPoll: TakeOverPollPage,
  about: AboutPage,
  guide: GuidePage,
  changelog: ChangelogPage,
  developers: DevelopersPage,
  reports: ReportsPage,
  notifications: NotificationsPage,
  developerSettings: DeveloperSettingsPage,
  me: MePage,
};

const routeTo = (path: string, Page: LazyPage) => (
  <Route key={path} path={path} element={<Page fallback={<Loading />} />} />
);

const lazyRoutes = Object.entries(lazyPages).map(([name, Page]) => routeTo(PAGES[name as PageName], Page));

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
  if (name !== 'home') await (name ? lazyPages[name] : NotFoundPage).load();
};

/** A page that only development has. */
export interface ExtraPage {
  path: string;
  Page: ComponentType;
}

export const Pages = ({ extra }: { extra: readonly ExtraPage[] }) => (
  <Routes>
    <Route path={PAGES.home} element={<HomePage />} />
    {lazyRoutes}
    {Object.values(FORM_PAGES).map((path) => (
      <Route key={path} path={path} element={<ToEvent />} />
    ))}
    {Object.values(POLL_FORM_PAGES).map((path) => (
      <Route key={path} path={path} element={<ToPoll />} />
    ))}
    {extra.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    {routeTo('*', NotFoundPage)}
  </Routes>
);
