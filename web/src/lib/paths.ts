/** Where each page is (spec section 2). */
export const paths = {
  home: () => '/',
  create: () => '/create',
  event: (urlHash: string) => `/events/${encodeURIComponent(urlHash)}`,
  about: () => '/about',
  guide: () => '/guide',
  changelog: () => '/changelog',
} as const;
