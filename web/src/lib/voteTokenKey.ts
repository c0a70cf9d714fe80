/** What the keys begin with under which a browser keeps the tokens of its votes. */
export const VOTE_TOKEN = 'vote-token-';
