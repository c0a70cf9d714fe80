import { registerEnumType } from 'type-graphql';

/** Values equal names: GraphQL sends the name, and both transports must say the same. */
export enum RecurrenceFrequencyEnum {
  weekly = 'weekly',
  biweekly = 'biweekly',
  monthly = 'monthly',
}

registerEnumType(RecurrenceFrequencyEnum, {
  name: 'RecurrenceFrequency',
  description: "How often an event recurs, in wall-clock time of the event's zone.",
  valuesConfig: {
    weekly: { description: 'Every week on the same day.' },
    biweekly: { description: 'Every other week on the same day.' },
    monthly: {
      description: "Every month on the first occurrence's day, or on the month's last day where it has none.",
    },
  },
});
