import { lazyComponent } from '../lib/lazy.tsx';
import type * as texts from './about/ofText.ts';
import type * as pages from './person/ofPerson.ts';

/** Every page but home is loaded when it is first opened, or shortly before. */
const lazyPage = (importPage: Parameters<typeof lazyComponent<object>>[0], prefetchOnInteraction = false) =>
  lazyComponent(importPage, { prefetchOnInteraction, onFailure: 'throw' });

/** One of somebody who is signed in: all of them come together. */
const pageOfPerson = (name: keyof typeof pages) => lazyPage(async () => (await import('./person/ofPerson.ts'))[name]);

const importTexts = () => import('./about/ofText.ts');

/** One of a few words: all of them come together. */
const pageOfText = (name: Exclude<keyof typeof texts, 'loadDevelopersPage'>) =>
  lazyPage(async () => (await importTexts())[name], true);

// with the form and its rules it is as large as all other pages together
export const CreatePage = lazyPage(async () => (await import('./CreatePage.tsx')).CreatePage);
export const CreatePollPage = lazyPage(async () => (await import('./CreatePollPage.tsx')).CreatePollPage);
export const PollPage = lazyPage(async () => (await import('./PollPage.tsx')).PollPage);
export const SeriesPage = lazyPage(async () => (await import('./SeriesPage.tsx')).SeriesPage);
export const EventPage = lazyPage(async () => (await import('./EventPage.tsx')).EventPage, true);
export const ManagePage = lazyPage(async () => (await import('./ManagePage.tsx')).ManagePage);
export const AboutPage = pageOfText('AboutPage');
export const GuidePage = pageOfText('GuidePage');
export const ChangelogPage = pageOfText('ChangelogPage');
export const NotFoundPage = pageOfText('NotFoundPage');
export const DevelopersPage = lazyPage(async () => (await importTexts()).loadDevelopersPage());
export const OrganisePage = pageOfPerson('OrganisePage');
export const TakeOverPage = pageOfPerson('TakeOverPage');
export const TakeOverPollPage = pageOfPerson('TakeOverPollPage');
export const MePage = pageOfPerson('MePage');
export const NotificationsPage = pageOfPerson('NotificationsPage');
export const ReportsPage = pageOfPerson('ReportsPage');
export const DeveloperSettingsPage = pageOfPerson('DeveloperSettingsPage');
