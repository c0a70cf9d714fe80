import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

const HomePage = lazy(async () => ({ default: (await import('../pages/HomePage.tsx')).HomePage }));
const CreatePage = lazy(async () => ({ default: (await import('../pages/CreatePage.tsx')).CreatePage }));
const EventPage = lazy(async () => ({ default: (await import('../pages/EventPage.tsx')).EventPage }));
const AboutPage = lazy(async () => ({ default: (await import('../pages/AboutPage.tsx')).AboutPage }));
const GuidePage = lazy(async () => ({ default: (await import('../pages/GuidePage.tsx')).GuidePage }));
const ChangelogPage = lazy(async () => ({ default: (await import('../pages/ChangelogPage.tsx')).ChangelogPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }));

/** A page that only development has. */
export interface ExtraPage {
  path: string;
  Page: ComponentType;
}

/** Each page is fetched when it is first opened. */
export const Pages = ({ extra }: { extra: readonly ExtraPage[] }) => (
  <Routes>
    <Route path={paths.home()} element={<HomePage />} />
    <Route path={paths.create()} element={<CreatePage />} />
    <Route path="/events/:hash" element={<EventPage />} />
    <Route path={paths.about()} element={<AboutPage />} />
    <Route path={paths.guide()} element={<GuidePage />} />
    <Route path={paths.changelog()} element={<ChangelogPage />} />
    {extra.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
