/** What mails say in English that bring a message of an organiser. */
export const englishOrganising = {
  organiserMessage: {
    subject: (title: string, when: string) => `Message about ${title}, ${when}`,
    heading: 'The organiser writes',
    onPage: 'Read it on the event’s page.',
  },
};
