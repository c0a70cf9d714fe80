/** What is refused about webhooks. */
export const webhooks = {
  'webhook.unreadable': 'The webhook must be an object with url, types and scope',
  'webhook.url':
    'The URL must be an https address without a user name, such as https://example.com/hooks, at port 443 or above 1023',
  'webhook.notHttps': 'The URL must begin with https://',
  'webhook.types': 'types must be a list of types such as event.confirmed, or ["*"]',
  'webhook.scope': 'The scope must be OWN or PUBLIC',
  'webhook.tooMany': 'One account has at most {max} webhooks',
  'webhook.notThere': 'There is no such webhook among yours',
  'webhook.noDelivery': 'This webhook has no such delivery any more',
  'webhook.isDisabled': 'This webhook is turned off. Turn it on first',
  'limit.webhooks': 'Webhooks were changed or tried out too often. Please try again later',
} as const;
