/** What text messages say in English beside the news. ShortForm: all of it, with a link, must fit 160 letters. */
export const englishSms = {
  sms: {
    /** Before the first text to a number, and after it. */
    from: 'Quorum: ',
    stop: 'STOP ends texts.',
    takes: { ANSWER: 'Reply YES, NO or MAYBE.', NO: 'Can’t come? Reply NO.' },
    day: 'EEE d LLL',
    changed: { newTime: 'New time', newPlace: 'New place', newTimeAndPlace: 'New time and place', newDetails: 'News' },
    placeFree: (title: string, when: string, until: string) => `Place till ${until}? ${title} ${when}`,
    /** What came of a reply. */
    now: {
      GOING: 'You are in.',
      WAITLISTED: 'You are on the waitlist.',
      CONDITIONAL: 'You are in if enough others are.',
      MAYBE: 'You are a maybe.',
      DECLINED: 'You are out.',
      STANDBY: 'You are out, but may be asked.',
    },
    late: 'Thank you, the seats are taken.',
    refused: 'This cannot be changed any more.',
    about: (said: string, title: string, when: string) => `${said} ${title}, ${when}`,
    stopped: 'Quorum sends you no more texts. START brings them back.',
    started: 'Quorum sends you texts again. STOP ends them.',
    help: 'Quorum tells you about events that you responded to. Reply YES, NO or MAYBE to its last question, STOP for no more texts.',
  },
};
