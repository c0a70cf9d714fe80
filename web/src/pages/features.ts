interface Feature {
  name: string;
  text: string;
}

/** What the product does. Whoever makes a planned one work moves it up. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'Create and join events',
    text: 'Publish a game, a meetup or a night out. Anyone with the link can join, without an account.',
  },
  {
    name: 'Participant thresholds',
    text: 'Every event says how many it takes. A bar fills as people answer, so everyone sees whether it will happen.',
  },
  {
    name: 'Yes, or maybe',
    text: 'Say a definite yes, or a maybe with how likely you are to come. Maybes count for as much as they promise.',
  },
  {
    name: 'Recurring events',
    text: 'Weekly, biweekly or monthly: the next one appears by itself once the last has passed.',
  },
  {
    name: 'Private events',
    text: 'Kept off the home page and reachable only through a link that cannot be guessed.',
  },
  { name: 'Change your mind', text: 'Edit or cancel your response at any time, from the browser you answered with.' },
  { name: 'Archived history', text: 'Past events move to the archive, with everyone who was in.' },
];

export const PLANNED: readonly Feature[] = [
  { name: 'Weather forecasts', text: 'What the sky will be up to, on the card of each event.' },
  { name: 'Email notifications', text: 'A word when an event you are in fills up, changes or is called off.' },
  { name: 'SMS notifications', text: 'The same, where email is too slow.' },
  { name: 'Date polls', text: 'Find the day that suits the most people before you fix it.' },
];
