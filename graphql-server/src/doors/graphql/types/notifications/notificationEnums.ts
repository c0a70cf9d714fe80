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
  description: 'A way by which somebody is told.',
  valuesConfig: {
    PUSH: { description: 'A notification on a device.' },
    SMS: { description: 'A text message.' },
    MAIL: { description: 'A mail.' },
  },
});

registerEnumType(NotificationModeEnum, {
  name: 'NotificationMode',
  description: 'By how many of the ways somebody is told.',
  valuesConfig: {
    FIRST: { description: 'By the first that works.' },
    ALL: { description: 'By all of them.' },
  },
});

registerEnumType(RemindBeforeEnum, {
  name: 'RemindBefore',
  description: 'How long before the start somebody is reminded.',
  valuesConfig: {
    DAY: { description: 'A day.' },
    THREE_HOURS: { description: 'Three hours.' },
    HOUR: { description: 'An hour.' },
  },
});
