import type { englishOrganising } from './englishOrganising.ts';

/** What mails say in German that bring a message of an organiser. */
export const germanOrganising: typeof englishOrganising = {
  organiserMessage: {
    subject: (title, when) => `Nachricht zu ${title}, ${when}`,
    heading: 'Nachricht zum Event',
    onPage: 'Du liest sie auf der Seite des Events.',
  },
};
