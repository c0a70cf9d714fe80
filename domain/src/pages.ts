/** The pages of the web app (spec section 2): the server routes them, the web app shows them. */
export const PAGES = {
  home: '/',
  create: '/create',
  event: '/events/:urlHash',
  takeOver: '/take-over/:urlHash',
  about: '/about',
  guide: '/guide',
  changelog: '/changelog',
  reports: '/reports',
} as const;

export type PageName = keyof typeof PAGES;
