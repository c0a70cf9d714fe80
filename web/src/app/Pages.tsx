import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../lib/lazyPart.tsx';
import { registerNotFoundLoader, registerPageLoader } from '../lib/pageLoaders.ts';
import { paths } from '../lib/paths.ts';
import { HomePage } from '../pages/HomePage.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { appText } from './appText.ts';

/** Each page is fetched when it is first opened, or shortly before. */
const lazyPage = (load: () => Promise<ComponentType>, { isSoonWanted = true } = {}) =>
  lazyPart(load, { isSoonWanted, throwsFailure: true });

// with the form and its rules, which are as large as the rest together
const CreatePage = lazyPage(async () => (await import('../pages/CreatePage.tsx')).CreatePage, { isSoonWanted: false });
const EventPage = lazyPage(async () => (await import('../pages/EventPage.tsx')).EventPage);
const AboutPage = lazyPage(async () => (await import('../pages/AboutPage.tsx')).AboutPage);
const GuidePage = lazyPage(async () => (await import('../pages/GuidePage.tsx')).GuidePage);
const ChangelogPage = lazyPage(async () => (await import('../pages/ChangelogPage.tsx')).ChangelogPage);
const ReportsPage = lazyPage(async () => (await import('../pages/ReportsPage.tsx')).ReportsPage, {
  isSoonWanted: false,
});
const TakeOverPage = lazyPage(async () => (await import('../pages/TakeOverPage.tsx')).TakeOverPage, {
  isSoonWanted: false,
});
const NotFoundPage = lazyPage(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage);

registerPageLoader(paths.home(), () => Promise.resolve());
registerPageLoader(paths.create(), CreatePage.preload);
registerPageLoader(paths.event(''), EventPage.preload);
registerPageLoader(paths.about(), AboutPage.preload);
registerPageLoader(paths.guide(), GuidePage.preload);
registerPageLoader(paths.changelog(), ChangelogPage.preload);
registerPageLoader(paths.reports(), ReportsPage.preload);
registerPageLoader(paths.takeOver('', ''), TakeOverPage.preload);
registerNotFoundLoader(NotFoundPage.preload);

/** A page that only development has. */
export interface ExtraPage {
  path: string;
  Page: ComponentType;
}

const Loading = () => <Spinner label={appText.loadingPage} />;
const loading = <Loading />;

export const Pages = ({ extra }: { extra: readonly ExtraPage[] }) => (
  <Routes>
    <Route path={paths.home()} element={<HomePage />} />
    <Route path={paths.create()} element={<CreatePage fallback={loading} />} />
    <Route path="/events/:hash" element={<EventPage fallback={loading} />} />
    <Route path={paths.about()} element={<AboutPage fallback={loading} />} />
    <Route path={paths.guide()} element={<GuidePage fallback={loading} />} />
    <Route path={paths.changelog()} element={<ChangelogPage fallback={loading} />} />
    <Route path={paths.reports()} element={<ReportsPage fallback={loading} />} />
    <Route path="/take-over/:hash" element={<TakeOverPage fallback={loading} />} />
    {extra.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={<NotFoundPage fallback={loading} />} />
  </Routes>
);
