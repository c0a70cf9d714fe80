/** What is refused to programs, and about the tokens by which they act for somebody. */
export const platform = {
  'token.unreadable': 'A token has a name, scopes, and the days until it expires',
  'token.scopes': 'The scopes are a list of read, write and manage, each at most once, and at least one of them',
  'token.days': 'A token expires in 1 to {max} days',
  'token.tooMany': 'You have {max} tokens already. Revoke one that you do not need any more',
  'token.unknown': 'There is no such token',
  'token.notValid': 'This API token is not valid. It may have been revoked',
  'token.expired': 'This API token has expired. Please make another one',
  'token.scopeMissing': 'This API token is not for that: it has no scope “{scope}”',
  'externalId.unreadable': 'externalId must be 1 to {max} printable characters, without white space around them',
  'externalId.taken': 'Another of your events has this externalId',
  'externalId.notYours': 'Only the creator of an event sets its externalId',
  'externalId.differs': 'externalId must be the one of the address',
  'batch.rows': 'events must be a list of 1 to {max} events',
  'batch.dryRun': 'dryRun must be true or false',
  'response.ofSomebodyElse': 'Only a program with an API token answers for somebody else',
  'token.personAlone': 'No API token does that. Please sign in to do it yourself',
} as const;
