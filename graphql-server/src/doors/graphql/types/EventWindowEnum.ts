import { registerEnumType } from 'type-graphql';

export enum EventWindowEnum {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
  ALL = 'ALL',
}

registerEnumType(EventWindowEnum, {
  name: 'EventWindow',
  description:
    'Which events to list. An event is past once its end has passed, or six hours after its start if it has no end.',
  valuesConfig: {
    UPCOMING: { description: 'Events that are not past, the next one first.' },
    PAST: { description: 'The archive: past events, the latest first.' },
    ALL: { description: 'Both, by date ascending.' },
  },
});

export enum EventOrderEnum {
  DATE_ASC = 'DATE_ASC',
  DATE_DESC = 'DATE_DESC',
  NEWEST = 'NEWEST',
}

registerEnumType(EventOrderEnum, {
  name: 'EventOrder',
  description: 'The order of a list of events.',
  valuesConfig: {
    DATE_ASC: { description: 'By their start, the earliest first.' },
    DATE_DESC: { description: 'By their start, the latest first.' },
    NEWEST: { description: 'By their publication, the latest first.' },
  },
});
