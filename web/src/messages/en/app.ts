/** What surrounds every page. */
export const app = {
  about: 'About',
  guide: 'Guide',
  changelog: 'Changelog',
  mainNavigation: 'Main',
  menu: 'Menu',
  skip: 'Skip to content',
  madeBy: 'Made by',
  inSupportOf: 'In support of',
  language: 'Language',
  loadingPage: 'Loading page...',
  somethingWrong: 'Something went wrong',
  reload: 'Reload the page',
  offline: 'You are offline. What you have seen before can still be read.',
  backHome: 'Back to Home',
  missingScript: 'This page could not be fetched. You may be offline, or Quorum was just updated; reloading helps.',
  ourProblem: 'This page ran into a problem of our making. Nothing you saved is lost.',
} as const;
