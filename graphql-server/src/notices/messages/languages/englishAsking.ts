/** What mails say that ask people in English. */
export const englishAsking = {
  /** The buttons of notifications that ask something, and what they say then. */
  buttons: {
    in: 'I’m in',
    out: 'Can’t',
    thanks: 'Thank you for saying so.',
    failed: 'Your answer was not saved. Please try again.',
  },
  asked: {
    subject: (title: string, when: string) => `Are you in? ${title}, ${when}`,
    heading: 'Are you in?',
    decides: (when: string) => `Whether it happens is decided on ${when}.`,
    said: (answer: string) => `You said ${answer}. Do you know by now?`,
    difference: (withYou: string, withoutYou: string) =>
      `With you it is ${withYou} likely to happen, without you ${withoutYou}.`,
    button: 'Answer',
    link: 'One tap is enough. The link is for you alone, and works until the event begins.',
  },
  stillIn: {
    subject: (title: string, when: string) => `Still in? ${title}, ${when}`,
    heading: 'Still in?',
    text: 'You said yes some days ago, and the event is soon. Are you still in?',
    button: 'Still in, or can’t',
  },
  seat: {
    subject: (title: string, when: string) => `A seat is free: ${title}, ${when}`,
    heading: 'A seat is free',
    button: 'Take the seat',
    claimed: {
      subject: (title: string, when: string) => `The seat is yours: ${title}, ${when}`,
      heading: 'The seat is yours',
      text: 'Thank you. The event needed you.',
    },
    late: {
      subject: (title: string, when: string) => `The seats are taken: ${title}, ${when}`,
      heading: 'Thank you, the seats are taken',
      text: 'The event has enough people again. You stay on standby, so we may ask you another time.',
    },
  },
  fall: {
    subject: (title: string, day: string) => `At risk: ${title}, ${day}`,
    heading: 'Too few people again',
    asked: (count: number) =>
      count === 1
        ? 'The person on the standby list was asked to take a seat.'
        : `The ${count} people on the standby list were asked to take a seat.`,
    nobody: 'Nobody is on the standby list with an address, so please ask around.',
  },
  recovery: {
    subject: (title: string, day: string) => `Safe again: ${title}, ${day}`,
    heading: 'Enough people again',
  },
};
