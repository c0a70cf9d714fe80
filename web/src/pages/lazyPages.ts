import { lazyComponent } from '../lib/lazy.tsx';

/** Every page but home is loaded when it is first opened, or shortly before. */
const lazyPage = (
  importPage: Parameters<typeof lazyComponent<object>>[0],
  { prefetchOnInteraction }: { prefetchOnInteraction: boolean } = { prefetchOnInteraction: true },
) => lazyComponent(importPage, { prefetchOnInteraction, onFailure: 'throw' });

const ON_DEMAND = { prefetchOnInteraction: false };

// with the form and its rules it is as large as all other pages together
export const CreatePage = lazyPage(async () => (await import('./CreatePage.tsx')).CreatePage, ON_DEMAND);
export const CreatePollPage = lazyPage(async () => (await import('./CreatePollPage.tsx')).CreatePollPage, ON_DEMAND);
export const PollPage = lazyPage(async () => (await import('./PollPage.tsx')).PollPage, ON_DEMAND);
export const SeriesPage = lazyPage(async () => (await import('./SeriesPage.tsx')).SeriesPage, ON_DEMAND);
export const EventPage = lazyPage(async () => (await import('./EventPage.tsx')).EventPage);
export const ManagePage = lazyPage(async () => (await import('./ManagePage.tsx')).ManagePage, ON_DEMAND);
export const AboutPage = lazyPage(async () => (await import('./about/AboutPage.tsx')).AboutPage);
export const GuidePage = lazyPage(async () => (await import('./about/GuidePage.tsx')).GuidePage);
export const ChangelogPage = lazyPage(async () => (await import('./about/ChangelogPage.tsx')).ChangelogPage);
export const ReportsPage = lazyPage(async () => (await import('./ReportsPage.tsx')).ReportsPage, ON_DEMAND);
export const NotificationsPage = lazyPage(
  async () => (await import('./NotificationsPage.tsx')).NotificationsPage,
  ON_DEMAND,
);
export const TokensPage = lazyPage(async () => (await import('./TokensPage.tsx')).TokensPage, ON_DEMAND);
export const MePage = lazyPage(async () => (await import('./MePage.tsx')).MePage, ON_DEMAND);
export const OrganisePage = lazyPage(async () => (await import('./OrganisePage.tsx')).OrganisePage, ON_DEMAND);
export const TakeOverPage = lazyPage(async () => (await import('./TakeOverPage.tsx')).TakeOverPage, ON_DEMAND);
export const TakeOverPollPage = lazyPage(async () => (await import('./TakeOverPage.tsx')).TakeOverPollPage, ON_DEMAND);
export const WebhooksPage = lazyPage(async () => (await import('./WebhooksPage.tsx')).WebhooksPage, ON_DEMAND);
export const NotFoundPage = lazyPage(async () => (await import('./missing/NotFoundPage.tsx')).NotFoundPage);
