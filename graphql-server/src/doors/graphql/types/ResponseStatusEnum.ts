import { registerEnumType } from 'type-graphql';

/** Values equal names: GraphQL sends the name, and both transports are to say the same. */
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
  description: 'What became of a response.',
  valuesConfig: {
    GOING: { description: 'A yes that has a place.' },
    WAITLISTED: { description: 'A yes that waits for a place, because the event is full.' },
    CONDITIONAL: { description: 'A yes that waits until as many people are in as it asks for.' },
    MAYBE: { description: 'Anything between yes and no. It has no place.' },
    DECLINED: { description: 'A no.' },
    STANDBY: { description: 'A no that may be asked again when people are missing.' },
  },
});
