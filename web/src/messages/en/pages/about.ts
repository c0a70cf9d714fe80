/** The About page. */
export const about = {
  title: 'About',
  heading: 'About Quorum',
  lead: 'A quorum is the number of people it takes. Quorum is for everything that happens once enough people are in.',
  why: 'Five-a-side needs ten players, a board game night needs four, and a workshop needs a dozen. Organisers say how many they need; everyone else says whether they will come, and how sure they are. No more counting replies in a chat, and no more standing alone on the pitch.',
  does: 'What it does',
  join: 'Create and join events',
  joinText: 'Sign in to publish a game, a meetup or a night out. Anyone who finds it can join, without an account.',
  thresholds: 'Participant thresholds',
  thresholdsText:
    'Every event says how many it takes. A bar fills as people answer, and enough are in once it is full, so everyone sees whether it will happen.',
  maybe: 'Yes, or maybe',
  maybeText:
    'Say a definite yes, or a maybe with how likely you are to come. Maybes count for as much as they promise.',
  recurring: 'Recurring events',
  recurringText: 'Weekly, biweekly or monthly: the next one appears by itself once the last has passed.',
  regulars: 'Regulars',
  regularsText:
    'A series has one address for all its dates. Say “I’m in every time” there, and you are, until you say otherwise.',
  organise: 'Questions, prices and the door',
  organiseText:
    'Organisers ask questions of their own, say what it costs, write to everybody who comes, and check people in. They can share the work with co-organisers.',
  private: 'Private events',
  privateText: 'Kept off the home page and reachable only through a link that cannot be guessed.',
  change: 'Change your mind',
  changeText:
    'Edit or cancel your response: from the browser you answered with, by the link in your mail, or signed in on any device.',
  archive: 'Archived history',
  archiveText: 'Past events move to the archive, with everyone who was in.',
  weather: 'Weather forecasts',
  weatherText: 'The forecast is on the card of each event in the next two weeks.',
  mail: 'Email notifications',
  mailText:
    'Leave an email address to hear when the event changes, is a day away or is cancelled. Organisers hear when people answer, and when enough of them are in.',
  sms: 'SMS notifications',
  smsText:
    'Leave a number to get a text when it is decided, called off, or when you are asked: reply YES, NO or MAYBE. STOP ends them.',
  polls: 'Date polls',
  pollsText: 'Let people vote on the date: the first day on which enough of them can come becomes the event.',
} as const;
