import { params } from '../../params.ts';

/** The page for developers: limits, what stays, and what has changed. Marks stand for links, code and bold words. */
export const developersRules = {
  limits: 'Limits',
  limitsText:
    'What is limited says so: <code>RateLimit</code> how much is left, and one too many is <code>429</code> with <code>Retry-After</code>.',
  limit: 'What',
  most: 'At most',
  inMinute: params('{count} a minute'),
  inHour: params('{count} an hour'),
  inDay: params('{count} a day'),
  days: params('{count} days'),
  hours: params('{count} hours'),
  seconds: params('{count} seconds'),
  limitRequest: 'Requests of a network that no cache answers',
  limitToken: 'Requests with one token',
  limitJoin: 'Responses of a network to one event',
  limitCreateEvent: 'New events of a person',
  limitEditEvent: 'Changes of one event',
  limitChangeWebhook: 'Webhooks that a person makes, changes or deletes',
  limitTryWebhook: 'Deliveries that a person asks for',
  limitTokens: 'Tokens of a person',
  limitTokenDays: 'Life of a token',
  limitWebhooks: 'Webhooks of a person',
  limitDelivery: 'Time to answer a delivery',
  limitRetries: 'Retries of a delivery',
  retriesIn: params('{count} in {hours} hours'),
  limitDeliveries: 'Deliveries that are kept to be looked at',
  limitStreams: 'Open streams of a network',
  limitPage: 'Items of a page',
  limitSync: 'How far back updatedSince reaches',
  limitKey: 'How long an Idempotency-Key counts',
  limitDepth: 'Levels of a GraphQL document',
  limitAliases: 'Aliases of a GraphQL document',
  limitCost: 'Fields that a GraphQL document may have resolved',
  stability: 'What stays, and what may change',
  stays:
    'Breaking, and therefore announced first: to remove or rename a call, a field, a parameter or a code; another type or meaning; to demand what was optional; a new scope for an old call.',
  mayChange:
    'Not breaking, at any time: new calls, fields, optional parameters, values of a list that grows (types of webhooks, codes, kinds), headers; the order of fields; words for people in <code>detail</code> and <code>message</code>; higher limits.',
  clients:
    'So let your program ignore fields that it does not know, and treat a code that it does not know by its status.',
  deprecation: 'Deprecation',
  deprecationText: params('What will go works for {days} more days at least.'),
  deprecationHow:
    'Until then a call of REST says so in the headers <code>Deprecation</code> and <code>Sunset</code> and in the OpenAPI document, a field of GraphQL by <code>@deprecated</code>, and the changelog below names what to use instead.',
  changelog: 'Changes of the API',
  changelogText: 'Follow them as <atom>Atom</atom> or <json>JSON Feed</json>.',
  kindADDED: 'Added',
  kindCHANGED: 'Changed',
  kindDEPRECATED: 'Deprecated',
  kindREMOVED: 'Removed',
} as const;
