import { registerEnumType } from 'type-graphql';

export enum EventWindowEnum {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
}

registerEnumType(EventWindowEnum, {
  name: 'EventWindow',
  description:
    'Which events to list. An event is past once its end has passed, or six hours after a start without end.',
  valuesConfig: {
    UPCOMING: { description: 'Events that are not past, the next one first.' },
    PAST: { description: 'The archive: past events, the latest first.' },
  },
});
