import { again, none, type Row, who, yes } from './matrixWorld.ts';

/** What people do with what is theirs, but for the deletion of their account. */
export const ACCOUNT_ROWS: readonly Row[] = [
  ['list their own events', (door, { caller }) => door.ownEvents(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'read the number of their account',
    (door, { caller }) => door.accountPhone(caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  [
    'take the number of their account away',
    (door, { caller }) => door.updateAccountPhone({ phone: null }, caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  // none was left
  [
    'confirm the number of their account',
    (door, { caller }) => door.confirmAccountPhone('123456', caller),
    [who, who, who, again, again, again, again],
  ],
  [
    'have a code sent to the number of their account',
    (door, { caller }) => door.sendAccountPhoneCode(caller),
    [who, who, who, again, again, again, again],
  ],
  ['get work for the browser', (door, { caller }) => door.phoneChallenge(caller), [yes, yes, yes, yes, yes, yes, yes]],
  [
    'end the notifications of a device whose address they know',
    (door, { caller }) => door.removePushSubscription(caller),
    [yes, yes, yes, yes, yes, yes, yes],
  ],
  ['follow a type of events', (door, { caller }) => door.follow(caller), [who, who, who, yes, yes, yes, yes]],
  ['follow it no longer', (door, { caller }) => door.unfollow(caller), [who, who, who, yes, yes, yes, yes]],
  ['read how they are told', (door, { caller }) => door.ownNotifications(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'change how they are told',
    (door, { caller }) => door.updateNotifications({}, { mode: 'ALL' }, caller),
    [who, who, who, yes, yes, yes, yes],
  ],
  ['make a token', (door, { caller }) => door.createToken(caller), [who, who, who, yes, yes, yes, yes]],
  ['list their tokens', (door, { caller }) => door.tokens(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'revoke a token that is not theirs',
    (door, { caller }) => door.revokeToken('999999', caller),
    [who, who, who, none, none, none, none],
  ],
  ['read how often they came', (door, { caller }) => door.reliability(caller), [who, who, who, yes, yes, yes, yes]],
  ['erase that', (door, { caller }) => door.eraseReliability(caller), [who, who, who, yes, yes, yes, yes]],
  ['make a webhook', (door, { caller }) => door.createWebhook(caller), [who, who, who, yes, yes, yes, yes]],
  ['read their webhooks', (door, { caller }) => door.webhooks(caller), [who, who, who, yes, yes, yes, yes]],
  [
    'read what a webhook of Ada’s was told',
    (door, { world, caller }) => door.webhookDeliveries(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'change it',
    (door, { world, caller }) => door.updateWebhook(world.webhook, { isActive: true }, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'give it another secret',
    (door, { world, caller }) => door.renewWebhookSecret(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'test it',
    (door, { world, caller }) => door.testWebhook(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'have it told something once more',
    (door, { world, caller }) => door.redeliverWebhook(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
  [
    'delete it',
    (door, { world, caller }) => door.deleteWebhook(world.webhook, caller),
    [who, who, who, none, none, yes, none],
  ],
];

/** The last of all. */
export const ACCOUNT_DELETION: Row = [
  'delete their account',
  (door, { caller }) => door.deleteAccount(caller),
  [who, who, who, yes, yes, yes, yes],
];
