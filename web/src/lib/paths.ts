/** Where each page is (spec section 2), and the files that go with it. */
export const paths = {
  home: () => '/',
  create: () => '/create',
  event: (urlHash: string) => `/events/${encodeURIComponent(urlHash)}`,
  /** Whoever opens it may become the organiser. */
  takeOver: (urlHash: string, token: string) => `/take-over/${encodeURIComponent(urlHash)}#${token}`,
  calendarFile: (urlHash: string) => `/events/${encodeURIComponent(urlHash)}.ics`,
  about: () => '/about',
  guide: () => '/guide',
  reports: () => '/reports',
  changelog: () => '/changelog',
} as const;

/** A path as one says it to others. On the server, where nobody can be told yet, it stays as it is. */
export const addressOfPage = (path: string): string =>
  typeof window === 'undefined' ? path : window.location.origin + path;
