/** Where each page is (spec section 2), and the files that go with it. */
export const paths = {
  home: () => '/',
  create: () => '/create',
  event: (urlHash: string) => `/events/${encodeURIComponent(urlHash)}`,
  calendarFile: (urlHash: string) => `/events/${encodeURIComponent(urlHash)}.ics`,
  about: () => '/about',
  guide: () => '/guide',
  changelog: () => '/changelog',
} as const;
