interface Change {
  /** ISO date. */
  date: string;
  title: string;
  changes: readonly string[];
}

/** Newest first. */
export const CHANGES: readonly Change[] = [
  {
    date: '2024-01-07',
    title: 'Bug fixes and mobile responsiveness',
    changes: [
      'Every page fits a phone, down to the smallest.',
      'Dialogs open from the bottom edge on small screens, near the thumb.',
      'Dates and times keep to the time zone of the event, also when the clocks change.',
      'A response can be edited and removed from the browser it was made with.',
    ],
  },
  {
    date: '2023-12-30',
    title: 'First development version',
    changes: [
      'Create events with a participant threshold, and join them without an account.',
      'Answer with a definite yes, or with a maybe and its likelihood.',
      'Private events, reachable only through their link.',
      'Recurring events: weekly, biweekly and monthly.',
      'Sign in with Google to keep track of your events.',
    ],
  },
];
