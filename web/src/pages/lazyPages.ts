import { lazyComponent } from '../lib/lazy.tsx';
import type * as pages from './person/ofPerson.ts';

/** Every page but home is loaded when it is first opened, or shortly before. */
const lazyPage = (
  importPage: Parameters<typeof lazyComponent<object>>[0],
  { prefetchOnInteraction }: { prefetchOnInteraction: boolean } = { prefetchOnInteraction: true },
) => lazyComponent(importPage, { prefetchOnInteraction, onFailure: 'throw' });

const ON_DEMAND = { prefetchOnInteraction: false };

/** One of somebody who is signed in: all of them come together. */
const pageOfPerson = (name: keyof typeof pages) =>
  lazyPage(async () => (await import('./person/ofPerson.ts'))[name], ON_DEMAND);

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
export const OrganisePage = pageOfPerson('OrganisePage');
export const TakeOverPage = pageOfPerson('TakeOverPage');
export const TakeOverPollPage = pageOfPerson('TakeOverPollPage');
export const MePage = pageOfPerson('MePage');
export const NotificationsPage = pageOfPerson('NotificationsPage');
export const ReportsPage = pageOfPerson('ReportsPage');
export const TokensPage = pageOfPerson('TokensPage');
export const WebhooksPage = pageOfPerson('WebhooksPage');
export const NotFoundPage = lazyPage(async () => (await import('./missing/NotFoundPage.tsx')).NotFoundPage);
