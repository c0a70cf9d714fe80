/** The pages of the web app (spec section 2): the server routes them, the web app shows them. */
export const PAGES = {
  home: '/',
  create: '/create',
  event: '/events/:urlHash',
  manage: '/events/:urlHash/manage',
  series: '/series/:seriesHash',
  createPoll: '/polls/new',
  poll: '/polls/:urlHash',
  takeOver: '/take-over/:urlHash',
  organise: '/organise/:urlHash',
  takeOverPoll: '/polls/:urlHash/take-over',
  about: '/about',
  guide: '/guide',
  changelog: '/changelog',
  developers: '/developers',
  reports: '/reports',
  notifications: '/notifications',
  developerSettings: '/me/developers',
  me: '/me',
} as const;

/** What pages were called before, and where each of them is now. */
export const FORMER_PAGES: Readonly<Record<string, string>> = {
  '/me/tokens': `${PAGES.developerSettings}#tokens`,
  '/webhooks': `${PAGES.developerSettings}#webhooks`,
};

export type PageName = keyof typeof PAGES;

/** A path with these values in the place of its parameters. */
export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (parameter, name: string) => {
    const value = values[name];
    return value === undefined ? parameter : encodeURIComponent(value);
  });

/** An event's preview picture. The address changes with what it shows. */
export const EVENT_PICTURE = '/events/:urlHash/preview/:language/:digest.png';

/** What a webhook is told of one type, as a test sends it. */
export const WEBHOOK_SAMPLE = '/developers/webhooks/:type.json';

/** Pages of a form each, which the server writes whole and which needs no script. It is sent to the address of its page. */
export const FORM_PAGES = {
  join: '/events/:urlHash/join',
  editResponse: '/events/:urlHash/responses/:participantId/edit',
  removeResponse: '/events/:urlHash/responses/:participantId/remove',
  /** To which a mail leads that asks somebody whether they come. */
  ask: '/answer/:token',
} as const;

/** The same of a poll: to vote, and to change one's votes. */
export const POLL_FORM_PAGES = {
  vote: '/polls/:urlHash/vote',
  editVote: '/polls/:urlHash/votes/:voterId/edit',
} as const;
