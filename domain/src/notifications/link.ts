import { PAGES } from '../pages.ts';

/** By what a link to the notifications of a response names it, in the query; and its token, behind the `#`: it is not logged. */
export const NOTIFICATIONS_LINK = { event: 'event', response: 'response', token: 'token' } as const;

/** The page for choosing notifications: about the event of a response, if one is named, as the holder of that token. */
export const notificationsPath = (
  response?: { urlHash: string; id: string | number },
  token?: string | null,
): string => {
  if (!response) return PAGES.notifications;
  const { event, response: name, token: fragment } = NOTIFICATIONS_LINK;
  const search = `?${event}=${response.urlHash}&${name}=${response.id}`;
  return `${PAGES.notifications}${search}${token ? `#${fragment}=${token}` : ''}`;
};
