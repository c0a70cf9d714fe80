import { registerEnumType } from 'type-graphql';

/** Values equal names: GraphQL sends the name, and both transports must say the same. */
export enum EventStatusEnum {
  GATHERING = 'GATHERING',
  CONFIRMED = 'CONFIRMED',
  CALLED_OFF = 'CALLED_OFF',
}

export enum DecisionRuleEnum {
  DEFINITE = 'DEFINITE',
  EXPECTED = 'EXPECTED',
}

export enum WaitlistRuleEnum {
  TAKEN_AT_ONCE = 'TAKEN_AT_ONCE',
  OFFERED_IN_ORDER = 'OFFERED_IN_ORDER',
  OFFERED_TO_ALL = 'OFFERED_TO_ALL',
}

export enum DecisionEnum {
  CONFIRM = 'CONFIRM',
  CALL_OFF = 'CALL_OFF',
  REOPEN = 'REOPEN',
}

export enum DecidedByEnum {
  CLOCK = 'CLOCK',
  ORGANISER = 'ORGANISER',
}

registerEnumType(EventStatusEnum, {
  name: 'EventStatus',
  description: 'Whether an event takes place.',
  valuesConfig: {
    GATHERING: { description: 'Nothing is decided.' },
    CONFIRMED: { description: 'It takes place.' },
    CALLED_OFF: { description: 'It does not take place, and takes no further responses.' },
  },
});

registerEnumType(DecisionRuleEnum, {
  name: 'DecisionRule',
  description: 'What the clock counts when it decides.',
  valuesConfig: {
    DEFINITE: { description: 'Only people who are certain to come.' },
    EXPECTED: { description: 'Everybody who is expected, likelihoods added up.' },
  },
});

registerEnumType(WaitlistRuleEnum, {
  name: 'WaitlistRule',
  description:
    'What happens to a place that becomes free while people are on the waitlist. A party that does not fit is always asked whether fewer of them would come.',
  valuesConfig: {
    TAKEN_AT_ONCE: { description: 'The first in line gets it at once.' },
    OFFERED_IN_ORDER: {
      description: 'It is held for the first in line, who must accept it in time; otherwise it is held for the next.',
    },
    OFFERED_TO_ALL: { description: 'Everybody in line is asked, and the first to accept gets it.' },
  },
});

registerEnumType(DecisionEnum, {
  name: 'Decision',
  description: 'What an organiser decides.',
  valuesConfig: {
    CONFIRM: { description: 'It takes place.' },
    CALL_OFF: { description: 'It does not take place.' },
    REOPEN: { description: 'It is open again.' },
  },
});

registerEnumType(DecidedByEnum, {
  name: 'DecidedBy',
  description: 'Who decided an event.',
  valuesConfig: {
    CLOCK: { description: 'The clock, at the decision time.' },
    ORGANISER: { description: 'Its organiser.' },
  },
});
