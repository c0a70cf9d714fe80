/** What mails say about date polls in English. */
export const englishPolls = {
  whyVoterTyped:
    'You get this because somebody voted in this poll and typed this address. If it was not you, unsubscribe.',
  whyOrganiserOfPoll: 'You get this because you organise this poll.',
  voteConfirmation: {
    subject: (title: string) => `Your votes are in: ${title}`,
    heading: 'Your votes are in',
    next: 'We will write to you once a date is found.',
    link: 'This link opens your votes on any device, so that you can change or withdraw them. Keep it to yourself: anyone with the link can do the same.',
    button: 'Change or withdraw my votes',
    why: 'You get this because you voted in this poll.',
    whyTyped:
      'You get this because somebody, hopefully you, voted in this poll and typed this address. If it was not you, withdraw the votes or unsubscribe.',
  },
  datesMoved: {
    subject: (title: string) => `New times: ${title}`,
    heading: 'There are new times to vote on',
    byOrganiser: 'The organiser has moved what you voted on:',
    move: (now: string, before: string) => `${now}, instead of ${before}`,
    stays:
      'Your votes stay as they are, and count for the new times. If you cannot make them, please change your votes.',
  },
  dateFound: {
    subject: (title: string, when: string) => `There is a date: ${title}, ${when}`,
    heading: 'There is a date',
    voter: (answer: string) =>
      `The poll has found its date. What you said about it is now your response: ${answer}. You can change it on the page.`,
    organiser:
      'The best date of your poll was likely enough, so it is an event now. Everybody who voted on it now has a response.',
  },
  pollClosed: {
    subject: (title: string) => `No date yet: ${title}`,
    heading: 'Voting has ended without a date',
    because: {
      NOT_ENOUGH: 'The time to vote is over, and no date of your poll was likely enough.',
      NOT_PICKED: 'The time to vote is over, and your poll has no date yet.',
    },
    mayPick: 'You can still pick one on its page, or let it go.',
    allOver: 'All of its dates are over. You can offer new ones on its page, or let it go.',
    button: 'See the poll',
  },
  votingEnded: {
    subject: (title: string) => `Voting has ended: ${title}`,
    heading: 'Voting has ended without a date',
    because: {
      NOT_ENOUGH: 'The time to vote is over, and no date found enough people.',
      NOT_PICKED: 'The time to vote is over, and the organiser has not picked a date.',
      CLOSED: 'The organiser has closed this poll: it takes no more votes.',
    },
    mayPick: 'The organiser can still pick a date. If it is one that you voted on, we will write to you.',
    allOver: 'All of its dates are over. Nothing comes of it unless the organiser offers new ones.',
  },
  pollCancelled: {
    subject: (title: string) => `Poll cancelled: ${title}`,
    heading: 'This poll was cancelled',
    text: 'The organiser has cancelled a poll that you voted in. No event comes of it, and all votes are deleted.',
  },
};
