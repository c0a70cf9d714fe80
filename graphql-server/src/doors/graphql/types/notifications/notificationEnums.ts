import { registerEnumType } from 'type-graphql';

/** Values equal names: GraphQL sends the name, and both transports must say the same. */
export enum NotificationWayEnum {
  PUSH = 'PUSH',
  SMS = 'SMS',
  MAIL = 'MAIL',
}

export enum NotificationModeEnum {
  FIRST = 'FIRST',
  ALL = 'ALL',
}

export enum RemindBeforeEnum {
  DAY = 'DAY',
  THREE_HOURS = 'THREE_HOURS',
  HOUR = 'HOUR',
}

registerEnumType(NotificationWayEnum, {
  name: 'NotificationWay',
  description: 'A way in which a person is notified.',
  valuesConfig: {
    PUSH: { description: 'A notification on a device.' },
    SMS: { description: 'A text message.' },
    MAIL: { description: 'A mail.' },
  },
});

registerEnumType(NotificationModeEnum, {
  name: 'NotificationMode',
  description: 'Whether a person is notified in one way or in all of them.',
  valuesConfig: {
    FIRST: { description: 'In the first that works.' },
    ALL: { description: 'In all of them.' },
  },
});

registerEnumType(RemindBeforeEnum, {
  name: 'RemindBefore',
  description: 'How long before the start a person is reminded.',
  valuesConfig: {
    DAY: { description: 'A day.' },
    THREE_HOURS: { description: 'Three hours.' },
    HOUR: { description: 'An hour.' },
  },
});
