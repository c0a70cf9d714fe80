import { EventPage } from '../../src/pages/EventPage.tsx';
import { renderPage } from './renderPage.tsx';

type Options = NonNullable<Parameters<typeof renderPage>[1]>;

/**
 * The page of an event.
 * @param read the event as the server has it when the page requests it
 */
export const renderEventPage = (read: () => { urlHash: string }, options: Options = {}) =>
  renderPage(<EventPage />, {
    at: `/events/${read().urlHash}`,
    path: '/events/:urlHash',
    ...options,
    answers: { EventDetail: () => ({ event: read() }), ...options.answers },
  });
