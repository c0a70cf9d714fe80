import { registerEnumType } from 'type-graphql';

// Values equal names: GraphQL sends the name, and both transports must say the same.

export enum WebhookScopeEnum {
  OWN = 'OWN',
  PUBLIC = 'PUBLIC',
}

registerEnumType(WebhookScopeEnum, {
  name: 'WebhookScope',
  description: 'Which events and polls a webhook covers.',
  valuesConfig: {
    OWN: { description: 'Those that the person organises or co-organises, including private ones.' },
    PUBLIC: { description: 'All public ones.' },
  },
});

export enum WebhookKindEnum {
  STANDARD = 'STANDARD',
  SLACK = 'SLACK',
  DISCORD = 'DISCORD',
  MATTERMOST = 'MATTERMOST',
  TELEGRAM = 'TELEGRAM',
}

registerEnumType(WebhookKindEnum, {
  name: 'WebhookKind',
  description: 'What a receiver gets.',
  valuesConfig: {
    STANDARD: { description: 'Deliveries as they are.' },
    SLACK: { description: 'Messages for a channel of Slack.' },
    DISCORD: { description: 'Messages for a channel of Discord.' },
    MATTERMOST: { description: 'Messages for a channel of Mattermost.' },
    TELEGRAM: { description: 'Messages for a chat of Telegram.' },
  },
});

export enum WebhookDisabledEnum {
  OWNER = 'OWNER',
  FAILING = 'FAILING',
  GONE = 'GONE',
}

registerEnumType(WebhookDisabledEnum, {
  name: 'WebhookDisabled',
  description: 'Why a webhook is turned off.',
  valuesConfig: {
    OWNER: { description: 'Its owner has turned it off.' },
    FAILING: { description: 'Its receiver has accepted nothing for three days.' },
    GONE: { description: 'Its receiver answered 410.' },
  },
});

export enum DeliveryStateEnum {
  WAITING = 'WAITING',
  DELIVERED = 'DELIVERED',
  GIVEN_UP = 'GIVEN_UP',
}

registerEnumType(DeliveryStateEnum, {
  name: 'WebhookDeliveryState',
  description: 'The state of a delivery.',
  valuesConfig: {
    WAITING: { description: 'It is tried at its next attempt.' },
    DELIVERED: { description: 'The receiver has accepted it.' },
    GIVEN_UP: { description: 'It is not tried any more.' },
  },
});

export enum DeliveryProblemEnum {
  STATUS = 'STATUS',
  UNREACHABLE = 'UNREACHABLE',
  TIMEOUT = 'TIMEOUT',
  TOO_MUCH = 'TOO_MUCH',
  ADDRESS = 'ADDRESS',
  OFF = 'OFF',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(DeliveryProblemEnum, {
  name: 'WebhookDeliveryProblem',
  description: 'Why an attempt has failed, or why there was none.',
  valuesConfig: {
    STATUS: { description: 'The receiver answered with something other than 2xx.' },
    UNREACHABLE: { description: 'The receiver could not be reached.' },
    TIMEOUT: { description: 'The receiver took longer than ten seconds.' },
    TOO_MUCH: { description: 'The answer was longer than 16 KiB.' },
    ADDRESS: { description: 'The address is not public, or has no TLS.' },
    OFF: { description: 'The webhook was turned off.' },
    WITHDRAWN: { description: 'The webhook may no longer get this delivery.' },
  },
});
