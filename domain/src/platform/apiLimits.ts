const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface ApiLimit {
  /** How many, in how many seconds. */
  points: number;
  duration: number;
}

/**
 * The limits that callers of the API meet first. The server takes these figures from here, and the page for developers
 * shows them.
 */
export const API_LIMITS = {
  /**
   * Of a network, what no cache answers, whatever it is: 60 people in a clubhouse who open four pages a minute, each with
   * what it loads, and have a poll open.
   */
  request: { points: 1_200, duration: MINUTE },
  /** Of a token: what its program asks for. It may come from where many others do. */
  token: { points: 5_000, duration: HOUR },
  /** Of a network to one event: a whole office may share an address. */
  join: { points: 60, duration: HOUR },
  /** Of all networks to one event. A party of 300 may respond to one invitation within the hour. */
  joinsOfEvent: { points: 500, duration: HOUR },
  /** Of a network, of responses to one event: each change is written, and lists are made again after it. */
  editResponse: { points: 120, duration: HOUR },
  /** Of a network: how often its people follow or leave. Each is written. */
  follow: { points: 120, duration: HOUR },
  /** Of a person: tokens for their programs, and some that were made again. */
  createToken: { points: 50, duration: DAY },
  /** Of a person: a season of a league is planned in a day. */
  createEvent: { points: 50, duration: DAY },
  /** Of a person, in batches: fifty full ones. Most of their rows say nothing new, and all are looked up. */
  batchRows: { points: 5_000, duration: HOUR },
  /** Of a network: searches in lists. Each is looked up and counted by itself, and none is kept for others. */
  search: { points: 300, duration: MINUTE },
  /** Of an event, by its organiser: each change is written, and lists are made again after it. */
  editEvent: { points: 120, duration: HOUR },
  /** Of a person: webhooks that are made, changed or deleted. */
  changeWebhook: { points: 60, duration: HOUR },
  /** Of a person: deliveries that they ask for, as tests or once more. */
  tryWebhook: { points: 60, duration: HOUR },
  /**
   * Of a host, from all webhooks together: what people can have us send to it. More of them wait. A chat service has those
   * of many clubs.
   */
  webhookRequests: { points: 3_600, duration: HOUR },
  /** Of those, from the webhooks of one person: a third, so that nobody takes a chat service away from all others. */
  webhookRequestsOfPerson: { points: 1_200, duration: HOUR },
} satisfies Record<string, ApiLimit>;

/** How many streams a network may have open: an office may be behind one address, and each of its people has a few tabs. */
export const STREAMS_OF_NETWORK_MAX = 200;

/** What a GraphQL document may select at most. The app's own stay far below; GraphiQL's introspection just fits. */
export const DOCUMENT_LIMITS = {
  tokens: 1_000,
  /** Levels of fields within fields. */
  depth: 12,
  /** The same below `__schema` and `__type`, where types are wrapped in types. */
  introspectionDepth: 18,
  aliases: 15,
  directives: 8,
  /**
   * Fields that may have to be resolved, where a list counts as the most that it may hold: about a tenth of a second.
   */
  cost: 80_000,
  /** In the variables: all fields and members of lists together. */
  variableValues: 500,
  /** In a response. */
  errors: 5,
  /** Characters in the message of one, which may quote what was sent. */
  message: 500,
} as const;

/** How many days back changes can be requested, and deleted events are reported as gone. */
export const SYNC_DAYS_MAX = 30;

/** How long the response to an `Idempotency-Key` is kept. */
export const KEY_HOURS = 24;

/** How long an `Idempotency-Key` may be, and of what: printable ASCII characters without spaces. */
export const KEY_LENGTH_MAX = 255;
export const KEY_CHARACTERS = /^[!-~]+$/;

/** How long a receiver of webhooks may take to answer. */
export const DELIVERY_SECONDS_MAX = 10;

/** For how long what is deprecated still works. */
export const DEPRECATION_DAYS = 90;

/** How many tokens a person has at most. */
export const TOKENS_MAX = 20;
/** How long a token is good for at most. */
export const TOKEN_DAYS_MAX = 365;

/** How many webhooks a person has at most. */
export const WEBHOOKS_MAX = 10;
/** How many deliveries of a webhook are kept to be looked at. */
export const DELIVERIES_KEPT = 50;
