/** Limits and defaults of a response (spec section 9; name and email lengths are ours). */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const COMMENT_MAX = 100;

export const DEFINITE_LIKELIHOOD = 1;
export const DEFAULT_LIKELIHOOD = 0.5;
/** The slider of the join form. */
export const JOIN_LIKELIHOOD = { min: 0, max: 1, step: 0.1 } as const;
/** The slider of Edit Response: 10 % to 90 % in steps of 10. */
export const EDIT_LIKELIHOOD = { min: 0.1, max: 0.9, step: 0.1 } as const;

/** The name of a response whose owner has deleted their account, as it is stored; each reader sees it in their language. */
export const FORMER_PARTICIPANT = 'Former participant';

/** 'Yes, if at least so many people are in', the person and their guests included. */
export const CONDITION = { min: 2, max: 1_000 } as const;

export const RESPONSES_MAX = 1_000;

/** How many responses a browser proves to be its own at once: the newest of those whose tokens it holds. */
export const RESPONSE_CREDENTIALS_MAX = 200;

/** Where a visitor's browser keeps the token of a response. */
export const responseTokenKey = (participantId: string | number) => `response-token-${participantId}`;

/** Where a browser keeps the number of the response that it gave to an event. */
export const respondedEventKey = (urlHash: string) => `responded-event-${urlHash}`;

/** The same of votes: responses have numbers of their own. */
export const voteTokenKey = (voterId: string | number) => `vote-token-${voterId}`;
export const votedPollKey = (urlHash: string) => `voted-poll-${urlHash}`;
