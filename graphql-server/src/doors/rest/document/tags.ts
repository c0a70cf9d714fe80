import type { Paths } from './OpenApi.ts';

/** What the calls are about, in the order in which the page shows them. */
export const TAGS = [
  { name: 'Events', description: 'Publish, find, change, decide and delete events.' },
  { name: 'Responses', description: 'Respond to events, change responses, and accept places that are offered.' },
  {
    name: 'Organising',
    description: 'Manage the responses to an event, and its co-organisers.',
  },
  { name: 'Series', description: 'Recurring events, and people who are in every time.' },
  { name: 'Polls', description: 'Find the date of an event together.' },
  { name: 'Notifications', description: 'How people are notified, and what they follow.' },
  { name: 'Webhooks', description: 'Get deliveries about what happens at an address of your own.' },
  { name: 'Account', description: "The signed-in person's own data and API tokens." },
  { name: 'About', description: 'What a client needs to know: settings, and every error code.' },
] as const;

type Tag = (typeof TAGS)[number]['name'];

/** By the beginning of the address; the first that fits. */
const TAG_OF: readonly (readonly [address: RegExp, tag: Tag])[] = [
  [
    /\/(phone-\w+|notifications)$|^\/api\/(push-subscription|follows|me\/follows|me\/notifications|me\/phone)/,
    'Notifications',
  ],
  [/^\/api\/events\/\{urlHash\}\/(join|participants\/\{participantId\}(\/(offer|payment))?)$/, 'Responses'],
  [
    /^\/api\/events\/\{urlHash\}\/(participants|attendance|messages|activity|co-organiser|hand-over|take-over)/,
    'Organising',
  ],
  [/^\/api\/events/, 'Events'],
  [/^\/api\/event-types$/, 'Events'],
  [/^\/api\/series/, 'Series'],
  [/^\/api\/polls/, 'Polls'],
  [/^\/api\/me\/webhooks/, 'Webhooks'],
  [/^\/api\/me/, 'Account'],
  [/^\/api\//, 'About'],
];

/** Says of each call what it is about. */
export const tagOperations = (paths: Paths): void => {
  for (const [path, methods] of Object.entries(paths)) {
    const tag = TAG_OF.find(([address]) => address.test(path))?.[1];
    if (tag) for (const operation of Object.values(methods)) operation.tags = [tag];
  }
};
