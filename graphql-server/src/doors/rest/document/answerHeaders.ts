import type { Answer, Paths } from './OpenApi.ts';

const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string', examples: [example] },
});

/** What refusals say beside their problem, by the status. */
const OF_REFUSALS: Readonly<Record<string, Record<string, object>>> = {
  401: { 'WWW-Authenticate': header('What is wrong with the token (RFC 6750)', 'Bearer error="invalid_token"') },
  403: {
    'WWW-Authenticate': header(
      'Why an API token does not allow this call (RFC 6750)',
      'Bearer error="insufficient_scope"',
    ),
  },
  429: { 'Retry-After': header('After how many seconds to try again, if that is known', '30') },
  503: { 'Retry-After': header('After how many seconds to try again, if that is known', '5') },
};

const LINK = header(
  'If more follows, the address of the next page (RFC 8288)',
  '<https://quorum.example/api/events?first=50&after=WzE3Nzc2NjIwMDAwMDAsNDJd>; rel="next"',
);

const LOCATION = { Location: header('The address of what was created', '/api/events/q7Rk2mX9vLw4tYb8ZcN1sA') };

/** Of every answer, but where a cache may keep it for others. */
const LIMITS = {
  RateLimit: header(
    'What is left of each limit that the request counts towards, and after how many seconds it is full again; not in a response that a cache may store for others',
    '"token";r=4999;t=3600',
  ),
  'RateLimit-Policy': header('Each of these limits: how many requests in how many seconds', '"token";q=5000;w=3600'),
};

/** What the answer of a call says beside its body. */
const OF_CALLS: Readonly<Record<string, Record<string, object>>> = {
  listEvents: {
    Link: LINK,
    'Updated-Until': header(
      'With `updatedSince`: the value to send as `updatedSince` next time',
      '2026-05-01T11:58:00.000Z',
    ),
  },
  listPolls: { Link: LINK },
  listActivity: { Link: LINK },
  createEvent: LOCATION,
  upsertEvent: LOCATION,
  createPoll: LOCATION,
  duplicateEvent: LOCATION,
  importVotes: LOCATION,
  schedulePoll: LOCATION,
  joinEvent: LOCATION,
  addResponse: LOCATION,
  joinSeries: LOCATION,
  votePoll: LOCATION,
  createToken: LOCATION,
  createWebhook: LOCATION,
};

/** Says which headers answers have, beside those of `documentTags`. */
export const documentHeaders = (paths: Paths): void => {
  for (const { operationId = '', responses } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const [status, answer] of Object.entries(responses as Record<string, Answer>)) {
      const isMade = status === '201' || OF_CALLS[operationId] !== LOCATION;
      const ofCall = status.startsWith('2') && isMade ? OF_CALLS[operationId] : undefined;
      answer.headers = { ...answer.headers, ...LIMITS, ...OF_REFUSALS[status], ...ofCall };
    }
};
