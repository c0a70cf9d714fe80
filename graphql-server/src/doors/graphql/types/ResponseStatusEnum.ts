import { registerEnumType } from 'type-graphql';

/** Values equal names: GraphQL sends the name, and both transports must say the same. */
export enum ResponseStatusEnum {
  GOING = 'GOING',
  WAITLISTED = 'WAITLISTED',
  CONDITIONAL = 'CONDITIONAL',
  MAYBE = 'MAYBE',
  DECLINED = 'DECLINED',
  STANDBY = 'STANDBY',
}

registerEnumType(ResponseStatusEnum, {
  name: 'ResponseStatus',
  description: 'The status of a response.',
  valuesConfig: {
    GOING: { description: 'A yes that has a place.' },
    WAITLISTED: { description: 'A yes that waits for a place, because the event is full.' },
    CONDITIONAL: { description: 'A yes whose own condition is not met yet: too few people are in.' },
    MAYBE: { description: 'Anything between yes and no. It has no place.' },
    DECLINED: { description: 'A no.' },
    STANDBY: { description: 'A no from somebody who can be asked again when people are missing.' },
  },
});
