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
  description: 'By what the clock decides.',
  valuesConfig: {
    DEFINITE: { description: 'By the people who come for certain.' },
    EXPECTED: { description: 'By all who are expected, likelihoods added up.' },
  },
});

registerEnumType(WaitlistRuleEnum, {
  name: 'WaitlistRule',
  description:
    'What becomes of a place that is free while people wait. A party that does not fit is always asked whether fewer come.',
  valuesConfig: {
    TAKEN_AT_ONCE: { description: 'The first in line has it at once.' },
    OFFERED_IN_ORDER: {
      description: 'It is held for the first in line, who has to accept it in time; then for the next.',
    },
    OFFERED_TO_ALL: { description: 'All in line are asked, and the first to accept has it.' },
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
