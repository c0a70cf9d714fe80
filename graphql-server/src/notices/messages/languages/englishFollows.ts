/** What mails say in English to people who follow, and the page where one ends that and other mail. */
export const englishFollows = {
  /** What a type of events is called in the reader's language, where it is known there. */
  typeName: (name: string) => name,
  announced: {
    subject: (title: string, when: string) => `New: ${title}, ${when}`,
    heading: 'There is a new event',
    because: {
      ORGANISER: (name: string) => `${name} has published it.`,
      SERIES: (name: string) => `It is another date of ${name}.`,
      TYPE: (name: string, near: string | null) => `It is of the type ${name}${near === null ? '' : `, near ${near}`}.`,
    },
    why: {
      ORGANISER: (name: string) => `You get this because you follow ${name}.`,
      SERIES: (name: string) => `You get this because you follow the series ${name}.`,
      TYPE: (name: string, near: string | null) =>
        `You get this because you follow the type ${name}${near === null ? '' : ` near ${near}`}.`,
    },
    within: (km: number, place: string) => `${place} (${km} km)`,
  },
  followDigest: {
    subject: (count: number) =>
      count === 1 ? 'A new event that you may like' : `${count} new events that you may like`,
    heading: 'New in what you follow',
    open: 'See all events',
    why: (names: string) => `You get this because you follow ${names}.`,
  },
};

/** The page where people end mail, in English. */
export const englishUnsubscribing = {
  title: 'Unsubscribe',
  done: 'Unsubscribed',
  noMore: 'You will get no more mail from Quorum.',
  noMoreOf: {
    event: 'You will get no more mail about this event.',
    poll: 'You will get no more mail about this poll.',
    follow: 'You do not follow this any more.',
  },
  resubscribe: 'Send me mail again',
  resubscribeTo: {
    event: 'Send me mail about it again',
    poll: 'Send me mail about it again',
    follow: 'Follow it again',
  },
  stopAll: 'Stop all mail from Quorum',
  stop: {
    event: 'Stop mail about this event',
    poll: 'Stop mail about this poll',
    follow: 'Stop following',
  },
  choose: 'Choose what Quorum tells you, and how',
  // in pieces: what is put between them is set in bold
  chooseWithoutScript: 'The same without JavaScript',
  about: <Piece>(address: Piece) => ['This is about mail to ', address, '.'],
  aboutOne: <Piece>(address: Piece, title: Piece) => ['This is about mail to ', address, ' on ', title, '.'],
  stays: 'Your responses to events stay as they are. The address is used for nothing else.',
  expired: 'This link has expired. Use the link in a newer mail.',
};
