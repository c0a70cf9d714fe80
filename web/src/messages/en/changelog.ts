/** The Changelog. */
export const changelog = {
  title: 'Changelog',
  lead: 'What changed, newest first.',
  fixes: 'Bug fixes and mobile responsiveness',
  fitsPhones: 'Every page fits a phone, down to the smallest.',
  dialogsBelow: 'Dialogs open from the bottom edge on small screens, near the thumb.',
  keepsZone: 'Dates and times keep to the time zone of the event, also when the clocks change.',
  editFromBrowser: 'A response can be edited and removed from the browser it was made with.',
  first: 'First development version',
  thresholds: 'Create events with a participant threshold, and join them without an account.',
  maybes: 'Answer with a definite yes, or with a maybe and its likelihood.',
  private: 'Private events, reachable only through their link.',
  recurring: 'Recurring events: weekly, biweekly and monthly.',
  googleSignIn: 'Sign in with Google to keep track of your events.',
} as const;
