/** What mails say in English to regulars of a series. */
export const englishRegulars = {
  regularWelcome: {
    subject: (title: string, when: string) => `You are a regular: ${title}, ${when}`,
    heading: (answer: string) => `You are a regular: ${answer}`,
    text: 'You have a standing response: it answers each date of this series as soon as that is made. We will write to you then. Of the next date:',
    link: 'This link opens your standing response on any device, so that you can change or end it. Keep it to yourself: anyone with the link can do the same.',
    button: 'My standing response',
  },
  regularDate: {
    subject: (title: string, when: string) => `The next date: ${title}, ${when}`,
    heading: (answer: string) => `The next date, and your response: ${answer}`,
    text: 'You are a regular, so this response was given for you.',
    button: 'Change or withdraw my response',
    ending: 'Do you not want to be a regular any more? What you have said of this date stays.',
    end: 'End my standing response',
  },
  seriesOver: {
    subject: (title: string) => `There are no more dates: ${title}`,
    untitled: 'A series that you were a regular of has ended',
    heading: 'The series has ended',
    text: 'The series has ended, and your standing response with it. What you have said of dates that are made stays.',
    seeLast: 'See the last date',
    last: 'This is the last mail about it.',
  },
  whyRegular: 'You get this because you are a regular of this series with this address.',
  whyRegularTyped:
    'You get this because somebody, hopefully you, became a regular on the page of a series and typed this address. If it was not you, end it or unsubscribe.',
};
