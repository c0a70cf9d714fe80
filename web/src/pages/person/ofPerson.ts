// Pages of somebody who is signed in, loaded together: each by itself would cost the home page its address.
export { DeveloperSettingsPage } from './DeveloperSettingsPage.tsx';
export { MePage } from './MePage.tsx';
export { NotificationsPage } from './NotificationsPage.tsx';
export { ReportsPage } from './ReportsPage.tsx';
export { OrganisePage, TakeOverPage, TakeOverPollPage } from './TakeOverPage.tsx';
